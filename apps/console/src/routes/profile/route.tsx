import { UnsavedGuard } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { updateProfileMutation } from '../../data/account/profile.js'
import { signOut, signOutEverywhereMutation } from '../../data/account/session.js'
import { useNavigationBlocker } from '../../parts/navigation-blocker.js'
import { ThemeControl } from '../../shell/appearance/theme-control.js'
import { useChangePassword } from '../../shell/layouts/use-change-password.js'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'
import { useUser } from '../../state/session-store.js'
import { AccessTokensCard } from './access-tokens-card.js'
import { DensityControl, LanguageControl, MenuControl, SingleKeysControl } from './appearance-controls.js'
import { profileLabels } from './profile-labels.js'
import { ProfileScreen } from './profile-screen.js'

/** Profile of the signed-in user, and the settings of the console. */
export default function ProfileRoute() {
  const labels = useLabels('profile', profileLabels)
  const user = useUser()
  const save = useMutation(updateProfileMutation)
  const signOutEverywhere = useMutation(signOutEverywhereMutation)
  const changePassword = useChangePassword(user?.email ?? '')
  const [dirty, setDirty] = useState(false)
  const unsaved = dirty && user !== undefined
  const blocker = useNavigationBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useCrumbs([{ label: labels.profile }])
  return (
    <>
      <PageTitle>{labels.profile}</PageTitle>
      <UnsavedGuard when={unsaved} blocker={blocker} />
      {user && (
        <ProfileScreen
          user={user}
          themeControl={<ThemeControl />}
          languageControl={<LanguageControl />}
          densityControl={<DensityControl />}
          menuControl={<MenuControl />}
          singleKeysControl={<SingleKeysControl />}
          accessTokens={<AccessTokensCard />}
          onSave={async (input) => void (await save.mutateAsync(input))}
          onDirtyChange={setDirty}
          onChangePassword={changePassword.show}
          onSignOut={() => void signOut()}
          onSignOutEverywhere={signOutEverywhere.mutateAsync}
        />
      )}
      {changePassword.dialog}
    </>
  )
}
