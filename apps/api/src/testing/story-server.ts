import type { IncomingHttpHeaders } from 'node:http'
import { DEMO_USERS } from '@placard/domain/demo'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../app.js'
import type { Context } from '../context.js'
import { S3_PATH } from '../s3/s3-request.js'
import * as schema from '../store/schema.js'
import { signS3Request } from './sign-s3-request.js'
import { FRESH_USER_EMAIL, openStoryCompany } from './story-company.js'
import { startUserSession } from './test-context.js'

const [staff, agency, admin] = DEMO_USERS
/** Users whose files stories show. */
const FILE_OWNERS: Record<string, string> = {
  staff: staff.id,
  agency: agency.id,
  admin: admin.id,
  fresh: 'storyUserFresh',
}
const EMAILS: Record<string, string> = {
  staff: staff.email,
  agency: agency.email,
  admin: admin.email,
  fresh: FRESH_USER_EMAIL,
}
const WEEK_MS = 7 * 86_400_000

/** Request of a story. */
export interface Question {
  /** Persona that sends the request; unknown ones are not signed in. */
  person: string
  /** State of the server: 'broken' if its database is closed. */
  server: string
  method: string
  url: string
  body: string
}

/** Response of the server. */
export interface Answered {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  body: Buffer
}

/** Server of the stories. */
export interface StoryServer {
  answer: (question: Question, headers: IncomingHttpHeaders) => Promise<Answered>
  close: () => Promise<void>
}

const OWN_HEADERS = {
  origin: 'http://localhost:4100',
  'content-type': 'application/json',
}

/** Closed database: every query fails as if the connection was lost. */
async function closedDatabase(): Promise<Context['db']> {
  const pool = new pg.Pool()
  await pool.end()
  return drizzle(pool, { schema })
}

/** Starts the API without a port on a copy of the demo company, at the fixed time of the stories. */
export async function openStoryServer(): Promise<StoryServer> {
  const { context, close } = await openStoryCompany()
  const app = await buildApp(context)
  const broken = await buildApp({ ...context, db: await closedDatabase() })
  const sessions = new Map<string, string>()
  for (const [person, email] of Object.entries(EMAILS))
    sessions.set(person, await startUserSession(context, email, WEEK_MS))

  return {
    async answer({ person, server, method, url, body }, { accept, range }) {
      const cookie = sessions.get(person)
      const owner = FILE_OWNERS[person]
      const isOfFile = url.startsWith(`${S3_PATH}/`)
      // Signed here, because the host and the time of a signature from the browser are others.
      const signature =
        isOfFile && owner && cookie !== undefined
          ? signS3Request(context, { userID: owner, cookie }, { method, url })
          : {}
      const asked: FastifyInstance = server === 'broken' ? broken : app
      const { statusCode, headers, rawPayload } = await asked.inject({
        method: method as 'GET',
        url,
        headers: {
          ...(accept !== undefined && { accept }),
          ...(range !== undefined && { range }),
          ...(cookie !== undefined && { cookie }),
          ...(method !== 'GET' && OWN_HEADERS),
          ...signature,
        },
        ...(body !== '' && { payload: body }),
      })
      // The console uses the server's clock, which is frozen here.
      return { status: statusCode, headers: { ...headers, date: context.now().toUTCString() }, body: rawPayload }
    },
    async close() {
      await app.close()
      await broken.close()
      await close()
    },
  }
}
