import { type InviteInput, type InviteResult, inviteSchema, isEmail } from '@placard/domain/account'
import {
  INVITATION_DAYS,
  INVITATION_MS,
  INVITE_RESULT_LABELS,
  invalidAddresses,
  MAX_INVITED_AT_ONCE,
} from '@placard/domain/internal/account'
import { Status, TimeText, type Tone, useLabels } from '@placard/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { EmailsField } from '../../fields/emails-field/emails-field.js'
import { RadioGroupField } from '../../fields/radio-group-field/radio-group-field.js'
import { useTranslate } from '../../use-translate.js'

const defaultLabels = {
  sendFailed: 'The invitations could not be sent. Please try again.',
  nobodyWasInvited: 'Nobody was invited',
  invited: (count: number, all: number) =>
    count < all ? `${count} of ${all} invited` : count === 1 ? '1 person invited' : `${count} people invited`,
  sendInvitations: 'Send invitations',
  inviteUsers: 'Invite users',
  role: 'Role',
  hint: (days: number) => `Each person gets an email with a one-time link, valid for ${days} days.`,
  emails: 'Emails',
  emailsHint: (max: number) => `Separate addresses with Enter or a comma, or paste a list of up to ${max}.`,
  acceptUntil: 'The invitation can be accepted until ',
  acceptUntilEnd: '.',
  mend: (count: number) =>
    count === 1
      ? 'One that is no email stays in the field above: mend it and send again.'
      : `${count} that are no emails stay in the field above: mend them and send again.`,
  advertiser: 'Advertiser',
  advertiserHint: 'Books campaigns and sees only their own',
  agency: 'Agency',
  agencyHint: 'Runs campaigns for advertisers and sees only those',
}

/** Texts of the invite form. */
export type InviteFormLabels = typeof defaultLabels

export interface InviteFormProps {
  /** Sends the invitations and returns a result per address. Errors thrown are shown and the input is kept. */
  onSubmit: (values: InviteInput) => Promise<readonly InviteResult[]>
  /** Initial email addresses. */
  emails?: readonly string[] | undefined
  /** Initially selected role. @default none */
  role?: InviteInput['role'] | undefined
  /** Called with whether there is input that has not been submitted. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined
  /** Class name of the form. */
  className?: string
}

/** Form to invite several people, with a result per address. Invalid addresses stay in the field. */
export function InviteForm({ onSubmit, emails = [], role, onDirtyChange, className }: InviteFormProps) {
  const labels = useLabels('inviteForm', defaultLabels)
  const roles = [
    { value: 'advertiser', label: labels.advertiser, description: labels.advertiserHint },
    { value: 'agency', label: labels.agency, description: labels.agencyHint },
  ]
  const [outcome, setOutcome] = useState<{ results: readonly InviteResult[]; at: number }>()
  return (
    <Form
      schema={inviteSchema}
      defaultValues={{ emails: [...emails], ...(role && { role }) }}
      onSubmit={async (values) => {
        setOutcome(undefined)
        const results = await onSubmit(values)
        setOutcome({ results, at: Date.now() })
      }}
      fallback={labels.sendFailed}
      failureTitle={labels.nobodyWasInvited}
      submitLabel={labels.sendInvitations}
      aria-label={labels.inviteUsers}
      onDirtyChange={onDirtyChange}
      className={className}
      footer={outcome && <InviteResults {...outcome} />}
    >
      <InviteEmails results={outcome?.results} />
      <RadioGroupField name="role" label={labels.role} options={roles} variant="card" direction="horizontal" />
      <p className="text-dense text-ink-muted">{labels.hint(INVITATION_DAYS)}</p>
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
  const labels = useLabels('inviteForm', defaultLabels)
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
      label={labels.emails}
      addressSchema={addressSchema}
      hint={labels.emailsHint(MAX_INVITED_AT_ONCE)}
    />
  )
}

interface InviteResultsProps {
  /** Result per address. */
  results: readonly InviteResult[]
  /** Time of the invitation in ms since 1970. */
  at: number
}

const TONES: Record<InviteResult['result'], Tone> = {
  'not-an-email': 'danger',
  'has-account': 'neutral',
  invited: 'success',
}
const ORDER = Object.keys(TONES)

/** List of results per address, problems first. Takes focus when it appears. */
function InviteResults({ results, at }: InviteResultsProps) {
  const labels = useLabels('inviteForm', defaultLabels)
  const translate = useTranslate()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // New results move focus again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results move focus to the list.
  useEffect(() => heading.current?.focus(), [results])

  const sorted = results.toSorted((one, other) => ORDER.indexOf(one.result) - ORDER.indexOf(other.result))
  const mend = invalidAddresses(results).length
  const invited = results.filter(({ result }) => result === 'invited').length
  return (
    <section aria-labelledby={id} data-slot="invite-results" className="border-line-subtle border-t pt-4">
      <h3 ref={heading} id={id} tabIndex={-1} className="font-semibold text-body text-ink outline-none">
        {invited === 0 ? labels.nobodyWasInvited : labels.invited(invited, results.length)}
      </h3>
      <p className="mt-1 max-w-[72ch] text-pretty text-dense text-ink-muted">
        {invited > 0 && (
          <>
            {labels.acceptUntil}
            <TimeText value={at + INVITATION_MS} format="date" />
            {labels.acceptUntilEnd}{' '}
          </>
        )}
        {mend > 0 && labels.mend(mend)}
      </p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        aria-labelledby={id}
        className="mt-2 max-h-90 divide-y divide-line-subtle overflow-y-auto"
      >
        {sorted.map(({ email, result }) => (
          <li key={email} className="flex min-h-10 items-center justify-between gap-4 py-2 text-dense text-ink">
            <span className="min-w-0 truncate" title={email}>
              {email}
            </span>
            <Status tone={TONES[result]} className="shrink-0">
              {translate(INVITE_RESULT_LABELS[result])}
            </Status>
          </li>
        ))}
      </ul>
    </section>
  )
}
