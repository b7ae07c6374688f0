import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiDocument } from '@placard/domain/openapi'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.js'
import { cookieName } from './cookies.js'

/** Version of the API: raised when a change would break older clients. */
const CONTRACT_VERSION = '1.0.0'

/**
 * Serves the API's OpenAPI document at openapi.json and its documentation at docs, with no resource from another
 * host.
 */
export async function serveApiDocs(api: FastifyInstance, config: Config): Promise<void> {
  const document = openApiDocument({
    title: `${config.company} API`,
    version: CONTRACT_VERSION,
    server: '/api',
    cookie: cookieName(config),
  })
  api.get('/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(document))
  await api.register(async (pages) => {
    await pages.register(swagger, { mode: 'static', specification: { document } })
    await pages.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: api.prefix,
      theme: { title: document.info.title },
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', displayRequestDuration: true },
    })
  })
}
