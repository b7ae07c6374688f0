/** Number of files that are kept; the oldest is dropped. */
const MAX_FILES = 4

/** Files of partners by discrepancy check, so that a correction need not ask for the file again in this tab. */
const fileByCheck = new Map<string, File>()

/** Keeps the file of a check in memory until the tab is closed. */
export function keepPartnerFile(checkID: string, file: File): void {
  fileByCheck.delete(checkID)
  fileByCheck.set(checkID, file)
  for (const oldest of fileByCheck.keys()) {
    if (fileByCheck.size <= MAX_FILES) break
    fileByCheck.delete(oldest)
  }
}

/** Returns the file of a check; undefined in another tab, or after reloading. */
export const partnerFile = (checkID: string): File | undefined => fileByCheck.get(checkID)

/** File that was dropped on another screen of a campaign. */
let handedOver: { campaignID: string; file: File } | undefined

/** Hands a file that was dropped on a campaign's report to its discrepancy checks. */
export function handOverPartnerFile(campaignID: string, file: File): void {
  handedOver = { campaignID, file }
}

/** Returns a file that was handed over to a campaign's checks, once. */
export function takePartnerFile(campaignID: string): File | undefined {
  if (handedOver?.campaignID !== campaignID) return undefined
  const { file } = handedOver
  handedOver = undefined
  return file
}
