import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const api = fileURLToPath(new URL('../..', import.meta.url))

/** Bundles the server before the tests, because crash tests start it many times. */
export default function buildServer(): void {
  execFileSync('tsup', ['--out-dir', '.vitest', '--silent'], { cwd: api, shell: process.platform === 'win32' })
}
