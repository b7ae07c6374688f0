import { HOME_PATH } from '@placard/domain'
import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { config } from '../../config.js'
import { signIn } from '../../data/session.js'
import { PageTitle } from '../../shell/page-title.js'
import { useUser } from '../../shell/session-store.js'
import { afterLoginTarget } from '../../shell/target.js'
import { SignInScreen } from './signin-screen.js'

// The form must not wait for the switch, whose tooltips weigh more than the form.
const ThemeControl = lazy(async () => ({ default: (await import('../../shell/theme-control.js')).ThemeControl }))

/** Sign in, then on to where the visitor wanted to go. */
export default function SignInRoute() {
  if (useUser()) return <Navigate to={afterLoginTarget() ?? HOME_PATH} replace />
  return (
    <>
      <PageTitle>Sign in</PageTitle>
      <SignInScreen
        company={config().company}
        themeControl={
          <Suspense fallback={null}>
            <ThemeControl size="sm" />
          </Suspense>
        }
        onSubmit={signIn}
      />
    </>
  )
}
