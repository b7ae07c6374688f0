import type { LoginInput } from '@placard/domain/account'
import { ApiError, UNREACHABLE } from '@placard/domain/api'
import { loadCode } from '@placard/ui'
import { mutationOptions } from '@tanstack/react-query'

/** Loads code that an action of the first screen needs. Throws the error of an unreachable server if it does not load. */
export async function loadOnDemand<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await loadCode(load)
  } catch (cause) {
    throw new ApiError(UNREACHABLE, { cause })
  }
}

/** Loads the code that signs in. The first screen shows earlier without it. */
export const loadSession = () => loadOnDemand(() => import('./session.js'))

/** Signs in and starts the session for the whole console. */
export const signInMutation = mutationOptions({
  mutationFn: async (input: LoginInput) => (await loadSession()).signIn(input),
})

/** Emails another verification link. */
export const resendVerificationMutation = mutationOptions({
  mutationFn: async (email: string) => {
    const { resendVerification } = await loadOnDemand(() => import('./accounts.js'))
    return resendVerification(email)
  },
})
