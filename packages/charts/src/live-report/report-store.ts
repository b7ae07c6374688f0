import { endpoints, isReportFresh, type Report, type ReportRequest, reportCacheKey, reportQuery } from '@placard/domain'
import type { Caller } from '@placard/domain/client'

/** A kept report and how it stands. */
export interface StoredReport {
  report: Report | undefined
  /** When it was received, in ms. */
  at: number
  /** What was thrown last; undefined after a success. */
  error: unknown
  /** Whether it is on its way. */
  fetching: boolean
  /** Number of times that the store was cleared before: reports of other generations may belong to another user. */
  generation: number
}

/** Reports by request, each asked for once however many widgets show it. */
export interface ReportStore {
  get: (request: ReportRequest) => StoredReport
  /** Watches a report, and has it fetched unless it is there and fresh. The last one to leave ends what is under way. */
  watch: (request: ReportRequest, listener: () => void) => () => void
  /** Fetches it again, whatever is kept. */
  refetch: (request: ReportRequest) => void
  /** Ends the waiting: it then fails with 'Request timed out'. */
  cancel: (request: ReportRequest) => void
  /** Drops every report, and fetches again those that are shown. */
  clear: (options?: { unauthorized?: boolean }) => void
}

/** So many reports are kept; the oldest that nobody shows go first. */
const MOST_KEPT = 40

const NOTHING = { report: undefined, at: 0, error: undefined, fetching: true } as const

interface Entry {
  request: ReportRequest
  stored: StoredReport
  listeners: Set<() => void>
  controller?: AbortController | undefined
}

async function load(client: Caller, { subject, range, withVideoData }: ReportRequest, signal: AbortSignal) {
  const query = { ...reportQuery(range), withVideoData }
  const { data } =
    'shareToken' in subject
      ? await client.call(endpoints.sharedReport, { query: { ...query, sharedToken: subject.shareToken }, signal })
      : await client.call(endpoints.report, { query: { ...query, campaignID: subject.campaignID }, signal })
  return data
}

function createStore(client: Caller): ReportStore {
  const entries = new Map<string, Entry>()
  let generation = 0
  let nothing: StoredReport = { ...NOTHING, generation }

  const entryOf = (request: ReportRequest): Entry => {
    const key = reportCacheKey(request)
    const found = entries.get(key) ?? {
      request,
      stored: nothing,
      listeners: new Set(),
    }
    entries.set(key, found)
    for (const [old, { listeners }] of entries) {
      if (entries.size <= MOST_KEPT) break
      if (listeners.size === 0 && old !== key) entries.delete(old)
    }
    return found
  }
  const set = (entry: Entry, changes: Partial<StoredReport>) => {
    entry.stored = { ...entry.stored, ...changes }
    for (const listener of [...entry.listeners]) listener()
  }
  const fetchInto = async (entry: Entry) => {
    entry.controller?.abort()
    const controller = new AbortController()
    entry.controller = controller
    set(entry, { fetching: true, error: undefined })
    try {
      const report = await load(client, entry.request, controller.signal)
      if (entry.controller === controller) set(entry, { report, at: Date.now(), error: undefined, fetching: false })
    } catch (error) {
      if (entry.controller === controller) set(entry, { error, fetching: false })
    } finally {
      if (entry.controller === controller) entry.controller = undefined
    }
  }
  const leave = (entry: Entry) => {
    if (entry.listeners.size > 0 || !entry.controller) return
    const { controller } = entry
    entry.controller = undefined
    controller.abort()
    set(entry, { fetching: entry.stored.report === undefined, error: undefined })
  }

  const clear = ({ unauthorized = false } = {}) => {
    generation += 1
    nothing = { ...NOTHING, generation }
    for (const [key, entry] of entries) {
      // Fetching again what was just refused with 401 would be refused again, without end.
      if (unauthorized && entry.stored.report === undefined) {
        set(entry, { generation })
        continue
      }
      entry.controller?.abort()
      entry.controller = undefined
      set(entry, nothing)
      if (entry.listeners.size > 0) void fetchInto(entry)
      else entries.delete(key)
    }
  }
  client.onUserChange?.(clear)

  return {
    get: (request) => entries.get(reportCacheKey(request))?.stored ?? nothing,
    clear,
    watch(request, listener) {
      const entry = entryOf(request)
      entry.listeners.add(listener)
      const { report, at } = entry.stored
      if (!entry.controller && !(report && isReportFresh(at, Date.now()))) void fetchInto(entry)
      return () => {
        entry.listeners.delete(listener)
        // Not at once: React leaves and comes back while it mounts, and that is no reason to ask twice.
        setTimeout(() => leave(entry))
      }
    },
    refetch: (request) => void fetchInto(entryOf(request)),
    cancel: (request) => entries.get(reportCacheKey(request))?.controller?.abort(),
  }
}

const stores = new WeakMap<Caller, ReportStore>()

/**
 * Drops the reports that a client has fetched and fetches again those that are shown. A client's own sign-in, sign-out
 * and every answer 401 do this; call it when the user changes in another way.
 */
export const clearReports = (client: Caller): void => reportStoreOf(client).clear()

/** The reports that a client has fetched. */
export function reportStoreOf(client: Caller): ReportStore {
  const store = stores.get(client) ?? createStore(client)
  stores.set(client, store)
  return store
}
