// Takes the stored screenshots of stories again, compresses those that changed and records the Chromium version. Arguments
// are paths that select stories.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { losslessCompressPng } from '@napi-rs/image'
import { browserPath, browserVersion } from '../services/browser.mjs'

const root = join(import.meta.dirname, '../..')
const { status } = spawnSync('vitest', ['run', '--project', 'stories', ...process.argv.slice(2), '--update'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
const changed = execFileSync('git', ['ls-files', '-z', '--modified', '--others', '--exclude-standard', '--', '*.png'], {
  cwd: root,
})
for (const path of changed.toString().split('\0').filter(Boolean)) {
  const file = join(root, path)
  if (existsSync(file)) writeFileSync(file, await losslessCompressPng(readFileSync(file)))
}
const browser = { chromium: browserVersion(browserPath()) }
writeFileSync(join(root, '.storybook', 'screenshot-browser.json'), `${JSON.stringify(browser, null, 2)}\n`)
process.exit(status ?? 1)
