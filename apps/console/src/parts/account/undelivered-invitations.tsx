import type { UndeliveredInvitation } from '@placard/domain/internal/account'
import { useTranslate } from '@placard/forms'
import { Alert, Button, TimeText, useLabels } from '@placard/ui'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'
import { adminLabels } from './admin-labels.js'

export interface UndeliveredInvitationsProps {
  /** Invitations whose emails were given up. */
  invitations: readonly UndeliveredInvitation[]
  /** Adds links to invite the addresses again. @default false */
  withLinks?: boolean
  /** Withdraws the invitation of an address; resolves when the list is up to date. */
  onWithdraw: (email: string) => Promise<unknown>
}

/** Lists invitations that could not be delivered, with the reasons; nothing if there are none. */
export function UndeliveredInvitations({ invitations, withLinks = false, onWithdraw }: UndeliveredInvitationsProps) {
  const labels = useLabels('admin', adminLabels)
  const translate = useTranslate()
  const region = useRef<HTMLDivElement>(null)
  const [leaving, setLeaving] = useState<string>()
  const withdraw = async (email: string) => {
    setLeaving(email)
    await onWithdraw(email)
    setLeaving(undefined)
    // The button that had focus is gone with its row.
    requestAnimationFrame(() => document.activeElement === document.body && region.current?.focus())
  }
  return (
    <div ref={region} tabIndex={-1} className="outline-none empty:hidden">
      {invitations.length > 0 && (
        <Alert tone="warning" title={labels.undeliveredInvitations(invitations.length)}>
          <ul className="flex max-h-60 flex-col gap-2 overflow-y-auto">
            {invitations.map(({ email, role, at, problem }) => (
              <li key={email} className="wrap-anywhere flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 flex-1 basis-64">
                  <span className="font-medium text-ink">{email}</span> · <TimeText value={at} format="date-time" />
                  <br />
                  {labels.notDelivered(translate(problem))}{' '}
                  {withLinks && (
                    <Link className="underline" to={`${paths.invite}?${new URLSearchParams({ email, role })}`}>
                      {labels.inviteAgain(email)}
                    </Link>
                  )}
                </span>
                <Button
                  size="sm"
                  loading={leaving === email}
                  aria-label={labels.withdrawInvitation(email)}
                  onClick={() => void withdraw(email)}
                >
                  {labels.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
