import type * as z from 'zod'
import { endpoints } from '../endpoints/endpoints.js'
import type { handOverRequestSchema } from '../hand-over/hand-over.js'
import { ApiError, TIMED_OUT } from '../problem/problem.js'
import { NO_LIVE_IDS } from '../report/report.js'
import type { ReportSubject } from '../report/report-cache.js'
import type { ReportFile } from '../report/report-file.js'
import type { ReportFormat } from '../report-range/report-options.js'
import { downloadQuery } from '../report-range/report-query.js'
import type { ReportRange } from '../report-range/report-range.js'
import { type ApiCaller, HTTP_TIMEOUT_MS } from './api-caller.js'

/** Report file to create: subject, range, and the live ids of a single creative. */
export interface ReportFileOrder {
  subject: ReportSubject
  range: ReportRange
  format: ReportFormat
  withVideo: boolean
  liveIDs?: string[] | undefined
}

/** Progress callback and signal of a report file. */
export interface ReportFileWatch {
  /** Aborts the export, which then fails with 'Request timed out'. */
  signal: AbortSignal
  /** Called with the progress. */
  onProgress: (file: ReportFile) => void
}

/**
 * Requests a report file and waits until it can be fetched from /uploads/. Cancels it on the server if the caller
 * aborts.
 */
export const makeReportFile = (
  client: ApiCaller,
  order: ReportFileOrder,
  watch: ReportFileWatch,
): Promise<ReportFile> =>
  followFile(client, start(client, order), { ...watch, anonymous: 'shareToken' in order.subject })

/** Requests a hand-over pack and waits for it, like `makeReportFile`. */
export const makeHandOverPack = (
  client: ApiCaller,
  body: z.input<typeof handOverRequestSchema>,
  watch: ReportFileWatch,
): Promise<ReportFile> =>
  followFile(
    client,
    client.call(endpoints.handOver, { body }).then(({ data }) => data),
    { ...watch, anonymous: false },
  )

async function followFile(
  client: ApiCaller,
  started: Promise<ReportFile>,
  { signal: cancelled, onProgress, anonymous }: ReportFileWatch & { anonymous: boolean },
): Promise<ReportFile> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(HTTP_TIMEOUT_MS)])
  const ask = async (file: string) =>
    (await client.call(endpoints.reportFile, { query: { file }, signal, anonymous })).data
  try {
    const first = await orAborted(started, signal)
    return await waitForFile(first, { ask: () => ask(first.file), signal, onProgress })
  } catch (failure) {
    const forget = ({ file }: ReportFile) => client.call(endpoints.cancelReportFile, { query: { file }, anonymous })
    if (signal.aborted) void started.then(forget).catch(() => undefined)
    throw failure
  }
}

async function start(client: ApiCaller, { subject, range, format, withVideo, liveIDs }: ReportFileOrder) {
  if (liveIDs?.length === 0) throw new ApiError(NO_LIVE_IDS, { status: 400 })
  const query = { ...downloadQuery(range), format, withVideo, ...(liveIDs && { liveIDs: liveIDs.join(',') }) }
  const { data } =
    'shareToken' in subject
      ? await client.call(endpoints.sharedDownload, {
          query: { ...query, shareToken: subject.shareToken },
          anonymous: true,
        })
      : await client.call(endpoints.download, { query: { ...query, campaignID: subject.campaignID } })
  return data
}

const FIRST_WAIT_MS = 300
const LONGEST_WAIT_MS = 2000
const MOST_FAILURES = 3

interface FileWait {
  /** Requests the state of the file. */
  ask: () => Promise<ReportFile>
  /** Aborts waiting. */
  signal: AbortSignal
  /** Called after every response. */
  onProgress: (file: ReportFile) => void
}

const timedOut = () => new ApiError(TIMED_OUT, {})

/** Returns true if a retry may succeed, because the network or the server was briefly unavailable. */
const isPassing = (failure: unknown) => failure instanceof ApiError && [0, 502, 503, 504].includes(failure.status)

/**
 * Polls until a file is ready, with increasing intervals. Throws 'Request timed out' if aborted or if the file was
 * cancelled elsewhere, and the server's error if it rejects.
 */
export async function waitForFile(first: ReportFile, { ask, signal, onProgress }: FileWait): Promise<ReportFile> {
  let file = first
  let failures = 0
  onProgress(file)
  for (let wait = FIRST_WAIT_MS; isOnItsWay(file); wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
    await pause(wait, signal)
    if (signal.aborted) throw timedOut()
    try {
      file = await ask()
      failures = 0
      onProgress(file)
    } catch (failure) {
      failures += 1
      if (signal.aborted || failures > MOST_FAILURES || !isPassing(failure)) throw failure
    }
  }
  if (file.state === 'cancelled') throw timedOut()
  if (file.state === 'failed') throw new ApiError(`${file.name} could not be made.`, { status: 500 })
  return file
}

/** Resolves like a promise, or rejects with 'Request timed out' as soon as the signal aborts. */
export const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = () => reject(timedOut())
    if (signal.aborted) return end()
    signal.addEventListener('abort', end)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })

const isOnItsWay = ({ state }: ReportFile) => state === 'waiting' || state === 'working'

/** Waits for some ms, or until the signal aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
