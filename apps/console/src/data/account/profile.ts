import type { OwnPasswordInput, ProfileInput, User } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import type { Language } from '@placard/domain/report'
import { mutationOptions } from '@tanstack/react-query'
import { currentSession, keepUser } from '../../state/session-store.js'
import { call } from '../api.js'
import { invalidateAccessTokens } from './access-tokens.js'

const save = async (body: ProfileInput) => (await call(endpoints.updateProfile, { body })).data

/** Saves run one after the other, so that the last choice holds. */
const scope = { id: 'profile' }

/** Saves the names of the signed-in user, also for other tabs. */
export const updateProfileMutation = mutationOptions({ scope, mutationFn: save, onSuccess: keepUser })

/** Saves the language of the signed-in user's emails. */
export const updateLanguageMutation = mutationOptions({
  scope,
  mutationFn: async (language: Language): Promise<User | undefined> => {
    // As they are now: a change of the names may have been saved meanwhile.
    const user = currentSession()?.user
    return user && save({ first_name: user.first_name, last_name: user.last_name, language })
  },
  onSuccess: (user) => user && keepUser(user),
})

/** Changes the password of the signed-in user, ends their other sessions, and revokes the access tokens on request. */
export const updateOwnPasswordMutation = mutationOptions({
  mutationFn: (body: OwnPasswordInput) => call(endpoints.updatePassword, { body }),
  onSuccess: invalidateAccessTokens,
})
