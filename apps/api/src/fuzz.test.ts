import { type Endpoint, endpoints } from '@placard/domain/api'
import { failureSchema } from '@placard/domain/internal/api'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formUpload } from './testing/form-upload.js'
import { fuzzedRequests } from './testing/fuzzed-request.js'
import { makeThings, makeUser } from './testing/matrix-world.js'
import { describeApi, type Received, type Sent } from './testing/test-app.js'
import { depth } from './testing/test-depth.js'

const SEED = Number(process.env.PLACARD_FUZZ_SEED ?? Date.now() % 2 ** 31)
/** Text that must never be in a response: stack traces, server paths, SQL, library names. */
const INSIDES = /\n {4}at |node_modules|\/src\/|\bselect .* from\b|\binsert into\b|drizzle|zod/i
/** Duration in ms that is too slow if exceeded twice; once may be the machine. */
const SLOW_MS = 10_000
/** Longer than the window in which sign-in attempts are counted. */
const FORGOTTEN_MS = 1_000_000

const calls = Object.entries(endpoints) as [string, Endpoint][]

/** `ids` are removed, because they may contain a library's name by chance. */
function complaint(endpoint: Endpoint, { status, body, text, headers }: Received, ids: string[]): string | undefined {
  if (status >= 500 && status !== 501) return `status ${status}`
  if (!String(headers['content-type']).startsWith('application/json')) return `type ${headers['content-type']}`
  const words = ids.reduce((left, id) => left.replaceAll(id, ''), text)
  if (status >= 400 && INSIDES.test(words)) return 'it shows the insides of the server'
  const answer = (status < 400 ? endpoint.response : failureSchema).safeParse(body)
  if (!answer.success) return `an answer outside its schema: ${answer.error.message}`
  return status < 400 || body.status === status ? undefined : `status ${status} with ${String(body.status)} inside`
}

/** Returns the fields of a JSON body as form fields, with a file. */
function asMultipart(body: string): Sent {
  try {
    const fields = Object.entries(JSON.parse(body) as object).map(([name, value]) => [
      name.replaceAll(/["\r\n]/g, ''),
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    return formUpload(Object.fromEntries(fields), {
      filename: 'fuzzed.svg',
      content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
  } catch {
    return { ...formUpload({}, { filename: 'none', content: '' }), body }
  }
}

async function timed(ask: () => Promise<Received>): Promise<{ answer: Received; ms: number }> {
  const started = performance.now()
  const answer = await ask()
  return { answer, ms: performance.now() - started }
}

describeApi('fuzzed requests', (api) => {
  it(`never break the server or its contract (seed ${SEED})`, { timeout: 1_200_000 }, async () => {
    const perCall = Math.ceil(depth.fuzzedRequests / calls.length)
    const complaints: string[] = []
    const statuses: Record<number, number> = {}
    for (const [name, endpoint] of calls) {
      // Each endpoint has its own users and entities, because an earlier one may have disabled or deleted others.
      // Fuzzed sign-ins count for the IP address; by now their window is over.
      api().wait(FORGOTTEN_MS)
      const userID = await makeUser(api(), `${name.toLowerCase()}@elsewhere.test`, 'agency')
      await makeUser(api(), `${name.toLowerCase()}-admin@placard.test`, 'admin')
      const own = await makeThings(api(), userID)
      const ids = [...Object.values(own), userID, 'demoCampaign1', 'nobodysThing']
      const cookies = [
        undefined,
        await api().signIn(`${name.toLowerCase()}@elsewhere.test`),
        await api().signIn(`${name.toLowerCase()}-admin@placard.test`),
      ]
      const requests = fc.sample(fuzzedRequests(endpoint, ids), { numRuns: perCall, seed: SEED })
      for (const [index, { query, body }] of requests.entries()) {
        const sent = endpoint.sends === 'multipart' && index % 4 > 0 ? asMultipart(body) : { body }
        const ask = () => timed(() => api().call(endpoint, { ...sent, query, cookie: cookies[index % cookies.length] }))
        const { answer, ms } = await ask()
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        const isSlow = ms > SLOW_MS && (await ask()).ms > SLOW_MS
        const wrong = isSlow ? 'it took too long' : complaint(endpoint, answer, ids)
        if (wrong !== undefined)
          complaints.push(
            [name, wrong, JSON.stringify(query), body, answer.text].map((text) => text.slice(0, 200)).join(' | '),
          )
      }
    }
    // The first value is the text shown in the log of the whole run.
    expect(complaints.slice(0, 5), complaints[0]).toEqual([])
    // A run without any successful request would prove little.
    expect(statuses[200]).toBeGreaterThan(perCall)
  })
})
