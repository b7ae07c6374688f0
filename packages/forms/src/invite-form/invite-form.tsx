import {
  INVITATION_DAYS,
  type InviteInput,
  type InviteResult,
  invalidAddresses,
  inviteSchema,
  isEmail,
  MAX_INVITED_AT_ONCE,
} from '@placard/domain'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as z from 'zod'
import { EmailsField } from '../emails-field/emails-field.js'
import { Form } from '../form/form.js'
import { RadioGroupField } from '../radio-group-field/radio-group-field.js'
import { InviteResults } from './invite-results.js'

export interface InviteFormProps {
  /** Sends the invitations and returns a result per address. Errors thrown are shown and the input is kept. */
  onSubmit: (values: InviteInput) => Promise<readonly InviteResult[]>
  /** Initial email addresses. */
  emails?: readonly string[]
  /** Called with whether there is input that has not been submitted. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined
  /** Class name of the form. */
  className?: string
}

const roles = [
  { value: 'advertiser', label: 'Advertiser', description: 'Books campaigns and sees only their own' },
  { value: 'agency', label: 'Agency', description: 'Runs campaigns for advertisers and sees only those' },
]

/** Form to invite several people, with a result per address. Invalid addresses stay in the field. */
export function InviteForm({ onSubmit, emails = [], onDirtyChange, className }: InviteFormProps) {
  const [outcome, setOutcome] = useState<{ results: readonly InviteResult[]; at: number }>()
  return (
    <Form
      schema={inviteSchema}
      defaultValues={{ emails: [...emails] }}
      onSubmit={async (values) => {
        setOutcome(undefined)
        const results = await onSubmit(values)
        setOutcome({ results, at: Date.now() })
      }}
      fallback="The invitations could not be sent. Please try again."
      failureTitle="Nobody was invited"
      submitLabel="Send invitations"
      aria-label="Invite users"
      onDirtyChange={onDirtyChange}
      className={className}
      footer={outcome && <InviteResults {...outcome} />}
    >
      <InviteEmails results={outcome?.results} />
      <RadioGroupField name="role" label="Role" options={roles} variant="card" direction="horizontal" />
      <p className="text-dense text-ink-muted">
        Each person gets an email with a one-time link, valid for {INVITATION_DAYS} days.
      </p>
    </Form>
  )
}

interface InviteEmailsProps {
  /** Results of the last submit. */
  results: readonly InviteResult[] | undefined
}

const addressSchema = z.string().refine(isEmail)

/** Field for the addresses to invite. After a submit, rejected addresses remain. */
function InviteEmails({ results }: InviteEmailsProps) {
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
