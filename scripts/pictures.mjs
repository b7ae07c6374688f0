// Takes the pictures of every story anew, and records which Chromium made them. Arguments narrow it to some stories.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserPath, browserVersion } from './browser.mjs'

const root = join(import.meta.dirname, '..')
const { status } = spawnSync('vitest', ['run', '--project', 'stories', ...process.argv.slice(2), '--update'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
const made = { chromium: browserVersion(browserPath()) }
writeFileSync(join(root, '.storybook', 'pictures.json'), `${JSON.stringify(made, null, 2)}\n`)
process.exit(status ?? 1)
