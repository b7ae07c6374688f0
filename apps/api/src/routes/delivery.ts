import { endpoints } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { unbuiltRoute } from '../http/contract-route.js'

/** Access to the file store. */
export function deliveryRoutes(app: FastifyInstance, context: Context): void {
  unbuiltRoute(app, context, endpoints.fileCredentials)
}
