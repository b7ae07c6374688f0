import { endpoints, type LoginInput } from '@placard/domain'
import { currentSession, endSession, isCheckedLately, keepSession } from '../shell/session-store.js'
import { call } from './api.js'

/** Signs in; the flag turns true for the whole console. Throws what the server said when it refuses. */
export async function signIn(input: LoginInput): Promise<void> {
  try {
    keepSession(await call(endpoints.login, { body: { method: 'password', ...input } }), true)
  } catch (refusal) {
    endSession()
    throw refusal
  }
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
export async function signOut(): Promise<void> {
  endSession(true)
  try {
    await call(endpoints.logout)
  } catch {
    // Signed out here whether or not the server could be told; its session expires by itself.
  }
}

/**
 * The current-user check: answered from local data within 6 seconds of the last request, else by the server. A refusal
 * ends the session; a server that cannot be reached does not.
 */
export async function checkSession(): Promise<void> {
  if (!currentSession() || isCheckedLately()) return
  try {
    keepSession((await call(endpoints.me)).data, false)
  } catch {
    // A refusal (401) has ended the session already; anything else is for the screens to say.
  }
}
