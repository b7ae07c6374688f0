import { endpoints, type OwnPasswordInput, type ProfileInput } from '@placard/domain'
import { mutationOptions } from '@tanstack/react-query'
import { keepUser } from '../../state/session-store.js'
import { call } from '../api.js'
import { invalidateAccessTokens } from './access-tokens.js'

/** Saves the names of the signed-in user, also for other tabs. */
export const saveProfileMutation = mutationOptions({
  mutationFn: async (body: ProfileInput) => (await call(endpoints.updateProfile, { body })).data,
  onSuccess: keepUser,
})

/** Changes the password of the signed-in user, ends their other sessions, and revokes the access tokens on request. */
export const changeOwnPasswordMutation = mutationOptions({
  mutationFn: (body: OwnPasswordInput) => call(endpoints.updatePassword, { body }),
  onSuccess: invalidateAccessTokens,
})
