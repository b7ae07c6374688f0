import { SCHEDULE_PROBLEMS } from '@placard/domain/internal/schedule'
import type { JobHandler } from '../job-runner.js'
import { addRunResult } from '../store/schedules/run-results.js'
import { readRepeatSubject } from '../store/schedules/schedule-history.js'
import { findSchedule, lockSchedule, recordRun } from '../store/schedules/schedule-runs.js'
import { findProblem, findRecipientProblem, MAX_BEGINNINGS, type ScheduleParts, sendReport } from './run-schedule.js'

/**
 * Creates the handler that sends a period of a schedule again because a user has requested it. The next runs do not
 * change. A failure is recorded in the history, where the user sees it.
 */
export const repeatReportJob =
  (parts: ScheduleParts): JobHandler =>
  async (job) => {
    const { db, now } = parts
    const { scheduleID, period } = readRepeatSubject(job.subjectID)
    const about = await findSchedule(db, scheduleID)
    if (!about) return

    const fail = (problem: string) =>
      db.transaction(async (tx) => {
        if (await lockSchedule(tx, scheduleID, now()))
          await addRunResult(tx, scheduleID, period, { at: now(), result: 'failed', problem, isRepeated: true })
        await job.finish(tx)
      })

    if (job.tries > MAX_BEGINNINGS) return fail(SCHEDULE_PROBLEMS.notMade)
    const refused = about.isOwnerDisabled ? SCHEDULE_PROBLEMS.disabled : await findRecipientProblem(db, about)
    if (refused !== undefined) return fail(refused)
    try {
      await sendReport(parts, job, { about, run: period, repeated: true }, (write) =>
        db.transaction(async (tx) => {
          const locked = await lockSchedule(tx, scheduleID, now())
          const outcome = locked && (await write(tx, locked.schedule))
          if (outcome) await recordRun(tx, scheduleID, outcome)
          await job.finish(tx)
        }),
      )
    } catch (cause) {
      const problem = findProblem(cause, job)
      if (problem === undefined) throw cause
      await fail(problem)
    }
  }
