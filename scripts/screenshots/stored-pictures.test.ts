import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findScreenshots } from './find-unphotographed-stories.mjs'

/** A clone downloads every version of every picture. */
const MAX_FILES = 600
const MAX_MEGABYTES = 24

it('stores few and small screenshots', () => {
  const paths = findScreenshots(join(import.meta.dirname, '../..'))
  const megabytes = paths.reduce((sum, path) => sum + statSync(path).size, 0) / 1e6
  expect(paths.length).toBeGreaterThan(300)
  expect(paths.length).toBeLessThanOrEqual(MAX_FILES)
  expect(megabytes).toBeLessThanOrEqual(MAX_MEGABYTES)
})
