import {
  INVITATION_MS,
  INVITE_RESULT_LABELS,
  type InviteResult,
  invalidAddresses,
  inviteSummary,
} from '@placard/domain'
import { Status, TimeText, type Tone } from '@placard/ui'
import { useEffect, useId, useRef } from 'react'

export interface InviteResultsProps {
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
export function InviteResults({ results, at }: InviteResultsProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // New results move focus again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results move focus to the list.
  useEffect(() => heading.current?.focus(), [results])

  const sorted = results.toSorted((one, other) => ORDER.indexOf(one.result) - ORDER.indexOf(other.result))
  const mend = invalidAddresses(results).length
  const someInvited = results.some(({ result }) => result === 'invited')
  return (
    <section aria-labelledby={id} data-slot="invite-results" className="border-line-subtle border-t pt-4">
      <h3 ref={heading} id={id} tabIndex={-1} className="font-semibold text-body text-ink outline-none">
        {inviteSummary(results)}
      </h3>
      <p className="mt-1 max-w-[72ch] text-pretty text-dense text-ink-muted">
        {someInvited && (
          <>
            The invitation can be accepted until <TimeText value={at + INVITATION_MS} format="date" />.{' '}
          </>
        )}
        {mend > 0 && (
          <>
            {mend === 1 ? 'One that is no email stays' : `${mend} that are no emails stay`} in the field above: mend{' '}
            {mend === 1 ? 'it' : 'them'} and send again.
          </>
        )}
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
              {INVITE_RESULT_LABELS[result]}
            </Status>
          </li>
        ))}
      </ul>
    </section>
  )
}
