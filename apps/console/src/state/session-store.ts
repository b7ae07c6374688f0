import type { User } from '@placard/domain/account'
import {
  DEFAULT_SESSION_MS,
  type Expiry,
  isSessionFresh,
  isSessionValid,
  readSession,
  type Session,
  toExpiry,
} from '@placard/domain/internal/account'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { hasDraft } from './drafts.js'
import { onStoredElsewhere, parseStored, readStored, writeStored } from './storage.js'

interface SessionState {
  session: Session | undefined
  /** True if the user ended the last session; then the path for the next sign-in is not stored. */
  signedOut: boolean
  /**
   * True while an expired session is paused: its page stays because of an unsaved draft, until somebody signs in again.
   */
  paused: boolean
}

const NO_SESSION: SessionState = { session: undefined, signedOut: false, paused: false }
const store = createStore<SessionState>(() => NO_SESSION)

function stored(): Session | undefined {
  const kept = parseStored(readStored('user'))
  if (typeof kept !== 'object' || kept === null) return undefined
  const found = readSession({ ...kept, location: parseStored(readStored('location')) })
  return found && isSessionValid(found, Date.now()) ? found : undefined
}

/** Reads the session from storage: none where it is missing, invalid or over. */
export const loadSession = (): void => store.setState({ ...NO_SESSION, session: stored() })

/** Stored for a moment on signing out, so that other tabs do not pause their session for a draft. */
const SIGNED_OUT = '"signed out"'

/** Follows a session that another tab began, renewed or ended; an unsaved draft in this tab only pauses it. */
function followOtherTab(text: string | null): void {
  const { session, paused } = store.getState()
  if (text === SIGNED_OUT) store.setState(NO_SESSION)
  else if (!(text === null && session && (paused || hasDraft()))) loadSession()
  else store.setState({ paused: true })
}

loadSession()
onStoredElsewhere(['user'], followOtherTab)

function keep(session: Session): void {
  const { location, ...user } = session
  writeStored('location', JSON.stringify(location ?? null))
  writeStored('user', JSON.stringify(user))
  store.setState({ ...NO_SESSION, session })
}

/** The server's data of a session when it starts or is checked. */
export interface SessionAnswer {
  user: User
  expiry?: Expiry | undefined
  location: unknown
}

let clockOffset = 0

/** Converts a time of the server into one of this device's clock, which may be wrong. */
export const toLocalTime = (serverTime: Date): Date => new Date(serverTime.getTime() - clockOffset)

/** Begins a session after signing in (`login`), or renews it after a check. */
export function keepSession({ user, expiry, location }: SessionAnswer, login: boolean): void {
  const now = Date.now()
  // Another tab may have signed somebody else in while this check was under way, and its event is still to come.
  const other = login ? undefined : stored()
  if (other && other.user.id !== user.id) {
    loadSession()
    return
  }
  keep({
    user,
    location,
    expiry: expiry ?? toExpiry(new Date(now + clockOffset + DEFAULT_SESSION_MS)),
    lastRequest: now,
    lastLogin: login ? now : (store.getState().session?.lastLogin ?? now),
    clockOffset,
  })
}

/** Stores the changed profile of the signed-in user; nothing happens if somebody else has signed in meanwhile. */
export function keepUser(user: User): void {
  const { session, paused } = store.getState()
  if (session && !paused && session.user.id === user.id) keep({ ...session, user })
}

function forget(): void {
  for (const key of ['user', 'location', 'campaigns'] as const) writeStored(key, null)
}

/**
 * Ends the session here and, by the storage event, in every other tab. A session that ends `byItself` is only paused
 * where a draft would be lost.
 */
export function endSession(signedOut = false, byItself = !signedOut): void {
  const { session } = store.getState()
  if (!byItself) writeStored('user', SIGNED_OUT)
  forget()
  if (session && byItself && hasDraft()) store.setState({ signedOut, paused: true })
  else if (session || signedOut) store.setState({ ...NO_SESSION, signedOut })
}

/** Ends a paused session and discards its draft. */
export const leavePaused = (): void => store.setState(NO_SESSION)

/** Pauses an expired session where a draft would be lost. */
export function pauseWhenOver(): void {
  if (store.getState().session && !currentSession() && hasDraft()) endSession()
}

/**
 * Records the time of the last response and the offset of the server's clock. In memory only: storing them would wake
 * every other tab on each response, and could overwrite a session that another tab has just begun.
 */
export function recordResponse(date: Date | undefined): void {
  if (date) clockOffset = date.getTime() - Date.now()
  const { session, paused } = store.getState()
  if (session && !paused)
    store.setState({ ...NO_SESSION, session: { ...session, lastRequest: Date.now(), clockOffset } })
}

/** The session, while it is valid by the server's clock. */
export function currentSession(): Session | undefined {
  const { session, paused } = store.getState()
  return session && !paused && isSessionValid(session, Date.now()) ? session : undefined
}

/** True if the session check needs no request, because the last one was within 6 seconds. */
export function isCheckedLately(): boolean {
  const session = currentSession()
  return session !== undefined && isSessionFresh(session, Date.now())
}

/** Calls `listener` after changes, here or in another tab; returns a function that stops it. */
export const onSession = store.subscribe

/** True if the user ended the last session. */
export const leftOnPurpose = (): boolean => store.getState().signedOut

/** The user whose page is shown: the signed-in one, or that of a paused session. */
export function shownUser(): User | undefined {
  const { session, paused } = store.getState()
  return paused ? session?.user : currentSession()?.user
}

/** `shownUser` in a component; re-renders when it changes. */
export const useUser = (): User | undefined => useStore(store, shownUser)

/** True while an expired session is paused. */
export const usePaused = (): boolean => useStore(store, ({ paused }) => paused)
