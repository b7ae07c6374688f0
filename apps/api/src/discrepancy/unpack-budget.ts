import { PartnerFileError } from '@placard/domain/discrepancy'
import { PARTNER_FILE_MESSAGES } from './partner-file-messages.js'
import type { PartnerUploadLimits } from './partner-upload-limits.js'

/** Counts unpacked bytes, and throws when there are too many. */
type UnpackBudget = (bytes: number) => void

/** Creates the budget of a file of this many bytes. */
export function createUnpackBudget(
  packedBytes: number,
  { unpackedBytes, ratio, ratioFromBytes }: PartnerUploadLimits,
): UnpackBudget {
  let unpacked = 0
  return (bytes) => {
    unpacked += bytes
    if (unpacked > unpackedBytes) throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooLargeUnpacked(unpackedBytes))
    if (unpacked > ratioFromBytes && unpacked > ratio * packedBytes)
      throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooCompressed(ratio))
  }
}
