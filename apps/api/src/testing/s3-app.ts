import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { endpoints } from '@placard/domain/api'
import type { FileCredentials } from '@placard/domain/internal/files'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { buildApp } from '../app.js'
import type { Context } from '../context.js'
import { freePort } from './free-port.js'
import { startUserSession } from './test-context.js'

/** Server with the embedded S3 endpoint on a real port, with a real clock. */
export interface S3App {
  app: FastifyInstance
  context: Context
  origin: string
  /** Requests credentials like the file manager. */
  credentialsOf: (email: string) => Promise<FileCredentials>
  /** Creates a client with credentials like the file manager's. */
  clientOf: (credentials: FileCredentials, config?: S3ClientConfig) => S3Client
  /** Advances the server's clock. */
  wait: (ms: number) => void
  close: () => Promise<void>
}

/** Creates a client with credentials like the file manager's. */
export const createS3Client = (given: FileCredentials, config: S3ClientConfig = {}): S3Client =>
  new S3Client({
    region: given.region,
    endpoint: given.endpoint ?? undefined,
    forcePathStyle: given.forcePathStyle,
    credentials: { ...given, expiration: new Date(given.expiration) },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...config,
  })

/** Requests credentials from a server with the session of a cookie. */
export async function requestCredentials(origin: string, cookie: string): Promise<FileCredentials> {
  const answer = await fetch(`${origin}/api${endpoints.fileCredentials.path}`, { headers: { cookie } })
  return endpoints.fileCredentials.response.parse(await answer.json()).data
}

/** Starts a server on a free port. Its data are those of `context`. */
export async function startS3App(
  { config, ...context }: Context,
  logger?: FastifyServerOptions['logger'],
): Promise<S3App> {
  const port = Number(await freePort())
  const origin = `http://127.0.0.1:${port}`
  let offset = 0
  const now = () => new Date(Date.now() + offset)
  const served: Context = { ...context, config: { ...config, publicUrl: origin }, now }
  const app = await buildApp(served, logger)
  await app.listen({ port, host: '127.0.0.1' })
  const clients: S3Client[] = []
  return {
    app,
    context: served,
    origin,
    credentialsOf: async (email) => requestCredentials(origin, await startUserSession(served, email)),
    clientOf(given, more) {
      const client = createS3Client(given, more)
      clients.push(client)
      return client
    },
    wait: (ms) => {
      offset += ms
    },
    async close() {
      for (const client of clients) client.destroy()
      await app.close()
    },
  }
}
