import { endpoints } from '@placard/domain/api'
import { languageOfUser, mayManageUsers, ONLY_ADMINISTRATORS } from '@placard/domain/internal/account'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { type Session, userRoute } from '../http/contract-route.js'
import { Refusal } from '../refusal.js'
import { revokeAccessToken } from '../store/accounts/access-tokens.js'
import {
  changeUser,
  inviteUsers,
  listOwnedItems,
  listUsers,
  undeliveredInvitations,
  withdrawInvitation,
} from '../store/accounts/users.js'

function requireAdmin({ user }: Session): void {
  if (!mayManageUsers(user.role)) throw new Refusal('forbidden', ONLY_ADMINISTRATORS)
}

/** Adds the routes with which administrators manage users. */
export function adminRoutes(app: FastifyInstance, context: Context): void {
  const { db, jobs } = context

  userRoute(app, context, endpoints.users, async ({ query, session }) => {
    requireAdmin(session)
    const page = query['paginate[page]']
    const { users, pages } = await listUsers(db, { search: query.search, page })
    return { status: 200, data: users, pagination: { page, pages } }
  })

  userRoute(app, context, endpoints.userHoldings, async ({ query, session }) => {
    requireAdmin(session)
    return { status: 200, data: await listOwnedItems(context, query.id) }
  })

  userRoute(app, context, endpoints.revokeUserToken, async ({ query, session }) => {
    requireAdmin(session)
    await revokeAccessToken(db, query.userID, query.id)
    return { status: 200, data: null }
  })

  userRoute(app, context, endpoints.changeUser, async ({ body, session }) => {
    requireAdmin(session)
    return { status: 200, data: await changeUser(context, body) }
  })

  userRoute(app, context, endpoints.undeliveredInvitations, async ({ session }) => {
    requireAdmin(session)
    return { status: 200, data: await undeliveredInvitations(db, context.now()) }
  })

  userRoute(app, context, endpoints.withdrawInvitation, async ({ query, session }) => {
    requireAdmin(session)
    await withdrawInvitation(db, query.email)
    return { status: 200, data: null }
  })

  userRoute(app, context, endpoints.invite, async ({ body, session }) => {
    requireAdmin(session)
    const data = await inviteUsers(context, body, languageOfUser(session.user))
    void jobs.trigger('send-mail')
    return { status: 200, data }
  })
}
