import { open, rm } from 'node:fs/promises'
import type { ReportFormat } from '@placard/domain'
import type { Context } from '../context.js'
import { markOf, newReportKey } from '../files/file-key.js'
import { incomingPath } from '../files/incoming.js'
import type { StoredReport } from '../store/report-file-work.js'
import { REPORT_CONTENT_TYPES, REPORT_ENDINGS } from './write-report.js'

/** Makes what was written outlive a power cut, and answers how long it is. */
async function sealFile(path: string): Promise<number> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}

/**
 * Has a file written and puts it into the store, whole or not at all. Its row is up to the caller, in the transaction
 * that names it (`addStoredReport`); without one, the sweep takes it.
 */
export async function storeMadeFile(
  { config, db, files }: Pick<Context, 'config' | 'db' | 'files'>,
  format: ReportFormat,
  signal: AbortSignal,
  write: (path: string) => Promise<void>,
): Promise<StoredReport> {
  const path = await incomingPath(config)
  try {
    await write(path)
    const bytes = await sealFile(path)
    const key = newReportKey(await markOf(db), REPORT_ENDINGS[format])
    signal.throwIfAborted()
    await files.put(key, path)
    return { key, contentType: REPORT_CONTENT_TYPES[format], bytes }
  } finally {
    await rm(path, { force: true })
  }
}
