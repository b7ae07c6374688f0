import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LOOK_AGAIN_MS = 10

/** Makes shutdown wait for requests in progress only: idle connections are closed, and new requests get 503. */
export function shutDownGracefully(app: FastifyInstance): void {
  const underway = new Set<unknown>()
  app.addHook('onRequest', async (request) => {
    underway.add(request.raw)
    request.raw.once('close', () => underway.delete(request.raw))
  })
  app.addHook('onResponse', async (request) => {
    underway.delete(request.raw)
  })
  app.addHook('preClose', async () => {
    while (underway.size > 0) await wait(LOOK_AGAIN_MS)
    app.server.closeAllConnections()
  })
}
