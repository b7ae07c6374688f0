// Takes the screenshots of stories again and records the Chromium version. Arguments are paths that select stories.
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
const browser = { chromium: browserVersion(browserPath()) }
writeFileSync(join(root, '.storybook', 'screenshot-browser.json'), `${JSON.stringify(browser, null, 2)}\n`)
process.exit(status ?? 1)
