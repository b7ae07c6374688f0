import { endpoints, type OwnPasswordInput, type ProfileInput } from '@placard/domain'
import { keepUser } from '../state/session-store.js'
import { call } from './api.js'

/** Saves the names of the signed-in user; every place that shows them is up to date at once, in other tabs too. */
export async function saveProfile(input: ProfileInput): Promise<void> {
  const { data } = await call(endpoints.updateProfile, { body: input })
  keepUser(data)
}

/** Changes the password of the signed-in user and ends their other sessions. */
export async function changeOwnPassword(body: OwnPasswordInput): Promise<void> {
  await call(endpoints.updatePassword, { body })
}
