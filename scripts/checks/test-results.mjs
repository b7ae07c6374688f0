// Where the steps of a test run write their results.
import { join } from 'node:path'

export const RESULTS = join(import.meta.dirname, '../..', 'test-results')
export const VITEST_REPORT = join(RESULTS, 'vitest.json')
export const VITEST_ERRORS = join(RESULTS, 'vitest-errors.json')
export const E2E_REPORT = join(RESULTS, 'e2e.json')
/** Report of the documentation pages. */
export const PAGES_REPORT = join(RESULTS, 'pages.json')
/** Report of the journeys on OpenStack Swift. */
export const SWIFT_REPORT = join(RESULTS, 'e2e-swift.json')

/** Arguments with which Vitest writes the reports. */
export const VITEST_REPORTERS = [
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/checks/vitest-errors-reporter.mjs',
  '--reporter=./scripts/screenshots/vitest-pictures-reporter.mjs',
  `--outputFile.json=${VITEST_REPORT}`,
]
