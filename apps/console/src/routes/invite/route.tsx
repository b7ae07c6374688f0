import { mayManageUsers } from '@placard/domain'
import { UnsavedGuard } from '@placard/forms'
import { useState } from 'react'
import { useBlocker, useSearchParams } from 'react-router-dom'
import { inviteUsersMutation } from '../../data/users.js'
import { useCreation } from '../../parts/use-creation.js'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'
import { useUser } from '../../state/session-store.js'
import { InviteScreen } from './invite-screen.js'

/** Invites users; the URL may contain an email that the user search did not find. */
export default function InviteRoute() {
  const user = useUser()
  const [params] = useSearchParams()
  const email = params.get('email')
  const invite = useCreation(inviteUsersMutation)
  const [dirty, setDirty] = useState(false)
  const unsent = dirty && user !== undefined
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsent && currentLocation.pathname !== nextLocation.pathname,
  )
  useCrumbs([{ label: 'Admin', to: paths.admin }, { label: 'Invite users' }])
  return (
    <>
      <PageTitle>Invite users</PageTitle>
      <UnsavedGuard
        when={unsent}
        blocker={blocker}
        title="Leave without inviting?"
        description="Your invitations aren’t sent yet."
        leaveLabel="Leave without inviting"
      />
      {user && (
        <InviteScreen
          allowed={mayManageUsers(user.role)}
          emails={email ? [email] : undefined}
          onInvite={invite}
          onDirtyChange={setDirty}
        />
      )}
    </>
  )
}
