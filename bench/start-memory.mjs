// Runs `npm start` in checkouts of this repository and prints, for each: CPU time of a start with new data and of a later
// one, and the memory of all processes that the start leaves, after every screen was opened. Linux only.
// node start-memory.mjs <checkout> <checkout>: each with its dependencies installed and its apps built by an earlier start.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import { BROWSER_FLAGS, browserPath } from '../scripts/services/browser.mjs'

const PORT = 4181
const URL = `http://localhost:${PORT}`
const RUNS = Number(process.env.RUNS ?? 3)
const CLOCK_TICKS = 100
const SCREENS = [
  '/dashboard',
  '/campaigns',
  '/campaigns/demoCampaign1',
  '/campaigns/demoCampaign1/creative/demoCreative1a',
  '/campaigns/demoCampaign1/reporting',
  '/filemanager',
  '/builder',
  '/profile',
  '/admin',
  '/admin/invite',
  '/tables',
  '/billing',
]

/** Fields of /proc/<pid>/stat after the command: parent, and clock ticks of the process and of its ended children. */
function readStat(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return { parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) }
}

/** Returns a process and its descendants. */
function findTree(root) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = all.flatMap((pid) => {
    try {
      return [[Number(pid), readStat(pid).parent]]
    } catch {
      return [] // ended meanwhile
    }
  })
  const collect = (pid) => [pid, ...parents.filter(([, parent]) => parent === pid).flatMap(([child]) => collect(child))]
  return collect(root)
}

const megabytes = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

async function start(checkout, dataDir) {
  const env = { ...process.env, PORT: String(PORT), PLACARD_PUBLIC_URL: URL, PLACARD_DATA_DIR: dataDir }
  const npm = spawn('npm', ['start'], { cwd: checkout, env, stdio: 'ignore', detached: true })
  while (
    !(await fetch(`${URL}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(100)
  const seconds = findTree(npm.pid).reduce((sum, pid) => sum + readStat(pid).ticks, 0) / CLOCK_TICKS
  const stop = async () => {
    const ended = new Promise((resolve) => npm.once('exit', resolve))
    // The whole group, as a terminal does on Ctrl+C.
    process.kill(-npm.pid, 'SIGINT')
    await ended
    while (
      await fetch(`${URL}/readyz`).then(
        () => true,
        () => false,
      )
    )
      await sleep(100)
  }
  return { pid: npm.pid, seconds, stop }
}

async function openScreens() {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS })
  const page = await browser.newPage()
  await page.goto(`${URL}/signin`)
  await page.getByLabel('Email').fill('admin@placard.test')
  await page.getByLabel('Password', { exact: true }).fill('placard-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  for (const path of SCREENS) await page.goto(`${URL}${path}`, { waitUntil: 'networkidle' })
  await browser.close()
}

async function measure(checkout) {
  const dataDir = mkdtempSync(join(tmpdir(), 'placard-start-'))
  const first = await start(checkout, dataDir)
  await first.stop()
  const later = await start(checkout, dataDir)
  await openScreens()
  const sizes = findTree(later.pid).map(megabytes)
  await later.stop()
  rmSync(dataDir, { recursive: true })
  return {
    firstCpu: first.seconds,
    laterCpu: later.seconds,
    processes: sizes.length,
    memory: sizes.reduce((sum, size) => sum + size, 0),
  }
}

const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]
const checkouts = process.argv.slice(2)
const runs = Object.fromEntries(checkouts.map((checkout) => [checkout, []]))
for (let run = 0; run < RUNS; run++) for (const checkout of checkouts) runs[checkout].push(await measure(checkout))

console.table(
  checkouts.map((checkout) => {
    const middle = (key) => Math.round(median(runs[checkout].map((run) => run[key])) * 10) / 10
    return {
      checkout,
      'first start, CPU s': middle('firstCpu'),
      'later start, CPU s': middle('laterCpu'),
      processes: middle('processes'),
      'memory, MB': middle('memory'),
    }
  }),
)
