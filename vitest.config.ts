import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { BROWSER_FLAGS, browserPath, browserVersion } from './scripts/browser.mjs'

const root = import.meta.dirname
const executablePath = browserPath()
const picturesMadeWith = join(root, '.storybook', 'pictures.json')
const recorded = existsSync(picturesMadeWith) ? JSON.parse(readFileSync(picturesMadeWith, 'utf8')).chromium : undefined
const sameBrowser = recorded === undefined || recorded === browserVersion(executablePath)
if (!sameBrowser)
  console.warn(
    `Pictures were made with Chromium ${recorded}, this is ${browserVersion(executablePath)}: comparing loosely.`,
  )

const source = { resolve: { conditions: ['@placard/source', ...defaultServerConditions] } }
/** As Node itself resolves them: what some packages hold for bundlers does not run in it. */
const server = {
  resolve: {
    conditions: ['@placard/source', ...defaultServerConditions.filter((condition) => condition !== 'module')],
  },
}
/** A fresh object each: Vitest writes the project's name into it. */
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

/** Tests that put something else in the place of a module. */
const WITH_STAND_INS = ['apps/console/src/data/*.test.ts']

export default defineConfig({
  test: {
    // The Storybook addon forbids the browser to write pictures unless this says so.
    api: { allowWrite: true },
    projects: [
      {
        ...source,
        ssr: source,
        test: {
          name: 'unit',
          environment: 'node',
          // Pure functions have nothing to keep apart, and read the same modules.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/console/src/**/*.test.ts',
            '.storybook/*.test.ts',
            'scripts/*.test.ts',
          ],
          exclude: WITH_STAND_INS,
        },
      },
      {
        ...source,
        ssr: source,
        // Each in modules of its own: stand-ins of one file would otherwise be there in the next one.
        test: { name: 'unit alone', environment: 'node', include: WITH_STAND_INS },
      },
      {
        ...server,
        ssr: server,
        // Global set-up runs in this environment: without the condition it would need built packages.
        environments: { __vitest__: server },
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          // They wait for disks and other processes a good part of the time; the pictures of the stories want to be alone.
          maxWorkers: 3,
          // Each test makes what it works with; to read the whole server again for each file takes a minute and more.
          isolate: false,
          sequence: { groupOrder: 1 },
          globalSetup: ['apps/api/src/testing/build-server.ts', 'apps/api/src/testing/demo-template.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        resolve: { conditions: ['@placard/source', ...defaultClientConditions] },
        // Found late, it would reload the page under a running test.
        optimizeDeps: { include: ['colorjs.io', 'fast-check', 'react-dom/server'] },
        test: {
          name: 'parts',
          // Two pages at a time: one alone leaves a core idle. Each kind of test has its turn.
          maxWorkers: 2,
          // To read React and the parts again for each file takes a third of the time.
          isolate: false,
          setupFiles: ['packages/ui/src/testing/after-each.ts'],
          sequence: { groupOrder: 2 },
          include: ['packages/*/src/**/*.test.tsx', 'apps/console/src/**/*.test.tsx'],
          // What is waited for comes when it comes on a machine that does other things as well.
          expect: { poll: { timeout: 10_000 } },
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: join(root, '.storybook'), storybookScript: 'pnpm storybook' })],
        test: {
          name: 'stories',
          // A whole screen and what it asks the server for, on a machine that does other things as well.
          testTimeout: 30_000,
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 3 },
          api: { allowWrite: true },
          setupFiles: ['.storybook/vitest.setup.ts'],
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
