import type { Context } from '../context.js'
import type { JobHandler } from './jobs.js'

/** Sends one scheduled report for the period that is due. */
export const runScheduleJob =
  (_context: Omit<Context, 'jobs'>): JobHandler =>
  async () => {
    throw new Error('Not built yet.')
  }
