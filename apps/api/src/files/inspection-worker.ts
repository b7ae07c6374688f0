import { Refusal, type RefusalReason } from '../refusal.js'
import type { NamedFile } from './inspect-archive.js'
import { type FileFacts, inspectFile } from './inspect-upload.js'

/** Result of an inspection, which is copied from the process: a `Refusal` would lose its class. */
export type Inspected =
  | { facts: FileFacts; refused?: never }
  | { refused: { reason: RefusalReason; message: string }; facts?: never }

/** Inspects a file in a process of `createInspection`. */
export default async function inspect(file: NamedFile): Promise<Inspected> {
  try {
    return { facts: await inspectFile(file) }
  } catch (cause) {
    if (cause instanceof Refusal) return { refused: { reason: cause.reason, message: cause.message } }
    throw cause
  }
}
