import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endpoints } from '@placard/domain/api'
import { createClient } from '@placard/domain/client'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { defaultRange, formatCount, reportQuery, reportTotals } from '@placard/domain/report'
import { freePort } from '../services/free-port.mjs'

const START_TIMEOUT_MS = 240_000
/** The campaign that the projects show. */
const CAMPAIGN = 'demoCampaign1'

/** Returns a client with the session of a demo user, because an access token can only be created in a session. */
async function signIn(url) {
  let cookie = ''
  const client = createClient({
    baseUrl: `${url}/api`,
    fetch: async (address, { headers, ...init }) => {
      const response = await fetch(address, { ...init, headers: { ...headers, origin: url, cookie } })
      cookie =
        response.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; ') || cookie
      return response
    },
  })
  const [user] = DEMO_USERS
  await client.call(endpoints.login, {
    body: { username: user.email, password: DEMO_PASSWORD, method: 'password' },
  })
  return client
}

/**
 * Starts the API with the demo company, whose report a page of `origin` may show. Returns its URL, an access token, a share
 * token, and the number of impressions that the page must show.
 */
export async function startApi(origin) {
  const folder = mkdtempSync(join(tmpdir(), 'placard-consumers-api-'))
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: port,
      PLACARD_PUBLIC_URL: url,
      PLACARD_DATA_DIR: folder,
      PLACARD_ALLOWED_ORIGINS: origin,
    },
    stdio: 'inherit',
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    for (const end = Date.now() + START_TIMEOUT_MS; !(await isReady()); await wait(200)) {
      assert.equal(server.exitCode, null, 'the API runs')
      assert.ok(Date.now() < end, 'the API starts in time')
    }
    const client = await signIn(url)
    const { data: created } = await client.call(endpoints.newAccessToken, {
      body: { name: 'Consumer projects', access: 'read', days: 1 },
    })
    const { data: link } = await client.call(endpoints.newToken, { body: { campaignID: CAMPAIGN, origins: [origin] } })
    const { data: report } = await client.call(endpoints.report, {
      query: { campaignID: CAMPAIGN, ...reportQuery(defaultRange(new Date())) },
    })
    return {
      url,
      token: created.token,
      shareToken: link.url.split('/share/')[1],
      campaign: report.campaign.name,
      impressions: formatCount(reportTotals(report).impressions),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
