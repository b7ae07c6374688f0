import type { Readable } from 'node:stream'

/** A part of a file: from its first to its last byte, both included. */
export interface ByteRange {
  first: number
  last: number
}

/** Where the bytes of creatives' files are. What belongs to whom, and how large it is, stands in the database. */
export interface FileStore {
  /** Moves a finished file of this machine into the store. When it returns, the file outlives a power cut. */
  put: (key: string, path: string) => Promise<void>
  /** Opens a file or a part of it; undefined when it is gone. */
  open: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  remove: (key: string) => Promise<void>
  /** Everything in the store, in no order. */
  list: () => AsyncIterable<{ key: string; writtenAt: Date }>
  /** Throws, with words, when the store cannot be used as it is configured. */
  check: () => Promise<void>
}
