import type { InviteInput, InviteResult } from '@placard/domain/account'
import { ONLY_ADMINISTRATORS, type UndeliveredInvitation } from '@placard/domain/internal/account'
import { InviteForm } from '@placard/forms'
import { Card, CardBody, ErrorState, LinkButton, PageHeader, useLabels } from '@placard/ui'
import { Link } from 'react-router-dom'
import { adminLabels } from '../../parts/account/admin-labels.js'
import { UndeliveredInvitations } from '../../parts/account/undelivered-invitations.js'
import { paths } from '../../paths.js'

export interface InviteScreenProps {
  /** True if the user may invite others. */
  allowed: boolean
  /** Earlier invitations that could not be delivered. @default none */
  undelivered?: readonly UndeliveredInvitation[] | undefined
  /** Withdraws the invitation of an address. */
  onWithdraw: (email: string) => Promise<unknown>
  /** Initial addresses. */
  emails?: readonly string[] | undefined
  /** Initially selected role. @default none */
  role?: InviteInput['role'] | undefined
  /** Sends the invitations and returns the outcome for each address. */
  onInvite: (values: InviteInput) => Promise<readonly InviteResult[]>
  /** Called with `true` when the form becomes dirty and `false` when it is sent or reset. */
  onDirtyChange?: (dirty: boolean) => void
}

/** Form that invites people from outside the company; colleagues can sign up by themselves. */
export function InviteScreen({
  allowed,
  undelivered = [],
  onWithdraw,
  emails,
  role,
  onInvite,
  onDirtyChange,
}: InviteScreenProps) {
  const labels = useLabels('admin', adminLabels)
  return (
    <div className="flex max-w-160 flex-col gap-4">
      <PageHeader title={labels.inviteUsers} description={labels.inviteHint} />
      {allowed && <UndeliveredInvitations invitations={undelivered} onWithdraw={onWithdraw} />}
      <Card>
        {allowed ? (
          <CardBody>
            <h2 className="sr-only">{labels.invitations}</h2>
            <InviteForm emails={emails} role={role} onSubmit={onInvite} onDirtyChange={onDirtyChange} />
          </CardBody>
        ) : (
          <ErrorState
            kind="forbidden"
            title={ONLY_ADMINISTRATORS}
            description={labels.askAdministrator}
            action={
              <LinkButton asChild>
                <Link to={paths.dashboard}>{labels.goDashboard}</Link>
              </LinkButton>
            }
          />
        )}
      </Card>
    </div>
  )
}
