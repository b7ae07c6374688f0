import { endpoints } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { creatingRoute, userRoute } from '../http/contract-route.js'
import { addSchedule, endSchedule, listSchedules } from '../store/schedules.js'

/** Reports that are sent by mail again and again. */
export function scheduleRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context

  creatingRoute(app, context, endpoints.scheduleReport, async ({ body, session, tx }) => ({
    status: 200,
    data: await addSchedule(tx, session, body, now()),
  }))

  userRoute(app, context, endpoints.scheduledReports, async ({ query, session }) => ({
    status: 200,
    data: await listSchedules(db, session, query.campaignID),
  }))

  userRoute(app, context, endpoints.deleteScheduledReport, async ({ query, session }) => {
    await endSchedule(db, session, query.id)
    return { status: 200, data: null }
  })
}
