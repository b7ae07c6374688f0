// Tracking pixels over HTTP: events per second that one server process counts, and the delay until the report shows them.
// Peers in the same run: the bare framework with the same image as response, also with one INSERT per event.
// Measures the built server (`npx pnpm@12.21.0 --filter @placard/api run build`); checkouts that are named as arguments
// are measured too, alternating.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import autocannon from 'autocannon'
import Fastify from '../apps/api/node_modules/fastify/fastify.js'
import pg from '../apps/api/node_modules/pg/lib/index.js'
import { createSigner } from '../apps/api/src/secrets.ts'
import { createServingIDs } from '../apps/api/src/serving/serving-id.ts'
import { summary } from './world.mjs'

const SECRET = 'the secret of the event bench, long enough'
const SECONDS = Number(process.env.SECONDS ?? 15)
const CONNECTIONS = 50
const LIVE_IDS = 200
const SAMPLES = Number(process.env.SAMPLES ?? 40)
/** Load under which the delay of the report is measured too, in events per second. */
const STEADY = 1000
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

const ids = createServingIDs(createSigner(SECRET, 'servings'))
/** User agent of a browser, because events of robots are invalid traffic. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const createPath = (liveID, event = 'impression') => `/serve/event/${ids.create(liveID, new Date())}/${event}`

async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Starts a process and waits until it prints that it listens. */
async function start(args, environment) {
  const child = spawn(process.execPath, args, {
    cwd: import.meta.dirname,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => /is at/.test(text) && resolve())
    child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)))
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** Sends new events: `rate` per second, or each after the response to the one before. */
async function fire(base, seconds, rate) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: base,
    headers: { 'user-agent': USER_AGENT },
    connections: CONNECTIONS,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    requests: [
      { setupRequest: (request) => ({ ...request, path: createPath(`bench${Math.floor(Math.random() * LIVE_IDS)}`) }) },
    ],
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors`)
  return { sent: requests.total, perSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}

const say = (name, { perSecond, p50, p99 }) =>
  console.log(`${name}: ${perSecond.toFixed(0)} events a second, answered in p50 ${p50} ms, p99 ${p99} ms`)

async function figures(base) {
  const text = await (await fetch(`${base}/metrics`)).text()
  const number = (pattern) => Number(pattern.exec(text)?.[1] ?? 0)
  return {
    waiting: number(/events_waiting (\d+)/),
    counted: number(/outcome="counted"\} (\d+)/),
    dropped: number(/outcome="dropped"\} (\d+)/),
    memory: number(/process_resident_memory_bytes (\d+)/) / 2 ** 20,
  }
}

async function signIn(base, origin) {
  const answer = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'password', username: 'demo@placard.test', password: 'placard-demo' }),
  })
  return answer.headers.get('set-cookie').split(';')[0]
}

/** Measures repeatedly how long after a pixel the report contains it. */
async function lags(base, origin) {
  const cookie = await signIn(base, origin)
  const day = new Date().toISOString().slice(0, 10)
  const at = (time) => Date.parse(`${day}T${time}Z`) / 1000
  const address = `${base}/api/v1/campaign/reports?campaignID=demoCampaign1&start_dt=${at('00:01:00')}&end_dt=${at('23:59:59')}&tz=UTC`
  const impressions = async () => {
    const { data } = await (await fetch(address, { headers: { cookie } })).json()
    return data.rows.reduce((sum, row) => sum + row.impressions, 0)
  }
  const times = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    const before = await impressions()
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000))
    const started = performance.now()
    await fetch(base + createPath('demoLive1a1'), { headers: { 'user-agent': USER_AGENT } })
    while ((await impressions()) === before) await new Promise((resolve) => setTimeout(resolve, 20))
    times.push(performance.now() - started)
  }
  return summary(times)
}

const sayLag = (name, { p50, p95 }) =>
  console.log(`${name}: the report shows an event after p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`)

async function measure(name, checkout, databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'placard-bench-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  // As `npm start` does.
  const stop = await start(['--max-semi-space-size=16', join(checkout, 'apps/api/dist/server.js')], {
    PORT: String(port),
    PLACARD_DATA_DIR: dataDir,
    PLACARD_SECRET: SECRET,
    PLACARD_SEED: '1',
    // All events come from one IP address.
    PLACARD_EVENT_LIMIT: '999999999',
    PLACARD_CONSOLE_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
  })
  await fire(base, 3)
  const { counted: before } = await figures(base)
  const result = await fire(base, SECONDS)
  say(`${name}, Placard`, result)
  const full = performance.now()
  while ((await figures(base)).waiting > 0) await new Promise((resolve) => setTimeout(resolve, 100))
  const { counted, dropped, memory } = await figures(base)
  console.log(
    `${name}, Placard: all in the database ${((performance.now() - full) / 1000).toFixed(1)} s after the last; ${counted - before} counted, ${dropped} dropped, ${memory.toFixed(0)} MB`,
  )
  if (SAMPLES > 0) await measureLags(name, base, port)
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
  return result
}

/** Measures the delay of the report at rest and under load. */
async function measureLags(name, base, port) {
  sayLag(`${name}, at rest`, await lags(base, `http://localhost:${port}`))
  let isOver = false
  const steady = (async () => {
    while (!isOver) await fire(base, 3, STEADY)
  })()
  sayLag(`${name}, with ${STEADY} events a second`, await lags(base, `http://localhost:${port}`))
  isOver = true
  await steady
}

