import type { VerificationLink, VerifyQuery } from '@placard/domain/account'
import { decodeVerifyCode } from '@placard/domain/internal/account'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadOnDemand } from '../../data/account/sign-in.js'
import type { VerifyEmailCardProps } from './verify-email-card.js'

/** State of the link of a verification email. */
export type LinkState =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'valid'; Card: ComponentType<VerifyEmailCardProps>; card: VerifyEmailCardProps }
  | { state: 'invalid'; problem: unknown; email: string | undefined }

/** Checks a link without using it up. The code is loaded lazily, because few visitors come by such a link. */
async function check(query: VerifyQuery): Promise<LinkState> {
  const [{ openVerificationLink }, { VerifyEmailCard, parseVerificationLink }] = await loadOnDemand(() =>
    Promise.all([import('../../data/account/accounts.js'), import('./verify-email-card.js')]),
  )
  const link: VerificationLink = parseVerificationLink(query)
  const card = { link, verification: await openVerificationLink(link) }
  return { state: 'valid', Card: VerifyEmailCard, card }
}

/** Reads the link of a verification email from the URL, and checks whether it is still valid. */
export function useVerificationLink(): LinkState {
  const { search } = useLocation()
  const [checked, setChecked] = useState<{ search: string; found: LinkState }>()
  const query = new URLSearchParams(search)
  const [verifyCode, code] = [query.get('verifyCode'), query.get('code')]

  useEffect(() => {
    if (verifyCode === null) return
    let isHere = true
    const email = decodeVerifyCode(verifyCode)
    void check({ verifyCode, code })
      .catch((problem: unknown) => ({ state: 'invalid', problem, email }) as const)
      .then((found) => isHere && setChecked({ search, found }))
    return () => {
      isHere = false
    }
  }, [search, verifyCode, code])

  if (verifyCode === null) return { state: 'none' }
  return checked?.search === search ? checked.found : { state: 'checking' }
}
