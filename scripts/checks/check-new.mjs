// Generates a part of each kind with `pnpm new`, checks it like every other part, and removes it again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, generate } from '../run/new.mjs'

const root = join(import.meta.dirname, '../..')
const KINDS = { component: 'sample-box', field: 'sample-field', chart: 'sample-chart', route: 'sample-page' }
/** Screenshots record the browser and the requests of screens. */
const RECORDS = ['.storybook/screenshot-browser.json', '.storybook/console-requests.txt']

const paths = [...Object.keys(KINDS).flatMap(changedFiles), ...RECORDS]
const originals = paths.map((path) => [join(root, path), readFileSync(join(root, path))])
const folders = []

let child

async function run(command, ...args) {
  console.log(`── ${command} ${args.join(' ')}`)
  child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`${command} failed with status ${status}.`)
}

function restore() {
  for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true })
  for (const [file, content] of originals) writeFileSync(file, content)
}

// The running command then fails, and the generated parts are removed.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child?.kill(signal))

try {
  for (const [kind, name] of Object.entries(KINDS)) folders.push(generate(kind, name).path)
  const sources = [...paths.filter((path) => /\.tsx?$/.test(path)), ...folders]
  await run('biome', 'check', '--write', ...sources)
  await run('biome', 'check', '--error-on-warnings', ...sources)
  await run('node', 'scripts/checks/check-shape.mjs')
  await run('knip')
  await run('depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e')
  await run('pnpm', '--silent', 'run', 'typecheck')
  await run('vitest', 'run', '--project', 'parts', ...folders)
  await run('vitest', 'run', '--project', 'unit', 'conformance')
  await run('node', 'scripts/screenshots/update-screenshots.mjs', ...folders)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  restore()
}
