import { endpoints } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { unbuiltRoute } from '../http/contract-route.js'

/** What administrators do with users. */
export function adminRoutes(app: FastifyInstance, context: Context): void {
  unbuiltRoute(app, context, endpoints.users)
  unbuiltRoute(app, context, endpoints.changeUser)
  unbuiltRoute(app, context, endpoints.invite)
}
