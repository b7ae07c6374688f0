/** Seconds for which a copied link works, unless the credentials end earlier. @experimental */
export const FILE_LINK_SECONDS = 3600

/**
 * Returns for how many seconds a link works that is signed now: never longer than the credentials that sign it.
 * @param expiration End of the credentials; undefined if they never end.
 * @experimental
 */
export function linkSeconds(expiration: Date | undefined, now: number): number {
  if (!expiration) return FILE_LINK_SECONDS
  return Math.max(1, Math.min(FILE_LINK_SECONDS, Math.floor((expiration.getTime() - now) / 1000)))
}
