import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@placard/domain/api'
import type { Campaign } from '@placard/domain/campaign'
import { type Client, createClient } from '@placard/domain/client'
import type { Creative } from '@placard/domain/creative'
import { VERSIONS_PER_TAG } from '@placard/domain/internal/creative'
import { addDaysTo } from '@placard/domain/internal/dates'
import { createId } from '@placard/domain/internal/text'
import { afterAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../store/embedded/embedded.js'
import { type Child, startServer } from '../testing/child-process.js'
import { copyEmptyDatabase } from '../testing/database-copies.js'
import { freePort } from '../testing/free-port.js'
import { depth } from '../testing/test-depth.js'

const ADMIN = { PLACARD_ADMIN_EMAIL: 'ada@placard.test', PLACARD_ADMIN_PASSWORD: 'a long password' }

const folders: string[] = []
const children = new Set<Child>()

afterAll(async () => {
  for (const child of children) child.process.kill('SIGKILL')
  await Promise.all([...children].map((child) => child.ended()))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Server on a folder, restarted after each kill. */
async function start(folder: string): Promise<{ child: Child; url: string }> {
  const PORT = await freePort()
  const settings = { PLACARD_DATA_DIR: folder, PLACARD_CONSOLE_DIR: folder, PLACARD_SEED: '0', PORT, ...ADMIN }
  const child = startServer(settings)
  children.add(child)
  await child.says(/Placard is at/)
  return { child, url: `http://127.0.0.1:${PORT}` }
}

async function kill(child: Child): Promise<void> {
  child.process.kill('SIGKILL')
  await child.ended()
  children.delete(child)
}

const cookies = new Map<string, string>()

function createCrashClient(folder: string, url: string, key?: string): Client {
  return createClient({
    baseUrl: `${url}/api`,
    async fetch(address, init) {
      const own = {
        origin: url,
        cookie: cookies.get(folder) ?? '',
        ...(key !== undefined && { 'idempotency-key': key }),
      }
      const response = await fetch(address, { ...init, headers: { ...init?.headers, ...own } })
      const set = response.headers.get('set-cookie')?.split(';')[0]
      if (set !== undefined) cookies.set(folder, set)
      return response
    },
  })
}

/** Returns the values of one save, which all contain the same number to detect partial saves. */
const flight = (number: number) => ({ date: addDaysTo('2000-01-01', number) })
const campaignBody = (number: number) => ({
  name: `save ${number}`,
  data: { start: flight(number), end: flight(number) },
})
const page = (number: number) => `<p>${`${number} `.repeat(10_000)}</p>`
const form = (number: number) => ({
  name: `save ${number}`,
  width: 1 + (number % 8000),
  height: 1 + (number % 8000),
  trackers: { click: [{ type: 'pixel' as const, url: `https://t.example/${number}` }] },
  settings: [{ key: 'layoutOptions' as const, value: { number } }],
})

/** Expected state: the last acknowledged number of each kind of save, and all publications. */
interface Log {
  campaign: Campaign
  written: Creative
  formed: Creative
  published: Creative
  /** Idempotency key of a publication that was sent and not yet acknowledged. */
  open: { key: string; version: number } | undefined
  /** Number of published versions, the pending one included. */
  publishings: number
}

const readNumber = ({ version }: { version: number }) => version - 1

/** Repeats one kind of save until the server is killed; `first` resolves with the first acknowledgment. */
function over(save: () => Promise<void>): { first: Promise<void>; end: Promise<void> } {
  let acknowledged = () => {}
  const first = new Promise<void>((resolve) => {
    acknowledged = resolve
  })
  const forever = async () => {
    for (;;) {
      await save()
      acknowledged()
    }
  }
  // Status 0 means no response; an error response would be a fault.
  return { first, end: forever().catch((cause) => expect(cause).toMatchObject({ status: 0 })) }
}

/** Runs all kinds of saves concurrently and logs each acknowledged one. */
function saving(client: (key?: string) => Client, log: Log) {
  const { call } = client()
  const writers = [
    over(async () => {
      const { id, version } = log.campaign
      log.campaign = (await call(endpoints.updateCampaign, { body: { id, version, ...campaignBody(version) } })).data
    }),
    over(async () => {
      const { id, version } = log.written
      log.written = (await call(endpoints.updateCreativeHtml, { body: { id, version, html: page(version) } })).data
    }),
    over(async () => {
      const { id, version } = log.formed
      log.formed = (await call(endpoints.updateCreative, { body: { id, version, ...form(version) } })).data
    }),
    over(async () => {
      log.open = { key: createId(), version: log.published.version }
      log.publishings++
      await publishOpen(client, log)
    }),
  ]
  return {
    eachOnce: Promise.all(writers.map(({ first }) => first)),
    end: Promise.all(writers.map(({ end }) => end)),
  }
}

async function publishOpen(client: (key?: string) => Client, log: Log): Promise<void> {
  if (!log.open) return
  const { key, version } = log.open
  const body = { id: log.published.id, version }
  log.published = (await client(key).call(endpoints.publishCreative, { body })).data
  log.open = undefined
}

/** Expects every acknowledged save, each pending save completely or not at all, and no half save. */
async function check(client: (key?: string) => Client, log: Log): Promise<void> {
  const { call } = client()
  const creative = async (id: string) => (await call(endpoints.creative, { query: { id } })).data
  const campaign = (await call(endpoints.get, { query: { campaignID: log.campaign.id } })).data
  expect(campaign.version - log.campaign.version).toBeOneOf([0, 1])
  expect(campaign).toMatchObject(readNumber(campaign) === 0 ? { name: 'New' } : campaignBody(readNumber(campaign)))
  log.campaign = campaign

  const written = await creative(log.written.id)
  expect(written.version - log.written.version).toBeOneOf([0, 1])
  expect(written.html === (readNumber(written) === 0 ? '' : page(readNumber(written)))).toBe(true)
  log.written = written

  const formed = await creative(log.formed.id)
  expect(formed.version - log.formed.version).toBeOneOf([0, 1])
  if (readNumber(formed) > 0) expect(formed).toMatchObject(form(readNumber(formed)))
  log.formed = formed

  const acknowledged = log.published.liveCreatives
  // A client without a response repeats the request and must have published once.
  await publishOpen(client, log)
  const tags = (await creative(log.published.id)).liveCreatives
  expect(tags.map(({ id }) => id)).toMatchObject(acknowledged.map(({ id }) => id))
  expect(tags.map(({ version }) => version)).toEqual(log.publishings > 0 ? [log.publishings] : [])
}

async function setUp(client: Client): Promise<Log> {
  const trackers = { click: [{ type: 'redirect' as const, url: 'https://landing.test/' }] }
  const body = { username: ADMIN.PLACARD_ADMIN_EMAIL, password: ADMIN.PLACARD_ADMIN_PASSWORD }
  await client.call(endpoints.login, { body: { method: 'password', remember: true, ...body } })
  const campaign = (await client.call(endpoints.newCampaign, { body: { name: 'New' } })).data
  const made = async () =>
    (await client.call(endpoints.newCreative, { body: { campaignID: campaign.id, trackers } })).data
  const { id, version } = await made()
  return {
    campaign,
    written: await made(),
    formed: await made(),
    published: (await client.call(endpoints.updateCreativeHtml, { body: { id, version, html: page(0) } })).data,
    open: undefined,
    publishings: 0,
  }
}

/** Server with its own folder; two in parallel use both cores. */
async function lane(kills: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'placard-crash-'))
  folders.push(folder)
  copyEmptyDatabase(folder)
  let server = await start(folder)
  const client = (key?: string) => createCrashClient(folder, server.url, key)
  const log = await setUp(client())
  for (let killed = 0; killed < kills; killed++) {
    const { eachOnce, end } = saving(client, log)
    await Promise.race([eachOnce, end])
    // Kill at a random moment.
    await sleep(Math.random() * 60)
    await kill(server.child)
    await end
    server = await start(folder)
    await check(client, log)
  }
  await kill(server.child)
  const { pool, close } = await openEmbedded(folder)
  const { rows } = await pool.query(
    'select count(*)::int as whole from (select snapshot from live_creative union all select snapshot from live_version) version where snapshot is not null',
  )
  await close()
  expect(rows).toEqual([{ whole: Math.min(log.publishings, VERSIONS_PER_TAG) }])
  return readNumber(log.campaign) + readNumber(log.written) + readNumber(log.formed) + log.publishings
}

describe('a server that is killed while it saves', () => {
  it(`restarts with every acknowledged save and no half save (kills: ${depth.kills})`, {
    timeout: 120_000 + depth.kills * 20_000,
  }, async () => {
    const lanes = [Math.ceil(depth.kills / 2), Math.floor(depth.kills / 2)].filter((kills) => kills > 0)
    const saves = await Promise.all(lanes.map(lane))
    expect(saves.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(4 * depth.kills)
  })
})
