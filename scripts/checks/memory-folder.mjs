// Temporary files of a test run in memory: tests copy and delete thousands of database files, which keeps ext4 busy
// looking for inodes for a fifth of the run.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
/** Several times what the tests keep at once. */
const NEEDED_BYTES = 8 * 1024 ** 3

/** Keeps temporary files of this process and its children in memory until it exits, if there is plenty. */
export function keepTempInMemory() {
  if (process.platform !== 'linux' || process.env.TMPDIR || freemem() < NEEDED_BYTES) return
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    if (bavail * bsize < NEEDED_BYTES) return
  } catch {
    return
  }
  const folder = mkdtempSync(`${SHARED_MEMORY}/placard-tests-`)
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
