import { UnsavedGuard } from '@placard/forms'
import { useState } from 'react'
import { saveProfile } from '../../data/profile.js'
import { signOut } from '../../data/session.js'
import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'
import { useUser } from '../../shell/session-store.js'
import { ThemeControl } from '../../shell/theme-control.js'
import { ProfileScreen } from './profile-screen.js'

/** Who is signed in, and what this browser remembers for them. */
export default function ProfileRoute() {
  const user = useUser()
  const [dirty, setDirty] = useState(false)
  useCrumbs([{ label: 'Profile' }])
  return (
    <>
      <PageTitle>Profile</PageTitle>
      <UnsavedGuard when={dirty && user !== undefined} />
      {user && (
        <ProfileScreen
          user={user}
          themeControl={<ThemeControl />}
          onSave={saveProfile}
          onDirtyChange={setDirty}
          onSignOut={() => void signOut()}
        />
      )}
    </>
  )
}
