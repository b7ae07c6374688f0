// Checks that TurboSnap finds the stories of a change in the built Storybook, instead of capturing all of them.
// Run `pnpm build:storybook --stats-json` first.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = join(import.meta.dirname, '../..')
const { untraced, externals } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8'))

/**
 * Most story files that a change may affect, a little above what was measured in November 2026. All packages import
 * `@placard/ui` by one entry point, so nearly every story depends on it.
 */
const MOST_STORY_FILES = {
  'packages/ui/src/badge/badge.tsx': 265,
  'packages/domain/src/metric/metric.ts': 245,
  'packages/forms/src/product/sign-in-form/sign-in-form.tsx': 105,
  'packages/charts/src/charts/heatmap/heatmap.tsx': 45,
  'apps/console/src/routes/profile/route.tsx': 25,
}
/** Style sheets are outside of the module graph; Chromatic captures all stories when they change. */
const CAPTURES_ALL = 'packages/ui/src/tokens.css'

/** Returns the number of affected story files, or the reason why TurboSnap captures all stories. */
function trace(file) {
  const ignored = untraced.flatMap((pattern) => ['--untraced', pattern])
  const stats = ['--stats-file', 'storybook-static/preview-stats.json']
  const { stdout, stderr } = spawnSync('chromatic', ['trace', file, ...stats, ...ignored], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const output = stripVTControlCharacters(stdout + stderr)
  return Number(/to (\d+) affected story files?/.exec(output)?.[1] ?? Number.NaN) || output.trim().split('\n')[0]
}

const problems = Object.entries(MOST_STORY_FILES).flatMap(([file, most]) => {
  const traced = trace(file)
  console.log(`${file}: ${traced} story files`)
  return typeof traced === 'number' && traced <= most
    ? []
    : [`${file}: ${traced} story files, at most ${most} expected`]
})
if (!externals.includes('packages/*/src/**/*.css')) problems.push(`${CAPTURES_ALL} is no external file of Chromatic`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
