import { ASSET_MESSAGES } from '@placard/domain'
import { Refusal } from '../refusal.js'

/** What one upload takes of its user's room. */
export interface QuotaReservation {
  /** Counts bytes that have come in; throws when they are too many. */
  count: (bytes: number) => void
  /** Gives back what was counted: the files are in the store by now, or gone. */
  release: () => void
}

/**
 * Counts what is on its way for each user, so that many uploads at once cannot fill the disk with more than the quota.
 * What they may keep is decided again where their files are noted.
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
        if (stored + add(bytes) > quota()) throw new Refusal(413, ASSET_MESSAGES.quota)
      },
      release: () => void add(-taken),
    }
  }
}
