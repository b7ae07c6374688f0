import type { UndeliveredInvitation } from '@placard/domain'
import { useTranslate } from '@placard/forms'
import { Alert, TimeText, useLabels } from '@placard/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'
import { adminLabels } from './admin-labels.js'

export interface UndeliveredInvitationsProps {
  /** Invitations whose emails were given up. */
  invitations: readonly UndeliveredInvitation[]
  /** Adds links to invite the addresses again. @default false */
  withLinks?: boolean
}

/** Lists invitations that could not be delivered, with the reasons; nothing if there are none. */
export function UndeliveredInvitations({ invitations, withLinks = false }: UndeliveredInvitationsProps) {
  const labels = useLabels('admin', adminLabels)
  const translate = useTranslate()
  if (invitations.length === 0) return null
  return (
    <Alert tone="warning" title={labels.undeliveredInvitations(invitations.length)}>
      <ul className="flex max-h-60 flex-col gap-2 overflow-y-auto">
        {invitations.map(({ email, at, problem }) => (
          <li key={email} className="wrap-anywhere">
            <span className="font-medium text-ink">{email}</span> · <TimeText value={at} format="date-time" />
            <br />
            {labels.notDelivered(translate(problem))}{' '}
            {withLinks && (
              <Link className="underline" to={`${paths.invite}?${new URLSearchParams({ email })}`}>
                {labels.inviteAgain(email)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
