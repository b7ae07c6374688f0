import type { Context } from '../context.js'
import { mailTransport } from '../mail/mail-transport.js'
import type { JobKind } from '../store/jobs.js'
import { cleanUpJob } from './clean-up.js'
import type { JobHandler } from './jobs.js'
import { makeReportFileJob } from './make-report-file.js'
import { runScheduleJob } from './run-schedule.js'
import { sendMailJob } from './send-mail.js'
import { sendTestReportJob } from './send-test-report.js'
import { tendTablesJob } from './tend-tables.js'

/** Who does which job. `say` is where the operator reads. */
export const jobHandlers = (
  context: Omit<Context, 'jobs'>,
  say: (text: string) => void,
): Readonly<Record<JobKind, JobHandler>> => ({
  'send-mail': sendMailJob(context, mailTransport(context.config, say), say),
  'make-report-file': makeReportFileJob(context),
  'run-schedule': runScheduleJob(context),
  'send-test-report': sendTestReportJob(context),
  'clean-up': cleanUpJob(context),
  'tend-tables': tendTablesJob(context),
})
