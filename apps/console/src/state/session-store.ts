import {
  DEFAULT_SESSION_MS,
  type Expiry,
  isSessionFresh,
  isSessionValid,
  readSession,
  type Session,
  toExpiry,
  type User,
} from '@placard/domain'
import { useSyncExternalStore } from 'react'
import { hasDraft } from './drafts.js'
import { onStoredElsewhere, parseStored, readStored, writeStored } from './storage.js'
import { createStore } from './store.js'

/**
 * Who is signed in, and whether the last one left of their own will (then no way back is remembered). A paused session
 * is over, but its page stays for the sake of a draft until somebody signs in over it.
 */
export interface SessionState {
  session: Session | undefined
  signedOut: boolean
  paused: boolean
}

const store = createStore<SessionState>({ session: undefined, signedOut: false, paused: false })

function stored(): Session | undefined {
  const kept = parseStored(readStored('user'))
  if (typeof kept !== 'object' || kept === null) return undefined
  const found = readSession({ ...kept, location: parseStored(readStored('location')) })
  return found && isSessionValid(found, Date.now()) ? found : undefined
}

/** Takes the session from storage: none where it is missing, damaged or over. */
export const loadSession = (): void => store.set({ session: stored(), signedOut: false, paused: false })

/** What is stored for a moment when somebody signs out, so that other tabs know that nobody wants to come back. */
const LEFT = '"signed out"'

/** Another tab began, renewed or ended a session: the same holds here, but a draft of this tab waits for its user. */
function takeOver(text: string | null): void {
  const { session, paused } = store.get()
  if (text === LEFT) store.set({ session: undefined, signedOut: false, paused: false })
  else if (!(text === null && session && (paused || hasDraft()))) loadSession()
  else if (!paused) store.set({ session, signedOut: false, paused: true })
}

loadSession()
onStoredElsewhere(['user'], takeOver)

function keep(session: Session): void {
  const { location, ...user } = session
  writeStored('location', JSON.stringify(location ?? null))
  writeStored('user', JSON.stringify(user))
  store.set({ session, signedOut: false, paused: false })
}

/** What the server says about a session when it starts or is checked. */
export interface SessionAnswer {
  user: User
  expiry?: Expiry | undefined
  location: unknown
}

let clockOffset = 0

/** Begins a session after signing in, or renews it after a check. */
export function keepSession({ user, expiry, location }: SessionAnswer, login: boolean): void {
  const now = Date.now()
  keep({
    user,
    location,
    expiry: expiry ?? toExpiry(new Date(now + clockOffset + DEFAULT_SESSION_MS)),
    lastRequest: now,
    lastLogin: login ? now : (store.get().session?.lastLogin ?? now),
    clockOffset,
  })
}

/** Keeps what the signed-in user is called now. */
export function keepUser(user: User): void {
  const { session, paused } = store.get()
  if (session && !paused) keep({ ...session, user })
}

function forget(): void {
  for (const key of ['user', 'location', 'campaigns'] as const) writeStored(key, null)
}

/** Ends the session here, and by the storage event in every other tab; one that ends by itself is only paused where a draft would be lost. */
export function endSession(signedOut = false, byItself = !signedOut): void {
  const { session } = store.get()
  if (!byItself) writeStored('user', LEFT)
  forget()
  if (session && byItself && hasDraft()) store.set({ session, signedOut, paused: true })
  else if (session || signedOut) store.set({ session: undefined, signedOut, paused: false })
}

/** Gives up the draft for whose sake the session was only paused. */
export const leavePaused = (): void => store.set({ session: undefined, signedOut: false, paused: false })

/** Pauses a session that is over by the clock, where a draft would be lost. */
export function pauseWhenOver(): void {
  if (store.get().session && !currentSession() && hasDraft()) endSession()
}

/**
 * Notes that the server answered just now, and how far its clock is from ours. In memory: storing it would wake every
 * other tab at each answer, and could overwrite a session that another tab has just begun.
 */
export function noteAnswer(date: Date | undefined): void {
  if (date) clockOffset = date.getTime() - Date.now()
  const { session, paused } = store.get()
  if (session && !paused)
    store.set({ session: { ...session, lastRequest: Date.now(), clockOffset }, signedOut: false, paused })
}

/** The session, while it is valid by the server's clock. */
export function currentSession(): Session | undefined {
  const { session, paused } = store.get()
  return session && !paused && isSessionValid(session, Date.now()) ? session : undefined
}

/** Whether the session check needs no server: the last request was within 6 seconds. */
export function isCheckedLately(): boolean {
  const session = currentSession()
  return session !== undefined && isSessionFresh(session, Date.now())
}

/** Tells of changes, here or in another tab. */
export const onSession = store.subscribe

/** Whether the last session was ended by its user, who then wants no way back remembered. */
export const leftOnPurpose = (): boolean => store.get().signedOut

/** Whose page is shown: the signed-in user's, or that of a paused session. */
export function shownUser(): User | undefined {
  const { session, paused } = store.get()
  return paused ? session?.user : currentSession()?.user
}

/** Whose page is shown, kept up to date in a screen; undefined for nobody's. */
export const useUser = (): User | undefined => useSyncExternalStore(store.subscribe, shownUser)

/** Whether the session is over and only its page is left. */
export const usePaused = (): boolean => useSyncExternalStore(store.subscribe, () => store.get().paused)
