// Time until the screens of a campaign with 10,000 creatives are usable, and their memory; peer: the same screens of a
// campaign with four. Build first: pnpm --filter "./apps/*" build
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { openStore } from '../../apps/api/src/store/store.ts'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/services/browser.mjs'
import { signIn, startConsole } from './console-server.mjs'

const CREATIVES = Number(process.env.CREATIVES ?? 10_000)
const PATIENCE_MS = 60_000
const FEW = 'demoCampaign1'
const MANY = 'benchMany'

const SCREENS = {
  creatives: { path: '', shown: 'main article' },
  tags: { path: '?tab=tags', shown: '[data-slot=code-block] code, [data-slot=unpublished-tag]' },
  report: {
    path: '/reporting?preset=last7&tz=UTC',
    shown: '[data-slot="campaign-report"]:not([aria-busy]) tr[data-line]',
  },
}

/** Adds published creatives with one hour of facts each to the demo company. */
async function fill(dataDir) {
  const first = await startConsole(dataDir)
  await first.stop()
  const store = await openStore({ dataDir })
  const run = (text) => store.db.execute(text)
  await run(`insert into campaign (id, owner_id, name, created_at, updated_at)
    select '${MANY}', owner_id, 'Very many', now(), now() from campaign where id = '${FEW}'`)
  await run(`insert into creative (id, campaign_id, name, type, width, height, platform, position)
    select 'r' || n, '${MANY}', 'Creative ' || n, 'Banner', 300, 250, 'Adform', n from generate_series(1, ${CREATIVES}) n`)
  await run(`insert into live_creative (id, creative_id, position, published_at)
    select 'l' || n, 'r' || n, 0, now() from generate_series(1, ${CREATIVES}) n`)
  await run(`insert into hourly_fact
    select 'l' || n, date_trunc('hour', now()) - interval '2 days', 1000 + n % 500, n % 50, n % 9, 400, 300, 250, 220, 200, now()
    from generate_series(1, ${CREATIVES}) n`)
  await store.close()
}

async function visit(browser, { url, storageState, campaign, screen: { path, shown } }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const start = performance.now()
  await page.goto(`${url}/campaigns/${campaign}${path}`)
  const isShown = await page
    .locator(shown)
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .then(
      () => true,
      () => false,
    )
  if (!isShown) {
    await context.close()
    return `not after ${PATIENCE_MS / 1000} s`
  }
  // The screen is usable when the page handles a task after its next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const seconds = (performance.now() - start) / 1000
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await context.close()
  return `${seconds.toFixed(1)} s, ${(usedSize / 1e6).toFixed(0)} MB`
}

const dataDir = mkdtempSync(join(tmpdir(), 'placard-bench-'))
await fill(dataDir)
const console_ = await startConsole(dataDir)
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
try {
  const at = { url: console_.url, storageState: await signIn(browser, console_.url) }
  console.log(
    `${'screen'.padEnd(12)}${['four', CREATIVES.toLocaleString('en-US')].map((words) => words.padStart(20)).join('')}`,
  )
  for (const [name, screen] of Object.entries(SCREENS)) {
    const visits = []
    for (const campaign of [FEW, MANY]) visits.push(await visit(browser, { ...at, campaign, screen }))
    console.log(name.padEnd(12) + visits.map((words) => words.padStart(20)).join(''))
  }
} finally {
  await browser.close()
  await console_.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
