import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, browserPath } from './scripts/browser.mjs'

const PORT = 4199
const baseURL = `http://localhost:${PORT}`
const dataDir = join(import.meta.dirname, '.data', 'e2e')

// A fresh demo company each time; workers read this file again while the server is running on it.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true })

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browserPath(), args: BROWSER_FLAGS },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" apps/api/dist/server.js`,
    url: `${baseURL}/config.json`,
    timeout: 120_000,
    env: {
      PORT: String(PORT),
      PLACARD_PUBLIC_URL: baseURL,
      PLACARD_DATA_DIR: dataDir,
      PLACARD_CONSOLE_DIR: join(import.meta.dirname, 'apps', 'console', 'dist'),
    },
  },
})
