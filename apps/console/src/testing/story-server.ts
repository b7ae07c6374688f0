import type { User } from '@placard/domain'
import { DEMO_USERS } from '@placard/domain/demo'

/** Who looks: a person of the demo company, somebody who has nothing yet, or nobody. */
export type Person = 'staff' | 'agency' | 'admin' | 'fresh' | 'nobody'

/** What the server does: it answers, it has not answered yet, its database is away, or there is none at all. */
export type ServerState = 'answers' | 'waits' | 'broken' | 'gone'

const [staff, agency, admin] = DEMO_USERS

/** The people as they are signed in. */
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

/** An answer that does not come: the wait ends with whoever waits. */
const noAnswer = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))

const send = globalThis.fetch

/** What the server said when a Storybook was built, which has none itself; one that is worked on asks the server. */
const answers: Promise<Record<string, { status: number; body: string } | undefined>> | undefined = import.meta.env.DEV
  ? undefined
  : send('console-answers.json').then((answer) => answer.json())

async function kept(question: string): Promise<Response> {
  const found = (await answers)?.[question]
  if (!found) throw new Error(`This Storybook has no answer to ${question}`)
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() }
  return new Response(found.body, { status: found.status, headers })
}

// The console keeps the fetch that it finds first, so it is this one for all stories of a page.
globalThis.fetch = (input, init) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.origin)
  if (pathname !== '/config.json' && !(asking && pathname.startsWith('/api/'))) return send(input, init)
  const { person, server } = asking ?? { person: 'nobody', server: 'answers' }
  if (server === 'waits') return noAnswer(init?.signal)
  if (server === 'gone') return Promise.reject(new TypeError('Failed to fetch'))
  if (answers) {
    const body = typeof init?.body === 'string' ? [init.body] : []
    return kept([person, server, init?.method ?? 'GET', pathname + search, ...body].join(' '))
  }
  const headers = new Headers(init?.headers)
  headers.set('x-story-person', person)
  headers.set('x-story-server', server)
  return send(input, { ...init, headers })
}

/** Has everything that is asked from now on asked by this person, of a server in this state; answers what ends that. */
export function askAs(person: Person, server: ServerState): () => void {
  asking = { person, server }
  // Frames and pictures cannot say it in a header.
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is asynchronous, and there is nothing to escape.
  document.cookie = `story-person=${person}; path=/; samesite=lax`
  return () => {
    asking = undefined
  }
}
