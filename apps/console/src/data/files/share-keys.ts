/** Temporary keys of the file store, in memory only. */
export interface TemporaryKeys {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
  /** Time at which they end, by the clock of this device. */
  expiration?: Date
}

/** Returns keys that are valid; new ones if `forceRefresh` says that the service has refused the last ones. */
export type KeySource = (options?: { forceRefresh?: boolean }) => Promise<TemporaryKeys>

/** Longest time in ms before their end from which keys are renewed. */
const RENEWAL_MS = 5 * 60_000
/** Part of their lifetime in which they are renewed, if that is shorter. */
const RENEWAL_SHARE = 0.25
/** Age in ms below which keys are not renewed: many requests may be refused at once, and new keys are refused again. */
const MIN_AGE_MS = 10_000

interface HeldKeys {
  keys: TemporaryKeys
  loadedAt: number
}

const readExpiry = ({ keys }: HeldKeys) => keys.expiration?.getTime() ?? Number.POSITIVE_INFINITY

/** Returns whether keys should be renewed, although they may still be valid. */
function isEnding(held: HeldKeys, now: number): boolean {
  const lifetime = readExpiry(held) - held.loadedAt
  return readExpiry(held) - now <= Math.min(RENEWAL_MS, lifetime * RENEWAL_SHARE)
}

/**
 * Shares keys between all clients of a file store, because each client of the SDK requests its own: one request at a
 * time, whose result all of them wait for. Keys that end soon are used while new ones are loading.
 * @param load Requests new keys.
 * @param first Keys that are loaded already.
 */
export function shareKeys(load: () => Promise<TemporaryKeys>, first?: TemporaryKeys): KeySource {
  let held: HeldKeys | undefined = first && { keys: first, loadedAt: Date.now() }
  let loading: Promise<TemporaryKeys> | undefined
  /** Time before which a failed early renewal is not repeated. */
  let quietUntil = 0

  const renew = () => {
    loading ??= load()
      .then((keys) => {
        held = { keys, loadedAt: Date.now() }
        return keys
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  return async ({ forceRefresh = false } = {}) => {
    const now = Date.now()
    if (!held || readExpiry(held) <= now) return renew()
    if (forceRefresh && now - held.loadedAt >= MIN_AGE_MS) return renew()
    if (isEnding(held, now) && now >= quietUntil)
      void renew().catch(() => {
        quietUntil = Date.now() + MIN_AGE_MS
      })
    return held.keys
  }
}
