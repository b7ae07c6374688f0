import { INVITATION_DAYS, type InviteInput, type InviteResult, inviteSchema } from '@placard/domain'
import { useState } from 'react'
import { Form } from '../form/form.js'
import { RadioGroupField } from '../radio-group-field/radio-group-field.js'
import { InviteEmails } from './invite-emails.js'
import { InviteResults } from './invite-results.js'

export interface InviteFormProps {
  /** Invites, and says what became of each address; what it throws is shown, and what was typed stays. */
  onSubmit: (values: InviteInput) => Promise<readonly InviteResult[]>
  /** The addresses to begin with. */
  emails?: readonly string[]
  /** Hears whether there is something that is not sent. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined
  /** Class name of the form. */
  className?: string
}

const roles = [
  { value: 'advertiser', label: 'Advertiser', description: 'Books campaigns and sees their own' },
  { value: 'agency', label: 'Agency', description: 'Runs campaigns for others and sees those it works on' },
]

/** Invites many people at once and lists what became of each. What was no address stays in the field to be mended. */
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
        Each gets a mail with a link that works once, for {INVITATION_DAYS} days.
      </p>
    </Form>
  )
}
