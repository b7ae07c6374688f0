import { endpoints, rangesFromTotals } from '@placard/domain'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { userRoute } from '../http/contract-route.js'
import { campaignTotals, totalRows } from '../store/campaign-totals.js'
import type { ZonedRange } from '../store/report-rows.js'
import { campaign } from '../store/schema.js'
import { readRange } from './report-answer.js'

const named = ({ start, end, zone }: ZonedRange) => ({ start, end, tzCode: zone })

/** What all of the caller's own campaigns counted, in one answer. */
export function totalsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  userRoute(app, context, endpoints.totals, async ({ query, session }) => {
    const { range, before } = readRange(() => rangesFromTotals(query))
    const now = context.now()
    const own = eq(campaign.ownerID, session.user.id)
    const campaigns = await campaignTotals(db, own, { range, before, now })
    const [rows = [], beforeRows = []] = await totalRows(db, own, [range, before])
    return {
      status: 200,
      data: { range: named(range), before: named(before), campaigns, rows, beforeRows, generatedAt: now.toISOString() },
    }
  })
}
