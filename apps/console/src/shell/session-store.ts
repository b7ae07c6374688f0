import {
  DEFAULT_SESSION_MS,
  type Expiry,
  isSessionFresh,
  isSessionValid,
  type Session,
  sessionSchema,
  toExpiry,
  type User,
} from '@placard/domain'
import { useSyncExternalStore } from 'react'
import { onStoredElsewhere, parseStored, readStored, writeStored } from './storage.js'
import { createStore } from './store.js'

/** Who is signed in, and whether the last one left of their own will (then no way back is remembered). */
export interface SessionState {
  session: Session | undefined
  signedOut: boolean
}

const store = createStore<SessionState>({ session: undefined, signedOut: false })

function stored(): Session | undefined {
  const kept = parseStored(readStored('user'))
  if (typeof kept !== 'object' || kept === null) return undefined
  const found = sessionSchema.safeParse({ ...kept, location: parseStored(readStored('location')) })
  return found.success && isSessionValid(found.data, Date.now()) ? found.data : undefined
}

/** Takes the session from storage: none where it is missing, damaged or over. */
export const loadSession = (): void => store.set({ session: stored(), signedOut: false })

loadSession()
onStoredElsewhere(['user'], loadSession)

function keep(session: Session): void {
  const { location, ...user } = session
  writeStored('location', JSON.stringify(location ?? null))
  writeStored('user', JSON.stringify(user))
  store.set({ session, signedOut: false })
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
  const { session } = store.get()
  if (session) keep({ ...session, user })
}

/** Ends the session here, and by the storage event in every other tab. */
export function endSession(signedOut = false): void {
  for (const key of ['user', 'location', 'campaigns'] as const) writeStored(key, null)
  if (store.get().session || signedOut) store.set({ session: undefined, signedOut })
}

/** Notes that the server answered just now, and how far its clock is from ours. */
export function noteAnswer(date: Date | undefined): void {
  if (date) clockOffset = date.getTime() - Date.now()
  const { session } = store.get()
  if (session) keep({ ...session, lastRequest: Date.now(), clockOffset })
}

/** The session, while it is valid by the server's clock. */
export function currentSession(): Session | undefined {
  const { session } = store.get()
  return session && isSessionValid(session, Date.now()) ? session : undefined
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

/** Who is signed in, kept up to date in a screen; undefined for nobody. */
export const useUser = (): User | undefined => useSyncExternalStore(store.subscribe, () => currentSession()?.user)
