import { endpoints } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { unbuiltRoute } from '../http/contract-route.js'

/** Creatives and their published copies. */
export function creativeRoutes(app: FastifyInstance, context: Context): void {
  unbuiltRoute(app, context, endpoints.creative)
  unbuiltRoute(app, context, endpoints.creatives)
  unbuiltRoute(app, context, endpoints.newCreative)
  unbuiltRoute(app, context, endpoints.updateCreative)
  unbuiltRoute(app, context, endpoints.updateCreativeHtml)
  unbuiltRoute(app, context, endpoints.duplicateCreative)
  unbuiltRoute(app, context, endpoints.publishCreative)
  unbuiltRoute(app, context, endpoints.deleteCreative)
}
