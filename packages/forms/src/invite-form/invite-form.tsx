import { INVITATION_DAYS, type InviteInput, type InviteResult, inviteSchema } from '@placard/domain'
import { useState } from 'react'
import { Form } from '../form/form.js'
import { RadioGroupField } from '../radio-group-field/radio-group-field.js'
import { InviteEmails } from './invite-emails.js'
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
