import { inviteSchema } from '@placard/domain/account'
import { mayManageUsers } from '@placard/domain/internal/account'
import { UnsavedGuard } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createInvitationsMutation, undeliveredInvitationsQuery } from '../../data/account/users.js'
import { adminLabels } from '../../parts/account/admin-labels.js'
import { useWithdrawInvitation } from '../../parts/account/use-withdraw-invitation.js'
import { useNavigationBlocker } from '../../parts/navigation-blocker.js'
import { useCreation } from '../../parts/use-creation.js'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { useUser } from '../../state/session-store.js'
import { InviteScreen } from './invite-screen.js'

/** Invites users; the URL may contain an email that the user search did not find, and the role of an earlier invitation. */
export default function InviteRoute() {
  const labels = useLabels('admin', adminLabels)
  const user = useUser()
  const [params] = useSearchParams()
  const email = params.get('email')
  const mayInvite = user !== undefined && mayManageUsers(user.role)
  const undelivered = useQuery({ ...undeliveredInvitationsQuery, enabled: mayInvite })
  const withdraw = useWithdrawInvitation()
  const invite = useCreation(createInvitationsMutation)
  const [dirty, setDirty] = useState(false)
  const unsent = dirty && user !== undefined
  const blocker = useNavigationBlocker(
    ({ currentLocation, nextLocation }) => unsent && currentLocation.pathname !== nextLocation.pathname,
  )
  useCrumbs([{ label: labels.admin, to: paths.admin }, { label: labels.inviteUsers }])
  return (
    <>
      <PageTitle>{labels.inviteUsers}</PageTitle>
      <UnsavedGuard
        when={unsent}
        blocker={blocker}
        title={labels.leaveQuestion}
        description={labels.leaveHint}
        leaveLabel={labels.leave}
      />
      {user && (
        <InviteScreen
          allowed={mayInvite}
          undelivered={undelivered.data}
          onWithdraw={withdraw}
          emails={email ? [email] : undefined}
          role={inviteSchema.shape.role.safeParse(params.get('role')).data}
          onInvite={invite}
          onDirtyChange={setDirty}
        />
      )}
    </>
  )
}
