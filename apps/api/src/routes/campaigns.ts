import { endpoints, mayListAllCampaigns } from '@placard/domain'
import { eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { unbuiltRoute, userRoute } from '../http/contract-route.js'
import { campaignNotFound, Refusal } from '../refusal.js'
import { findCampaign, listCampaigns } from '../store/campaigns.js'
import { campaign } from '../store/schema.js'

/** Campaigns: own, all, and one. */
export function campaignRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context

  async function list(where: SQL | undefined, page: number | undefined) {
    const { campaigns, pages } = await listCampaigns(db, { where, page, now: now() })
    return { status: 200, data: campaigns, ...(page !== undefined && { pagination: { page, pages } }) }
  }

  userRoute(app, context, endpoints.mine, ({ query, session }) =>
    list(eq(campaign.ownerID, session.user.id), query['paginate[page]']),
  )

  userRoute(app, context, endpoints.all, async ({ query, session }) => {
    if (!mayListAllCampaigns(session.user.role))
      throw new Refusal(403, 'Only people of the company may list every campaign.')
    return list(undefined, query['paginate[page]'])
  })

  userRoute(app, context, endpoints.get, async ({ query, session }) => {
    const found = await findCampaign(db, session, query.campaignID, now())
    if (!found) throw campaignNotFound()
    return { status: 200, data: found }
  })

  unbuiltRoute(app, context, endpoints.newCampaign)
  unbuiltRoute(app, context, endpoints.updateCampaign)
  unbuiltRoute(app, context, endpoints.deleteCampaign)
}
