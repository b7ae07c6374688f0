import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { BROWSER_FLAGS, browserPath, browserVersion } from './scripts/services/browser.mjs'

const root = import.meta.dirname
const executablePath = browserPath()
const screenshotBrowser = join(root, '.storybook', 'screenshot-browser.json')
const recorded = existsSync(screenshotBrowser)
  ? JSON.parse(readFileSync(screenshotBrowser, 'utf8')).chromium
  : undefined
const sameBrowser = recorded === undefined || recorded === browserVersion(executablePath)
if (!sameBrowser)
  console.warn(
    `Screenshots were taken with Chromium ${recorded}, this is ${browserVersion(executablePath)}: comparing loosely.`,
  )

const source = { resolve: { conditions: ['@placard/source', ...defaultServerConditions] } }
/** Resolves packages as Node does: the `module` builds of some packages run in bundlers only. */
const server = {
  resolve: {
    conditions: ['@placard/source', ...defaultServerConditions.filter((condition) => condition !== 'module')],
  },
}
/** Returns a new object each time, because Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: { executablePath, args: BROWSER_FLAGS },
    contextOptions: {
      viewport: { width: 1280, height: 1000 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
    },
  }),
})

/** Tests of the thorough run: kills, full disks, lost connections, and every text of every widget in German. */
const FULL_ONLY = process.env.PLACARD_TEST_DEPTH === 'normal' ? ['**/*.full.test.{ts,tsx}'] : []

/** Tests on ClickHouse, which the thorough run installs in a folder of its own: see scripts/checks/check-clickhouse.mjs. */
const CLICKHOUSE_ONLY =
  process.env.PLACARD_TEST_CHDB === undefined && process.env.PLACARD_TEST_CLICKHOUSE_URL === undefined
    ? ['**/*.clickhouse.test.ts']
    : []

/** The thorough run draws new values, and finds new faults; `npm test` fails only for what a change did. */
const fixedSeed = /full|long/.test(process.env.PLACARD_TEST_DEPTH ?? '')
  ? []
  : [join(root, 'scripts/checks/fixed-seed.ts')]

const lightReact = join(root, 'scripts/checks/light-react.ts')

/** Vitest would use one worker on two cores. Three, because tests of the API often wait for disks and other processes. */
const NODE_WORKERS = { maxWorkers: 3 }

/** Tests that mock modules. */
const WITH_MOCKS = ['apps/console/src/data/**/*.test.ts']

export default defineConfig({
  test: {
    // The Storybook addon forbids the browser to write screenshots without it.
    api: { allowWrite: true },
    // A missing screenshot fails. Written on the first attempt, it would match on the retry.
    update: 'none',
    reporters: ['default', './scripts/screenshots/vitest-pictures-reporter.mjs'],
    projects: [
      {
        ...source,
        ssr: source,
        test: {
          name: 'unit',
          environment: 'node',
          ...NODE_WORKERS,
          // Pure functions share no state, and modules are evaluated once per worker.
          isolate: false,
          // Generous, because the machine may be busy.
          testTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/console/src/**/*.test.ts',
            '.storybook/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: WITH_MOCKS,
          setupFiles: fixedSeed,
        },
      },
      {
        ...server,
        ssr: server,
        test: {
          name: 'unit with mocks',
          environment: 'node',
          ...NODE_WORKERS,
          isolate: false,
          include: WITH_MOCKS,
          setupFiles: [join(root, 'scripts/checks/reset-modules.ts'), ...fixedSeed],
          testTimeout: 30_000,
        },
      },
      {
        ...server,
        ssr: server,
        // Global setup runs in this environment: without the condition it would need built packages.
        environments: { __vitest__: server },
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: [...FULL_ONLY, ...CLICKHOUSE_ONLY],
          ...NODE_WORKERS,
          // Tests create their own data. Evaluating the server's modules for each file takes more than a minute.
          isolate: false,
          setupFiles: fixedSeed,
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        resolve: { conditions: ['@placard/source', ...defaultClientConditions] },
        // Vite would reload the page under a running test when it finds them late.
        optimizeDeps: { include: ['colorjs.io', 'fast-check', 'react-dom/server'] },
        test: {
          name: 'parts',
          // Shared by the part and story tests, which run together. Three pages on two cores leave a sixth of their time idle.
          maxWorkers: 4,
          // Saves a third of the run: modules are evaluated once per worker.
          isolate: false,
          retry: 1,
          setupFiles: [lightReact, 'packages/ui/src/testing/after-each.ts', ...fixedSeed],
          // After the tests in Node, because screenshots need the machine for themselves.
          sequence: { groupOrder: 1 },
          include: ['packages/*/src/**/*.test.tsx', 'apps/console/src/**/*.test.tsx'],
          exclude: [...FULL_ONLY, ...CLICKHOUSE_ONLY],
          // Generous, because the machine may be busy.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: join(root, '.storybook'), storybookScript: 'pnpm storybook' })],
        test: {
          name: 'stories',
          // The first story of a screen waits until Vite has transformed all its modules: 22 s on two quiet cores.
          testTimeout: 90_000,
          retry: 1,
          maxWorkers: 4,
          isolate: false,
          // Together with the part tests: each waits for its page often enough to leave time to the other.
          sequence: { groupOrder: 1 },
          api: { allowWrite: true },
          setupFiles: [lightReact, '.storybook/vitest.setup.ts'],
          env: { PLACARD_TEST_DEPTH: process.env.PLACARD_TEST_DEPTH ?? '' },
          browser: {
            ...browser(),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: sameBrowser
                  ? { threshold: 0.02, includeAA: true, allowedMismatchedPixels: 0 }
                  : { threshold: 0.2, includeAA: false, allowedMismatchedPixelRatio: 0.02 },
                resolveScreenshotPath: ({ arg, ext, testFileDirectory }) =>
                  join(root, testFileDirectory, '__screenshots__', `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
})
