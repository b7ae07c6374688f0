import type { Context } from '../context.js'
import { createEmailTransport } from '../email/email-transport.js'
import type { JobHandler } from '../job-runner.js'
import type { JobKind } from '../store/jobs.js'
import { generateReportFileJob } from './generate-report-file.js'
import { removeExpiredDataJob } from './remove-expired-data.js'
import { repeatReportJob } from './repeat-report.js'
import { runScheduleJob } from './run-schedule.js'
import { sendEmailJob } from './send-email.js'
import { sendTestReportJob } from './send-test-report.js'
import { tellUndeliveredJob } from './tell-undelivered.js'
import { updateTotalsJob } from './update-totals.js'
import { vacuumTablesJob } from './vacuum-tables.js'

/** Returns the handler of each kind of job. `print` writes to the operator's console. */
export const jobHandlers = (
  context: Omit<Context, 'jobs'>,
  print: (text: string) => void,
): Readonly<Record<JobKind, JobHandler>> => ({
  'send-mail': sendEmailJob(context, createEmailTransport(context.config, print), print),
  'make-report-file': generateReportFileJob(context),
  'make-link-file': generateReportFileJob(context),
  'run-schedule': runScheduleJob(context),
  'send-test-report': sendTestReportJob(context),
  'repeat-report': repeatReportJob(context),
  'tell-undelivered': tellUndeliveredJob(context),
  'clean-up': removeExpiredDataJob(context),
  'vacuum-tables': vacuumTablesJob(context),
  'update-totals': updateTotalsJob(context),
})
