import { HOME_PATH, type LoginInput } from '@placard/domain'
import { useEffect } from 'react'
import { whenNeeded } from '../../parts/when-needed.js'
import { afterPaint } from '../../shell/after-paint.js'
import { Redirect } from '../../shell/navigation.js'
import { PageTitle } from '../../shell/page-title.js'
import { useUser } from '../../shell/session-store.js'
import { afterLoginTarget } from '../../shell/target.js'
import { SignInScreen } from './signin-screen.js'
import { useVerification } from './use-verification.js'

const loadCalls = () => whenNeeded(() => import('../../data/session.js'))

async function signIn(input: LoginInput): Promise<void> {
  const calls = await loadCalls()
  await calls.signIn(input)
}

/** Sign in, after the link of a mail has verified the address if that led here; then on to where the visitor wanted to go. */
export default function SignInRoute() {
  const arrival = useVerification()
  // The form stands already; what sends it comes while it is filled in.
  useEffect(() => afterPaint(() => void loadCalls().catch(() => undefined)), [])
  // A link counts before who is signed in: nobody is, once it has been tried.
  const isVerifying = arrival.verification === 'checking'
  if (useUser() && !isVerifying) return <Redirect to={afterLoginTarget() ?? HOME_PATH} />
  return (
    <>
      <PageTitle>Sign in</PageTitle>
      <SignInScreen onSubmit={signIn} {...arrival} />
    </>
  )
}
