const MIB = 1024 ** 2

/** Smallest part of a multipart upload, in bytes; only the last part may be smaller. @experimental */
export const MIN_PART_BYTES = 5 * MIB

/** Largest number of parts of a multipart upload. @experimental */
export const MAX_PARTS = 10_000

/** Largest object in bytes. @experimental */
export const MAX_OBJECT_BYTES = 5 * 1024 ** 4

/** Largest object in bytes that one request can copy. @experimental */
export const MAX_COPY_BYTES = 5 * 1024 ** 3

/** Part of a file: bytes from `start` to before `end`. @experimental */
export interface PartRange {
  /** Number of the part, from 1. */
  number: number
  start: number
  end: number
}

/** Part that the service has. @experimental */
export interface UploadedPart {
  number: number
  /** Size in bytes. */
  size: number
  etag: string
}

/** Returns the size of the parts of a file in whole MiB: the smallest with which it has at most 10,000. @experimental */
export const choosePartSize = (size: number): number =>
  Math.max(MIN_PART_BYTES, Math.ceil(size / MAX_PARTS / MIB) * MIB)

/** Returns the parts of a file in order; an empty file has one. @experimental */
export function partRanges(size: number, partSize: number): PartRange[] {
  const count = Math.max(1, Math.ceil(size / partSize))
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    start: index * partSize,
    end: Math.min((index + 1) * partSize, size),
  }))
}

/**
 * Splits the parts of a file into those that the service has completely and those that are still to be sent.
 * @experimental
 */
export function sortParts(
  size: number,
  partSize: number,
  uploaded: readonly UploadedPart[],
): { present: UploadedPart[]; missing: PartRange[] } {
  const partByNumber = new Map(uploaded.map((part) => [part.number, part]))
  const present: UploadedPart[] = []
  const missing: PartRange[] = []
  for (const range of partRanges(size, partSize)) {
    const part = partByNumber.get(range.number)
    if (part && part.size === range.end - range.start) present.push(part)
    else missing.push(range)
  }
  return { present, missing }
}
