import { emailOfVerifyCode, type VerifyQuery } from '@placard/domain'
import { useEffect, useRef, useState } from 'react'
import { type AccountArrival, useAccountArrival } from '../../parts/account-arrival.js'
import { whenNeeded } from '../../parts/when-needed.js'
import { paths } from '../../paths.js'
import { useNavigation } from '../../shell/navigation.js'

/** Few come by such a link: the code of the call is loaded when somebody does. */
async function verify(link: VerifyQuery): Promise<void> {
  const { verifyEmail } = await whenNeeded(() => import('../../data/accounts.js'))
  await verifyEmail(link)
}

/** What is said on the way in. */
export interface SignInArrival {
  verification?: 'checking' | 'verified' | undefined
  verifyProblem?: unknown
  notice?: string | undefined
  email?: string | undefined
}

/** Verifies the address that the link of a mail names, once, and answers what the sign-in screen says on arrival. */
export function useVerification(): SignInArrival {
  const { place, go } = useNavigation()
  const query = new URLSearchParams(place.search)
  const { verified, ...arrival } = useAccountArrival()
  const verifyCode = query.get('verifyCode')
  const code = query.get('code')
  const link = verifyCode === null ? undefined : JSON.stringify([verifyCode, code])
  const asked = useRef<{ link: string; answer: Promise<void> }>(undefined)
  const [failure, setFailure] = useState<{ link: string; problem: unknown }>()
  const email = emailOfVerifyCode(verifyCode ?? '')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the way on does not change with where one is.
  useEffect(() => {
    if (link === undefined) return
    // A link works once, so that nothing may send it twice.
    if (asked.current?.link !== link) asked.current = { link, answer: verify({ verifyCode, code }) }
    let isHere = true
    asked.current.answer.then(
      // A reload has nothing to verify any more, but still says so.
      () => isHere && go(paths.signIn, { replace: true, state: { verified: true, email } as AccountArrival }),
      (problem: unknown) => isHere && setFailure({ link, problem }),
    )
    return () => {
      isHere = false
    }
  }, [link, verifyCode, code, email])

  if (link === undefined) return { ...arrival, verification: verified ? 'verified' : undefined }
  if (failure?.link === link) return { email, verifyProblem: failure.problem }
  return { email, verification: 'checking' }
}
