import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const api = fileURLToPath(new URL('../..', import.meta.url))

/** Before the tests: bundles the server as the product does, since those that kill it start it a hundred times. */
export default function buildServer(): void {
  execFileSync('tsup', ['--out-dir', '.vitest', '--silent'], { cwd: api, shell: process.platform === 'win32' })
}
