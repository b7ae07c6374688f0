import { ASSET_MESSAGES } from '@placard/domain/creative'
import { Refusal } from '../refusal.js'

/** Bytes of one upload that count against its user's quota. */
export interface QuotaReservation {
  /** Counts received bytes. Throws when the quota is exceeded. */
  count: (bytes: number) => void
  /** Releases the counted bytes, once the files are stored or removed. */
  release: () => void
}

/**
 * Counts the bytes being uploaded per user, so that many simultaneous uploads cannot exceed the quota on disk. The
 * quota is checked again when the files are stored.
 */
export function createUploadQuota(quota: () => number): (userID: string, stored: number) => QuotaReservation {
  const underway = new Map<string, number>()
  return (userID, stored) => {
    let taken = 0
    const add = (bytes: number) => {
      taken += bytes
      const total = (underway.get(userID) ?? 0) + bytes
      if (total === 0) underway.delete(userID)
      else underway.set(userID, total)
      return total
    }
    return {
      count(bytes) {
        if (stored + add(bytes) > quota()) throw new Refusal('too-large', ASSET_MESSAGES.quota)
      },
      release: () => void add(-taken),
    }
  }
}
