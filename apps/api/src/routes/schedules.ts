import { endpoints } from '@placard/domain/api'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { creatingRoute, userRoute } from '../http/contract-route.js'
import { FILE_LIMIT } from '../http/rate-limit.js'
import { previewSchedule } from '../jobs/preview-schedule.js'
import {
  changeSchedule,
  pauseSchedule,
  removeRecipient,
  resendConfirmation,
  retryRecipient,
} from '../store/schedules/schedule-changes.js'
import { listRuns, requestRepeat } from '../store/schedules/schedule-history.js'
import { requestTestReport } from '../store/schedules/schedule-runs.js'
import { addSchedule, endSchedule, listSchedules } from '../store/schedules/schedules.js'

/** Adds the routes of scheduled reports and their recipients. */
export function scheduleRoutes(app: FastifyInstance, context: Context): void {
  const { db, jobs } = context

  creatingRoute(app, context, endpoints.scheduleReport, async ({ body, session, tx }) => ({
    status: 200,
    data: await addSchedule(tx, context, session, body),
  }))

  userRoute(app, context, endpoints.scheduledReports, async ({ query, session }) => ({
    status: 200,
    data: await listSchedules(db, session, query.campaignID),
  }))

  userRoute(app, context, endpoints.updateScheduledReport, async ({ body, session }) => {
    const data = await changeSchedule(context, session, body)
    void jobs.trigger('send-mail')
    return { status: 200, data }
  })

  userRoute(app, context, endpoints.pauseScheduledReport, async ({ body, session }) => ({
    status: 200,
    data: await pauseSchedule(context, session, body),
  }))

  userRoute(
    app,
    context,
    endpoints.testScheduledReport,
    async ({ body, session }) => {
      await requestTestReport(context, session, body.id)
      void jobs.trigger('send-test-report')
      return { status: 200, data: null }
    },
    FILE_LIMIT,
  )

  userRoute(app, context, endpoints.scheduleRuns, async ({ query, session }) => ({
    status: 200,
    data: await listRuns(db, session, query.id),
  }))

  userRoute(
    app,
    context,
    endpoints.repeatScheduledReport,
    async ({ body, session }) => {
      await requestRepeat(context, session, body)
      void jobs.trigger('repeat-report')
      return { status: 200, data: null }
    },
    FILE_LIMIT,
  )

  userRoute(
    app,
    context,
    endpoints.previewScheduledReport,
    async ({ body, session }) => ({ status: 200, data: await previewSchedule(context, session, body) }),
    FILE_LIMIT,
  )

  userRoute(app, context, endpoints.deleteScheduledReport, async ({ query, session }) => {
    await endSchedule(db, session, query.id)
    return { status: 200, data: null }
  })

  userRoute(app, context, endpoints.removeRecipient, async ({ query, session }) => ({
    status: 200,
    data: await removeRecipient(db, session, query),
  }))

  userRoute(app, context, endpoints.retryRecipient, async ({ body, session }) => ({
    status: 200,
    data: await retryRecipient(db, session, body),
  }))

  userRoute(app, context, endpoints.askRecipient, async ({ body, session }) => {
    const data = await resendConfirmation(context, session, body)
    void jobs.trigger('send-mail')
    return { status: 200, data }
  })
}
