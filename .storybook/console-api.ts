import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Plugin, runnerImport } from 'vite'
import type { Question, StoryServer } from '../apps/api/src/testing/story-server.js'
import { isRecordedRequest, recordedRequests } from './console-requests.js'

/** Paths served by the API; all others are Storybook's. */
const OF_THE_API = /^\/(api|s3|serve|files|uploads)\/|^\/config\.json$/

/** Paths requested by fetch; others are for frames and images, which a built Storybook lacks. */
const FETCHED = /^\/(api\/|s3\/|config\.json$)/

/** Writes that stories may send: rejected ones, or without effect on other stories. */
const SENT = ['/api/login', '/api/signup', '/api/verification', '/api/changePassword', '/api/forgotPassword']

let starting: Promise<StoryServer> | undefined

/** Starts the API with the first request, because most stories send none. */
function storyServer(): Promise<StoryServer> {
  starting ??= runnerImport<typeof import('../apps/api/src/testing/story-server.js')>(
    join(import.meta.dirname, '../apps/api/src/testing/story-server.ts'),
    {
      logLevel: 'error',
      // Resolves our packages to their sources and everything else like Node.
      environments: { inline: { resolve: { noExternal: [/^@placard\//], conditions: ['@placard/source'] } } },
    },
  ).then(({ module }) => module.openStoryServer())
  return starting
}

async function stop(): Promise<void> {
  const started = starting
  starting = undefined
  await (await started)?.close()
}

/** Parses a request. The person is in its headers, or in a cookie for frames and images. */
async function parseQuestion(request: IncomingMessage): Promise<Question> {
  const { headers, method = 'GET', url = '' } = request
  const [, inCookie] = /(?:^|; )story-person=(\w+)/.exec(headers.cookie ?? '') ?? []
  return {
    person: String(headers['x-story-person'] ?? inCookie ?? 'nobody'),
    server: String(headers['x-story-server'] ?? 'answers'),
    method,
    url,
    body: await text(request),
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const question = await parseQuestion(request)
  const { method, url } = question
  const path = url.split('?', 1)[0] ?? ''
  if (method !== 'GET' && !SENT.includes(path)) {
    response.writeHead(405).end(`Stories only read: ${method} ${url}`)
    return
  }
  if (FETCHED.test(path) && !isRecordedRequest(question)) {
    response.writeHead(501).end(`No built Storybook knows ${method} ${url}: take the pictures anew.`)
    return
  }
  const { status, headers, body } = await (await storyServer()).answer(question, request.headers)
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
  response.writeHead(status).end(body)
}

/**
 * Vite plugin that serves the real API to stories of whole screens, in the same process. A built Storybook has no
 * server, so the response to each recorded request is written beside its pages.
 */
export function consoleApi(): Plugin {
  return {
    name: 'placard:console-api',
    configureServer({ middlewares, httpServer }) {
      httpServer?.once('close', () => void stop())
      middlewares.use((request, response, next) => {
        if (OF_THE_API.test(request.url?.split('?', 1)[0] ?? '')) answer(request, response).catch(next)
        else next()
      })
    },
    async generateBundle() {
      const api = await storyServer()
      const answers: Record<string, { status: number; body: string }> = {}
      for (const { line, question } of recordedRequests()) {
        const { status, body } = await api.answer(question, {})
        answers[line] = { status, body: body.toString() }
      }
      this.emitFile({ type: 'asset', fileName: 'console-answers.json', source: JSON.stringify(answers) })
      await stop()
    },
  }
}
