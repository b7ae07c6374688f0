import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.js'

/** How long an email stays in the outbox, in ms: as long as the longest-lived link in one, an invitation. */
const KEPT_MS = 7 * 24 * 3_600_000

/** Folder that emails are written to without a mail server. */
export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox')

/** Deletes old emails from the outbox, since the links and reports in them should not stay readable for ever. */
export async function removeOldOutboxEmails(config: Pick<Config, 'dataDir'>, now: Date): Promise<void> {
  const folder = outboxFolder(config)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => /^\w+\.eml(\.part)?$/.test(each))) {
    const file = join(folder, name)
    const written = await stat(file).catch(() => undefined)
    if (written && now.getTime() - written.mtimeMs > KEPT_MS) await rm(file, { force: true })
  }
}
