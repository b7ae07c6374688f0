import type { LoginInput } from '@placard/domain/account'
import type { SignOutEverywhereInput } from '@placard/domain/internal/account'
import { accountEndpoints, authEndpoints } from '@placard/domain/internal/api'
import { mutationOptions } from '@tanstack/react-query'
import { flushDeletions } from '../../state/pending-deletions.js'
import { currentSession, endSession, isCheckedLately, keepSession } from '../../state/session-store.js'
import { call } from '../api.js'

/** Signs in and starts the session for the whole console. Throws the server's error if it refuses. */
export async function signIn(input: LoginInput): Promise<void> {
  try {
    keepSession(await call(authEndpoints.login, { body: { method: 'password', ...input } }), true)
  } catch (refusal) {
    endSession()
    throw refusal
  }
}

async function leave(onPurpose: boolean): Promise<void> {
  await flushDeletions()
  // The sign-in form is not a draft that could be lost.
  endSession(onPurpose, false)
  try {
    await call(authEndpoints.logout)
  } catch {
    // Signed out here even if the server cannot be reached; its session expires by itself.
  }
}

/** Signs out: sends pending deletions, ends the session here, then on the server. */
export const signOut = (): Promise<void> => leave(true)

/** Ends all sessions of the user, on all devices, and revokes the access tokens on request. Throws if the server cannot be reached; then nothing has changed. */
export const signOutEverywhereMutation = mutationOptions({
  mutationFn: async (body: SignOutEverywhereInput) => {
    await flushDeletions()
    await call(accountEndpoints.signOutEverywhere, { body })
    endSession(true, false)
  },
})

/** Runs a call that ends any session, and ends the session here whether or not the call succeeds. */
export async function thenSignedOut(work: () => Promise<void>): Promise<void> {
  const before = currentSession()?.lastLogin
  try {
    await work()
  } finally {
    // The server is told before anybody can sign in again, because its response would also end a newer session. A
    // session that began meanwhile is kept.
    if (before !== undefined && currentSession()?.lastLogin === before) await leave(false)
  }
}

/**
 * Asks the server who is signed in and updates the session, if it is still the same one. Without a response nothing
 * changes.
 */
export async function askServer(): Promise<void> {
  const asked = currentSession()?.user.id
  try {
    const { data } = await call(authEndpoints.me)
    // A response never starts a session: the user may have signed out or changed meanwhile.
    if (asked !== undefined && currentSession()?.user.id === asked) keepSession(data, false)
  } catch {
    // A 401 has already ended the session; screens show all other failures.
  }
}

/**
 * Checks the session: from local data within 6 seconds of the last request, else by asking the server. A 401 ends the
 * session; an unreachable server does not.
 */
export async function checkSession(): Promise<void> {
  if (currentSession() && !isCheckedLately()) await askServer()
}
