import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chooseMailPort, choosePort, createOrigin, listHostOrigins, READY_PORT, WORKERS } from './e2e/servers.js'
import { BROWSER_FLAGS, browserPath } from './scripts/services/browser.mjs'

const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

const dataDir = join(import.meta.dirname, '.data', 'e2e')

/** Environment of a worker's server. */
const createServer = (_: unknown, worker: number) => ({
  PORT: choosePort(worker),
  PLACARD_PUBLIC_URL: createOrigin(worker),
  PLACARD_DATA_DIR: join(dataDir, String(worker)),
  PLACARD_SMTP_URL: `smtp://127.0.0.1:${chooseMailPort(worker)}`,
  PLACARD_ALLOWED_ORIGINS: Object.values(listHostOrigins(worker)).join(),
  PLACARD_CONSOLE_DIR: join(import.meta.dirname, 'apps', 'console', 'dist'),
})

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // Journeys change data, so each worker has its own server and demo company.
  workers: WORKERS,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Headless Chromium calls itself a robot, whose events are invalid traffic.
    userAgent: USER_AGENT,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browserPath(), args: BROWSER_FLAGS },
    trace: 'on-first-retry',
  },
  webServer: {
    command: `"${process.execPath}" e2e/start-servers.mjs`,
    url: `http://localhost:${READY_PORT}`,
    timeout: 240_000,
    env: {
      PORT: String(READY_PORT),
      PLACARD_E2E_SERVERS: JSON.stringify(Array.from({ length: WORKERS }, createServer)),
    },
  },
})
