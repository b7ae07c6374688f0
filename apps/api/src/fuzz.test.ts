import { type Endpoint, endpoints, failureSchema } from '@placard/domain'
import { DEMO_USERS } from '@placard/domain/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fuzzedRequests } from './testing/fuzzed-request.js'
import { makeThings, makeUser } from './testing/matrix-world.js'
import { describeApi, type Received } from './testing/test-app.js'

/** How many requests each database is sent; the long run of its own sends more. */
const REQUESTS = Number(process.env.PLACARD_FUZZ ?? 5000)
const SEED = Number(process.env.PLACARD_FUZZ_SEED ?? Date.now() % 2 ** 31)
/** What must never be in an answer: a stack, a path of the server, SQL. */
const INSIDES = /\n {4}at |node_modules|\/src\/|\bselect .* from\b|\binsert into\b|drizzle|zod/i
const SLOW_MS = 10_000

const calls = Object.entries(endpoints) as [string, Endpoint][]

function complaint(endpoint: Endpoint, { status, body, text, headers }: Received): string | undefined {
  if (status >= 500 && status !== 501) return `status ${status}`
  if (!String(headers['content-type']).startsWith('application/json')) return `type ${headers['content-type']}`
  if (status >= 400 && INSIDES.test(text)) return 'it shows the insides of the server'
  const answer = (status < 400 ? endpoint.response : failureSchema).safeParse(body)
  if (!answer.success) return `an answer outside its schema: ${answer.error.message}`
  return status < 400 || body.status === status ? undefined : `status ${status} with ${String(body.status)} inside`
}

describeApi('fuzzed requests', (api) => {
  it(`never break the server or its contract (seed ${SEED})`, { timeout: 1_200_000 }, async () => {
    const [, agency] = DEMO_USERS
    await makeUser(api(), 'fuzzed-admin@placard.test', 'admin')
    const own = await makeThings(api(), agency.id)
    const ids = [...Object.values(own), 'demoCampaign7', 'demoCampaign1', agency.id, 'nobodysThing']
    const perCall = Math.ceil(REQUESTS / calls.length)
    const complaints: string[] = []
    const statuses: Record<number, number> = {}
    for (const [name, endpoint] of calls) {
      // Whoever signs out, changes the password or is disabled by an earlier call signs in again for the next.
      await makeUser(api(), `${name.toLowerCase()}@elsewhere.test`, 'agency')
      const cookies = [
        undefined,
        await api().signIn(agency.email),
        await api().signIn('fuzzed-admin@placard.test'),
        await api().signIn(`${name.toLowerCase()}@elsewhere.test`),
      ]
      const requests = fc.sample(fuzzedRequests(endpoint, ids), { numRuns: perCall, seed: SEED })
      for (const [index, { query, body }] of requests.entries()) {
        const started = performance.now()
        const answer = await api().call(endpoint, { query, body, cookie: cookies[index % cookies.length] })
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        const wrong = performance.now() - started > SLOW_MS ? 'it took too long' : complaint(endpoint, answer)
        if (wrong !== undefined)
          complaints.push(
            `${name}: ${wrong}\n${JSON.stringify(query)}\n${body.slice(0, 500)}\n${answer.text.slice(0, 300)}`,
          )
      }
    }
    expect(complaints.slice(0, 5)).toEqual([])
    // A run in which nothing gets through would say little.
    expect(statuses[200]).toBeGreaterThan(perCall)
  })
})
