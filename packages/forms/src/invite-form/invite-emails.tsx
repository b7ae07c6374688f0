import { type InviteInput, type InviteResult, invalidAddresses, isEmail, MAX_INVITED_AT_ONCE } from '@placard/domain'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as z from 'zod'
import { EmailsField } from '../emails-field/emails-field.js'

export interface InviteEmailsProps {
  /** Results of the last submit. */
  results: readonly InviteResult[] | undefined
}

const addressSchema = z.string().refine(isEmail)

/** Field for the addresses to invite. After a submit, rejected addresses remain. */
export function InviteEmails({ results }: InviteEmailsProps) {
  const { getValues, reset } = useFormContext<InviteInput>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!results) return
    // The remaining addresses become the initial value, so that leaving asks nothing.
    reset({ ...getValues(), emails: invalidAddresses(results) })
    setRound((last) => last + 1)
  }, [results, getValues, reset])
  return (
    <EmailsField
      // The pending text was submitted too and must not stay.
      key={round}
      name="emails"
      label="Emails"
      addressSchema={addressSchema}
      hint={`Separate addresses with Enter or a comma, or paste a list of up to ${MAX_INVITED_AT_ONCE}.`}
    />
  )
}
