import { HOME_PATH } from '@placard/domain'
import { Navigate } from 'react-router-dom'
import { config } from '../../config.js'
import { signIn } from '../../data/session.js'
import { PageTitle } from '../../shell/page-title.js'
import { useUser } from '../../shell/session-store.js'
import { afterLoginTarget } from '../../shell/target.js'
import { SignInScreen } from './signin-screen.js'

/** Sign in, then on to where the visitor wanted to go. */
export default function SignInRoute() {
  if (useUser()) return <Navigate to={afterLoginTarget() ?? HOME_PATH} replace />
  return (
    <>
      <PageTitle>Sign in</PageTitle>
      <SignInScreen company={config().company} onSubmit={signIn} />
    </>
  )
}