/** Starts a peer in its own process. */
async function bare() {
  const pool = process.env.DATABASE_URL
    ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
    : undefined
  await pool?.query(
    'create table if not exists bench_event (live_id text, day date, event text, primary key (live_id, day, event))',
  )
  const app = Fastify({ routerOptions: { maxParamLength: 128 } })
  app.get('/serve/event/:servingID/:event', async ({ params: { servingID, event } }, reply) => {
    await pool?.query('insert into bench_event values ($1, current_date, $2) on conflict do nothing', [
      servingID.slice(34),
      servingID + event,
    ])
    return reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL)
  })
  await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
  process.once('SIGTERM', () => process.exit(0))
  console.log('The peer is at its port')
}

async function measureBare(name, databaseUrl) {
  const port = await freePort()
  const stop = await start([...process.execArgv, import.meta.filename, 'bare'], {
    PORT: String(port),
    DATABASE_URL: databaseUrl ?? '',
  })
  await fire(`http://127.0.0.1:${port}`, 3)
  const result = await fire(`http://127.0.0.1:${port}`, SECONDS)
  say(name, result)
  await stop()
  return result
}

if (process.argv[2] === 'bare') await bare()
else {
  const { DATABASE_URL: databaseUrl } = process.env
  const checkouts = [join(import.meta.dirname, '..'), ...process.argv.slice(2).map((path) => resolve(path))]
  console.log(`Events of ${LIVE_IDS} live ids, each once, ${CONNECTIONS} connections, ${SECONDS} s after a warm-up`)
  const pixels = await measureBare('The bare framework, counting nothing')
  const own = []
  for (const url of databaseUrl ? [undefined, databaseUrl] : [undefined])
    for (const [index, checkout] of checkouts.entries()) {
      const name = `${url ? 'PostgreSQL' : 'Embedded database'}${index > 0 ? ` (${checkout})` : ''}`
      own.push([name, await measure(name, checkout, url)])
    }
  if (databaseUrl) {
    const inserts = await measureBare('The bare framework, one INSERT into PostgreSQL an event', databaseUrl)
    console.log(
      `PostgreSQL: ${(own.at(checkouts.length)[1].perSecond / inserts.perSecond).toFixed(1)} times one INSERT an event`,
    )
  }
  const again = await measureBare('The bare framework again', undefined)
  for (const [name, { perSecond }] of own)
    console.log(
      `${name}: ${((perSecond / Math.max(pixels.perSecond, again.perSecond)) * 100).toFixed(0)} % of the bare framework`,
    )
}
