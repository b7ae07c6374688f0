import type { Context } from '../context.js'
import type { JobHandler } from './jobs.js'

/** Makes one report file. */
export const makeReportFileJob =
  (_context: Omit<Context, 'jobs'>): JobHandler =>
  async () => {
    throw new Error('Not built yet.')
  }
