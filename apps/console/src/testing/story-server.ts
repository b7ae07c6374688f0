import type { User } from '@placard/domain/account'
import { DEMO_USERS } from '@placard/domain/demo'

/** User of a story: somebody of the demo company, a new user without data, or nobody. */
export type Person = 'staff' | 'agency' | 'admin' | 'fresh' | 'nobody'

/** State of the server: responding, pending, without its database, or unreachable. */
export type ServerState = 'answers' | 'waits' | 'broken' | 'gone'

const [staff, agency, admin] = DEMO_USERS

/** Signed-in users. */
export const PEOPLE: Record<Exclude<Person, 'nobody'>, User> = {
  staff,
  agency,
  admin,
  fresh: {
    id: 'storyUserFresh',
    email: 'fresh@example.test',
    first_name: 'Mika',
    last_name: 'Lindqvist',
    role: 'advertiser',
  },
}

let asking: { person: Person; server: ServerState } | undefined

/** Returns a response that never arrives; rejects when the request is aborted. */
const noAnswer = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))

const send = globalThis.fetch

/** Paths of requests to the server of the stories. */
const PASSED = /^\/(api|s3)(\/|$)/

/** Recorded responses of a built Storybook, which has no server; undefined in development, where the API responds. */
const answers: Promise<Record<string, { status: number; body: string } | undefined>> | undefined = import.meta.env.DEV
  ? undefined
  : send('console-answers.json').then((answer) => answer.json())

async function kept(question: string): Promise<Response> {
  const found = (await answers)?.[question]
  if (!found) throw new Error(`This Storybook has no answer to ${question}`)
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() }
  return new Response(found.body, { status: found.status, headers })
}

// Installed once per page, for all stories on it.
globalThis.fetch = (input, init) => {
  const { method = 'GET', signal } = input instanceof Request ? input : (init ?? {})
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.origin)
  if (pathname !== '/config.json' && !(asking && PASSED.test(pathname))) return send(input, init)
  // Counting it would change what other stories show.
  if (pathname === '/api/share/views') return Promise.resolve(Response.json({ status: 200, data: null }))
  const { person, server } = asking ?? { person: 'nobody', server: 'answers' }
  if (server === 'waits') return noAnswer(signal)
  if (server === 'gone') return Promise.reject(new TypeError('Failed to fetch'))
  if (answers) {
    const body = typeof init?.body === 'string' ? [init.body] : []
    return kept([person, server, method, pathname + search, ...body].join(' '))
  }
  const headers = new Headers(init?.headers)
  headers.set('x-story-person', person)
  headers.set('x-story-server', server)
  // The endpoint of the files is at the server's own host.
  if (pathname.startsWith('/s3/')) return send(pathname + search, { method, headers, signal: signal ?? null })
  return send(input, { ...init, headers })
}

/** Sends all further requests as this user, to a server in this state. Returns a function that ends this. */
export function askAs(person: Person, server: ServerState): () => void {
  asking = { person, server }
  // Iframes and images cannot send a header.
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is asynchronous, and there is nothing to escape.
  document.cookie = `story-person=${person}; path=/; samesite=lax`
  return () => {
    asking = undefined
  }
}
