import { type InviteInput, type InviteResult, invalidAddresses, isEmail, MAX_INVITED_AT_ONCE } from '@placard/domain'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as z from 'zod'
import { EmailsField } from '../emails-field/emails-field.js'

export interface InviteEmailsProps {
  /** What became of the addresses that were sent last. */
  results: readonly InviteResult[] | undefined
}

const addressSchema = z.string().refine(isEmail)

/** The addresses to invite. Once they were sent, those remain that have to be mended first. */
export function InviteEmails({ results }: InviteEmailsProps) {
  const { getValues, reset } = useFormContext<InviteInput>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!results) return
    // What is left was answered: it begins there again, and leaving loses nothing.
    reset({ ...getValues(), emails: invalidAddresses(results) })
    setRound((last) => last + 1)
  }, [results, getValues, reset])
  return (
    <EmailsField
      // What was still being typed was sent as well: it must not stay beside the addresses.
      key={round}
      name="emails"
      label="Emails"
      addressSchema={addressSchema}
      hint={`Enter or a comma adds one. A whole list can be pasted, up to ${MAX_INVITED_AT_ONCE} at once.`}
    />
  )
}
