import { endpoints } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { unbuiltRoute } from '../http/contract-route.js'

/** Files of creatives. */
export async function assetRoutes(app: FastifyInstance, context: Context): Promise<void> {
  unbuiltRoute(app, context, endpoints.uploadAssets)
  unbuiltRoute(app, context, endpoints.deleteAsset)
}
