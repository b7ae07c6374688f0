import { type Endpoint, endpoints } from '@placard/domain/api'
import {
  type ApiCaller,
  type CallInput,
  eventsQueryOptions,
  reportQueryOptions,
  sharedLinkQueryOptions,
} from '@placard/domain/client'
import type { PrerenderedPage } from '@placard/domain/internal/share'
import { comparedRange, type Language, type ReportView } from '@placard/domain/report'
import { linkViewSearch, readLinkSearch } from '@placard/domain/share'
import { LRUCache } from 'lru-cache'
import type * as z from 'zod'
import type { Context } from '../context.js'
import { readLanguage } from '../http/request-language.js'
import type { SharedPageRequest, SharePages } from '../http/serve-console.js'
import { createPageTemplate } from '../pages/page-template.js'
import { type LiveLink, recordUse } from '../store/reports/open-links.js'
import { loadReportSubject } from '../store/reports/report-subject.js'
import { loadLastUpdate } from './report-response.js'
import { openLinkInfo } from './shared-links.js'
import { sharedEvents, sharedReport } from './shared-reports.js'

/** Size of the pages in memory, in characters, and how long one is used, in ms: its texts say what time it is. */
const CACHE_CHARACTERS = 16_000_000
const CACHE_MS = 60_000

/** Page of an open link, as it was asked for. */
interface AskedPage extends SharedPageRequest {
  link: LiveLink
  language: Language
  now: Date
}

/** Returns the first language of the browser that the console has. */
const chooseLanguage = (acceptLanguage: string | undefined): Language => readLanguage(acceptLanguage) ?? 'en'

/** Makes the calls of a shared page without a network, with the schemas of the contract. */
function createCaller(context: Context, link: LiveLink): ApiCaller {
  const respond = async ({ path }: Endpoint, query: unknown): Promise<unknown> => {
    if (path === endpoints.sharedLink.path) return openLinkInfo(link)
    if (path === endpoints.sharedReport.path)
      return sharedReport(context, link, endpoints.sharedReport.query.parse(query))
    if (path === endpoints.sharedEvents.path)
      return sharedEvents(context, link, endpoints.sharedEvents.query.parse(query))
    throw new Error(`A shared page does not call ${path}.`)
  }
  return {
    async call<E extends Endpoint>(endpoint: E, input?: CallInput<E>) {
      const answer = { status: 200, data: await respond(endpoint, input?.query) }
      return endpoint.response.parse(answer) as z.output<E['response']>
    },
  }
}

const NO_CACHE = { getQueryData: () => undefined, removeQueries: () => undefined }

/** Returns the data of a page by its query keys: what the link shows, the report, and the one it is compared with. */
async function createQueries(context: Context, { link, token, creativeID }: AskedPage, view: ReportView) {
  const caller = createCaller(context, link)
  const { signal } = new AbortController()
  const run = async <Data>(query: {
    queryKey: readonly unknown[]
    queryFn: (call: { signal: AbortSignal }) => Promise<Data>
  }) => ({ key: query.queryKey, data: await query.queryFn({ signal }) })
  const subject = { shareToken: token }
  const { range, withVideo: withVideoData } = view
  const compared = comparedRange(view)
  const info = await run(sharedLinkQueryOptions(caller, token, NO_CACHE))
  const reports = (liveIDs?: readonly string[]) =>
    Promise.all(
      [range, ...(compared ? [compared] : [])].map((days) =>
        run(reportQueryOptions(caller, { subject, range: days, withVideoData, liveIDs })),
      ),
    )
  if (creativeID === undefined) return [info, ...(await reports())]
  const events = await run(eventsQueryOptions(caller, { subject, range }))
  const creative = events.data.creatives.find(({ id }) => id === creativeID)
  if (!creative) return [info, events]
  return [info, events, ...(await reports(creative.liveIDs.length > 0 ? creative.liveIDs : undefined))]
}

/**
 * Renders the pages of share links; returns undefined for a console that was built without that. The default view of a
 * link is kept in memory for a minute, until its settings, its campaign or its figures change; every request reads
 * these first.
 */
export function createSharedPages(context: Context, config: object): SharePages<LiveLink>['rendered'] {
  const { pages: renderer, db, now: clock } = context
  const template = createPageTemplate(context.config.consoleDir)
  if (!renderer || !template) return undefined

  const render = async (asked: AskedPage, view: ReportView, search: string): Promise<string> => {
    const { link, token, creativeID, language, now } = asked
    const queries = await createQueries(context, asked, view)
    const page: PrerenderedPage = { now: now.getTime(), language, config, queries }
    const path = `/share/${token}${creativeID === undefined ? '' : `/creative/${encodeURIComponent(creativeID)}`}`
    const markup = await renderer.render({ address: `${path}?${search}`, page })
    return template({ ...markup, page, language, theme: link.viewer.link.theme })
  }

  const kept = new LRUCache<string, string, { asked: AskedPage; view: ReportView; search: string }>({
    maxSize: CACHE_CHARACTERS,
    sizeCalculation: ({ length }) => length,
    ttl: CACHE_MS,
    // A page that several visitors open at once is rendered once.
    fetchMethod: (_, __, { context: { asked, view, search } }) => render(asked, view, search),
  })

  const deadPages = new LRUCache<Language, string>({
    max: 2,
    async fetchMethod(language) {
      const markup = await renderer.render({
        address: undefined,
        page: { now: clock().getTime(), language, config, queries: [] },
      })
      return template({ ...markup, language, theme: null })
    },
  })

  const open = async (link: LiveLink, request: SharedPageRequest): Promise<string> => {
    const { link: settings, campaignID, shareTokenID, version } = link.viewer
    const now = clock()
    const language = settings.language ?? chooseLanguage(request.acceptLanguage)
    const asked: AskedPage = { ...request, link, now, language }
    const moment = { now, opened: now, flight: link.flight }
    const readView = (search: string) => readLinkSearch(settings, new URLSearchParams(search), moment).view
    const view = readView(request.search)
    const search = linkViewSearch(settings, view).toString()
    const isDefault = request.creativeID === undefined && search === linkViewSearch(settings, readView('')).toString()
    await recordUse(context, link.viewer)
    if (!isDefault) return render(asked, view, request.search)
    const subject = await loadReportSubject(db, link.viewer, { campaignID })
    const written = await loadLastUpdate(context, subject, settings.creativeIDs !== null)
    const key = [shareTokenID, version, request.token, search, view.range, language, subject, written]
    return found(await kept.fetch(JSON.stringify(key), { context: { asked, view, search } }))
  }

  return {
    // Who has filled in the password says so to the API only.
    open: (link, request) => (link.passwordHash === null ? open(link, request) : undefined),
    dead: async ({ acceptLanguage }) => found(await deadPages.fetch(chooseLanguage(acceptLanguage))),
    count: (result) => renderer.counted.inc({ result }),
  }
}

/** Returns the page of a cache that fetches it, which is there unless the fetch was aborted. */
function found(page: string | undefined): string {
  if (page === undefined) throw new Error('The page was not rendered.')
  return page
}
