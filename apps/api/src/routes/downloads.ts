import { setTimeout as sleep } from 'node:timers/promises'
import { type ReportFile, type ReportFileRequest, reportFileName } from '@placard/domain'
import type { Context } from '../context.js'
import { REPORT_ENDINGS } from '../exports/write-report.js'
import { addReportFile, findReportFile } from '../store/report-files.js'
import { findReportSubject } from '../store/report-subject.js'
import type { Viewer } from '../store/visibility.js'

/** So long a call waits for its file, in ms: most are ready by then, and nobody has to ask again. */
const PATIENCE_MS = 2_000
const FIRST_LOOK_MS = 15
const LONGEST_LOOK_MS = 250

const isUnderway = ({ state }: ReportFile) => state === 'waiting' || state === 'working'

/** Has a report's file made for one viewer, and waits a moment for it. */
export async function makeDownload(context: Context, viewer: Viewer, request: ReportFileRequest): Promise<ReportFile> {
  const { db, jobs, now } = context
  const { start, end, zone, format } = request
  const { campaign, creatives } = await findReportSubject(db, viewer, request)
  const [creative, another] = request.liveIDs ? creatives : []
  const range = { start, end, tzCode: zone }
  const name = reportFileName(campaign.name, range, REPORT_ENDINGS[format], another ? undefined : creative?.name)
  let made = await db.transaction((tx) => addReportFile(tx, { viewer, request, name, now: now() }))
  void jobs.poke('make-report-file')
  const reader = 'user' in viewer ? viewer.user : undefined
  const patienceEnds = performance.now() + PATIENCE_MS
  for (let wait = FIRST_LOOK_MS; isUnderway(made) && performance.now() < patienceEnds; wait *= 1.5) {
    await sleep(Math.min(wait, LONGEST_LOOK_MS))
    made = await findReportFile(db, made.file, { reader, now: now() })
  }
  return made
}
