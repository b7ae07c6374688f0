import { endpoints } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { unbuiltRoute } from '../http/contract-route.js'

/** Accounts: sign-up, proof of the address, forgotten passwords, the own profile. */
export function accountRoutes(app: FastifyInstance, context: Context): void {
  unbuiltRoute(app, context, endpoints.signUp)
  unbuiltRoute(app, context, endpoints.verify)
  unbuiltRoute(app, context, endpoints.forgotPassword)
  unbuiltRoute(app, context, endpoints.changePassword)
  unbuiltRoute(app, context, endpoints.updateProfile)
}
