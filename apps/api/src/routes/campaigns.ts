import { endpoints } from '@placard/domain/api'
import type { Campaign } from '@placard/domain/campaign'
import { ACCESS_TOKEN_MESSAGES, mayListAllCampaigns } from '@placard/domain/internal/account'
import { findZoneDifference, rangesFromTotals } from '@placard/domain/internal/report'
import { withOffsets } from '@placard/domain/report'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { Context } from '../context.js'
import { creatingRoute, type Session, userRoute } from '../http/contract-route.js'
import { tryRemoveUnusedFiles } from '../jobs/remove-unused-files.js'
import { campaignNotFound, Refusal } from '../refusal.js'
import { totalRows } from '../store/campaigns/campaign-totals.js'
import {
  addCampaign,
  changeCampaign,
  deleteCampaign,
  findCampaign,
  listCampaigns,
} from '../store/campaigns/campaigns.js'
import type { ZonedRange } from '../store/facts/fact-home.js'
import { withReportURLs } from '../store/reports/share-links.js'
import { campaign } from '../store/schema.js'
import { type UserViewer, visibleTo } from '../store/visibility.js'
import { readRange } from './report-response.js'

const named = ({ start, end, zone, bucket }: ZonedRange) => withOffsets({ start, end, tzCode: zone, bucket })

/** Returns the condition for the campaigns of a user, as far as an access token is not limited to others. */
const ownCampaigns = (viewer: UserViewer): SQL =>
  and(eq(campaign.ownerID, viewer.user.id), visibleTo(viewer)) ?? sql`false`

/** Adds the routes of campaigns and their totals. */
export function campaignRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context

  /** Adds the addresses of share links, except for access tokens: a link outlives them. */
  const forSession = async ({ token }: Session, campaigns: Campaign[]) =>
    token ? campaigns : withReportURLs(context, campaigns)

  async function list(viewer: Session, where: SQL | undefined, query: z.output<typeof endpoints.mine.query>) {
    const { 'paginate[page]': page, 'paginate[size]': size } = query
    const { campaigns, pages, total } = await listCampaigns(context, { viewer, where, page, size, now: now() })
    return {
      status: 200,
      data: await forSession(viewer, campaigns),
      ...(page !== undefined && { pagination: { page, pages, total } }),
    }
  }

  userRoute(app, context, endpoints.mine, ({ query, session }) => list(session, ownCampaigns(session), query))

  userRoute(app, context, endpoints.all, async ({ query, session }) => {
    if (!mayListAllCampaigns(session.user.role)) throw new Refusal('forbidden', 'Only staff can list all campaigns.')
    return list(session, visibleTo(session), query)
  })

  userRoute(app, context, endpoints.get, async ({ query, session }) => {
    const found = await findCampaign(context, session, query.campaignID, now())
    if (!found) throw campaignNotFound()
    const [data = found] = await forSession(session, [found])
    return { status: 200, data }
  })

  creatingRoute(app, context, endpoints.newCampaign, async ({ body, session, tx }) => {
    if (session.campaignIDs) throw new Refusal('forbidden', ACCESS_TOKEN_MESSAGES.otherCampaigns)
    const added = await addCampaign(tx, session.user.id, body, now())
    return { status: 200, data: session.token ? added : { ...added, reportURL: null } }
  })

  userRoute(app, context, endpoints.updateCampaign, async ({ body, session }) => {
    const changed = await changeCampaign(context, session, body, now())
    const [data = changed] = await forSession(session, [changed])
    return { status: 200, data }
  })

  userRoute(app, context, endpoints.deleteCampaign, async ({ query, session }) => {
    await deleteCampaign(db, session, query.campaignID)
    context.served.forget()
    await tryRemoveUnusedFiles(context, app.log)
    return { status: 200, data: null }
  })

  userRoute(app, context, endpoints.totals, async ({ query, session }) => {
    const { range, before } = readRange(() => rangesFromTotals(query))
    const at = now()
    const campaigns = await context.facts.campaignTotals(ownCampaigns(session), { range, before, now: at })
    const [rows = [], beforeRows = []] = await totalRows(context, ownCampaigns(session), [range, before])
    return {
      status: 200,
      data: {
        range: named(range),
        before: named(before),
        zoneDifference: findZoneDifference(query),
        campaigns,
        rows,
        beforeRows,
        generatedAt: at.toISOString(),
      },
    }
  })
}
