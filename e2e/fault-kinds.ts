import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Route } from '@playwright/test'

/** Fault of an API response. */
export interface AnswerFault {
  name: string
  answer: (route: Route) => Promise<unknown>
  /** Affected requests: those of screens, of forms, or both. @default both */
  hits?: 'asking' | 'sending'
  /** True for an unusual but valid response, which needs no message. @default false */
  harmless?: boolean
  /** Ends the session: the user signs in again, with a draft in a dialog over the page. */
  ends?: 'pauses'
}

const refusal = (
  status: number,
  words: object = { message: 'Out of order' },
  headers: Record<string, string> = {},
) => ({
  answer: (route: Route) => route.fulfill({ status, headers, json: { status, ...words } }),
})
const page = (status: number) => ({
  answer: (route: Route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<html><h1>A page of a proxy</h1></html>' }),
})
const abort = (how: string) => ({ answer: (route: Route) => route.abort(how) })

/** Fault that changes the text of the real response. */
const changed = (change: (text: string) => string) => ({
  hits: 'asking' as const,
  answer: async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  },
})

type Change = (value: unknown, name: string) => unknown

function deep(value: unknown, name: string, change: Change): unknown {
  if (Array.isArray(value)) {
    const next = change(value, name)
    return Array.isArray(next) ? next.map((one) => deep(one, name, change)) : next
  }
  if (typeof value !== 'object' || value === null) return change(value, name)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner, key, change)]))
}

/** Fault that changes every value in the data of the real response. */
const data = (change: Change) =>
  changed((text) => {
    const body = JSON.parse(text) as { data?: unknown }
    return JSON.stringify({ ...body, data: deep(body.data, 'data', change) })
  })
const number =
  (change: (value: number) => unknown): Change =>
  (value) =>
    typeof value === 'number' ? change(value) : value
const isName = (name: string) => ['name', 'first_name', 'last_name', 'firstName', 'lastName'].includes(name)
const named =
  (words: string): Change =>
  (value, name) =>
    typeof value === 'string' && isName(name) ? words : value

const cut = (share: number) => changed((text) => text.slice(0, Math.floor(text.length * share)))

/** Server that closes the connection at once or in the middle of a response. */
let broken: Server | undefined
function brokenServer(): Promise<string> {
  const where = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  if (broken) return Promise.resolve(where(broken))
  const server = createServer((request, response) => {
    if (request.url === '/at-once') return request.socket.destroy()
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 })
    return response.write('{"status":200,"data":', () => request.socket.resetAndDestroy())
  })
  broken = server
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(where(server.unref()))))
}
const cutLine = (path: string) => ({
  answer: async (route: Route) => route.continue({ url: (await brokenServer()) + path }),
})

/** All faults of a response; missing responses are in `fault-states.ts`. */
export const ANSWERS: readonly AnswerFault[] = [
  { name: 'no server', ...abort('connectionrefused') },
  { name: 'a name that nobody knows', ...abort('namenotresolved') },
  { name: 'no way to the server', ...abort('addressunreachable') },
  { name: 'a line that breaks before the answer', ...cutLine('/at-once') },
  { name: 'a line that breaks within the answer', ...cutLine('/half') },
  { name: '500 with words', ...refusal(500) },
  { name: '500 without a body', answer: (route) => route.fulfill({ status: 500, body: '' }) },
  { name: 'the 502 of a proxy', ...page(502) },
  { name: '503 with Retry-After', ...refusal(503, { message: 'Back soon' }, { 'retry-after': '30' }) },
  { name: 'the 504 of a proxy', ...page(504) },
  { name: '429 with Retry-After', ...refusal(429, { message: 'Too many calls' }, { 'retry-after': '60' }) },
  { name: '401', ...refusal(401, { message: 'Sign in' }), ends: 'pauses' },
  { name: '403', ...refusal(403, { message: 'Not for you' }) },
  { name: '404', ...refusal(404, { message: 'Not there' }) },
  { name: '405', ...refusal(405) },
  { name: '409', ...refusal(409, { message: 'Done already' }), hits: 'sending' },
  { name: '412', ...refusal(412, { message: 'Changed meanwhile', data: null }), hits: 'sending' },
  { name: '413', ...page(413), hits: 'sending' },
  { name: '400 with several words', ...refusal(400, { error: { message: ['This is wrong', 'So is that'] } }) },
  {
    name: '422 about fields',
    ...refusal(422, { message: ['Two are wrong'], problems: [{ path: 'no.such.field', message: 'Is wrong' }] }),
    hits: 'sending',
  },
  {
    name: 'a redirection to a page',
    answer: (route) => route.fulfill({ status: 302, headers: { location: '/ping' } }),
  },
  { name: 'a page instead of JSON', ...page(200) },
  { name: '204 without a body', answer: (route) => route.fulfill({ status: 204 }) },
  { name: 'JSON that ends at its beginning', ...cut(0.05) },
  { name: 'JSON that ends in the middle', ...cut(0.5) },
  { name: 'JSON without its last sign', ...changed((text) => text.slice(0, -1)) },
  { name: 'other types', answer: (route) => route.fulfill({ json: { status: 200, data: { rows: 'none', id: 7 } } }) },
  { name: 'only null', ...changed(() => '{"status":200,"data":null}') },
  { name: 'null for every value', ...data(() => null) },
  { name: 'numbers as words', ...data(number(String)), harmless: true },
  { name: 'NaN for every number', ...changed((text) => text.replace(/:\d+/g, ':NaN')) },
  { name: 'negative numbers', ...data(number((value) => -value)), harmless: true },
  {
    name: 'numbers beyond what is exact',
    ...data(number((value) => (value > 999 ? 2 ** 53 - 1 : value))),
    harmless: true,
  },
  { name: 'numbers beyond all bounds', ...changed((text) => text.replace(/:\d{4,}/g, ':1e999')), harmless: true },
  { name: 'zero for every number', ...data(number((value) => (value > 1 ? 0 : value))), harmless: true },
  { name: 'empty lists', ...data((value) => (Array.isArray(value) ? [] : value)), harmless: true },
  { name: 'very long names', ...data(named('Donaudampfschifffahrt'.repeat(20))), harmless: true },
  {
    name: 'names from right to left',
    ...data(named('مشغّل الإعلانات\u202e <b>&amp;</b> 👩‍👩‍👧‍👦'.repeat(3))),
    harmless: true,
  },
]
