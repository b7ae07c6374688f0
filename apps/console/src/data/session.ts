import { accountEndpoints, authEndpoints, type LoginInput } from '@placard/domain'
import { flushDeletions } from '../state/pending-deletions.js'
import { currentSession, endSession, isCheckedLately, keepSession } from '../state/session-store.js'
import { call } from './api.js'

/** Signs in; the flag turns true for the whole console. Throws what the server said when it refuses. */
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
  // The form that ends it is no draft that could be lost.
  endSession(onPurpose, false)
  try {
    await call(authEndpoints.logout)
  } catch {
    // Signed out here whether or not the server could be told; its session expires by itself.
  }
}

/** Ends the session here as soon as what was deleted is, and on the server as soon as it hears of it. */
export const signOut = (): Promise<void> => leave(true)

/** Ends every session of the user, on all devices. Throws when the server could not be told; then nothing has ended. */
export async function signOutEverywhere(): Promise<void> {
  await flushDeletions()
  await call(accountEndpoints.signOutEverywhere)
  endSession(true, false)
}

/** Does what leaves nobody signed in, whatever comes of it: whoever was signed in is not any more. */
export async function thenSignedOut(work: () => Promise<void>): Promise<void> {
  const before = currentSession()?.lastLogin
  try {
    await work()
  } finally {
    // Told to the server before anybody can sign in again: its answer would end that session too. One that began in
    // the meantime is left alone.
    if (before !== undefined && currentSession()?.lastLogin === before) await leave(false)
  }
}

/** Asks the server who is signed in; what it says counts for whoever is signed in still. Where it says nothing, all stays as it is. */
export async function askServer(): Promise<void> {
  const asked = currentSession()?.user.id
  try {
    const { data } = await call(authEndpoints.me)
    // Who left, changed or was never there is not brought in.
    if (asked !== undefined && currentSession()?.user.id === asked) keepSession(data, false)
  } catch {
    // A refusal (401) has ended the session already; anything else is for the screens to say.
  }
}

/**
 * The current-user check: answered from local data within 6 seconds of the last request, else by the server. A refusal
 * ends the session; a server that cannot be reached does not.
 */
export async function checkSession(): Promise<void> {
  if (currentSession() && !isCheckedLately()) await askServer()
}
