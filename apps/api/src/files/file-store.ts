import type { Readable } from 'node:stream'

/** Part of a file: first and last byte, both included. */
export interface ByteRange {
  first: number
  last: number
}

/** Storage for the bytes of files. Their owners and sizes are in the database. */
export interface FileStore {
  /** Moves a local file into the store. When it resolves, the file survives a power cut. */
  put: (key: string, path: string) => Promise<void>
  /** Opens a file or a part of it; undefined when it is gone. */
  open: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  remove: (key: string) => Promise<void>
  /** Lists all files, in no particular order. */
  list: () => AsyncIterable<{ key: string; writtenAt: Date }>
  /** Throws an error for the operator if the store cannot be used as configured. */
  check: () => Promise<void>
}
