import { type Endpoint, endpoints } from '@placard/domain/api'
import { DEMO_NOW, DEMO_USERS, demoCampaigns } from '@placard/domain/demo'
import { downloadQuery } from '@placard/domain/internal/report'
import { type Report, type ReportRange, reportQuery } from '@placard/domain/report'
import type { LinkChanges, ShareLink } from '@placard/domain/share'
import type { Received, Sent, TestApp } from './test-app.js'

const [campaign] = demoCampaigns(DEMO_NOW)
if (!campaign) throw new Error('The demo company has campaigns.')

/** Campaign of the demo company with several creatives and video. */
export const LINKED_CAMPAIGN: typeof campaign = campaign

/** Days with data of that campaign. */
export const LINK_WEEK: ReportRange = { start: '2025-10-06', end: '2025-10-12', tzCode: 'UTC' }

/** Endpoints that take a share token and answer with figures. */
export const SHARED_CALLS = ['sharedReport', 'sharedEvents', 'sharedVideoData', 'sharedDownload'] as const

/** Returns the token in the URL of a link. */
export const readToken = ({ url }: Pick<ShareLink, 'url'>): string => url.split('/').at(-1) ?? ''

const texts = (values: object) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))

/** Calls of one test server about share links, as the owner of `LINKED_CAMPAIGN` and as viewers. */
export interface LinkCalls {
  asOwner: (endpoint: Endpoint, sent: Sent) => Promise<Received>
  /** Creates a link of `LINKED_CAMPAIGN`. */
  make: (changes?: LinkChanges & { origins?: string[] }) => Promise<ShareLink>
  /** Makes a shared call for the days of a range. */
  ask: (
    name: (typeof SHARED_CALLS)[number],
    token: string,
    more?: { range?: ReportRange; query?: Record<string, string>; cookie?: string | undefined },
  ) => Promise<Received>
  /** Returns the shared report for the days of a range. */
  report: (token: string, range?: ReportRange) => Promise<Report>
  /** Returns all links of `LINKED_CAMPAIGN`, ended ones as well. */
  all: () => Promise<ShareLink[]>
}

/** Returns the calls of a test server about share links. */
export function linkCalls(api: () => TestApp): LinkCalls {
  const campaignID = LINKED_CAMPAIGN.id
  const asOwner: LinkCalls['asOwner'] = async (endpoint, sent) =>
    api().call(endpoint, { ...sent, cookie: await api().signIn(DEMO_USERS[0].email) })
  const ask: LinkCalls['ask'] = (name, token, { range = LINK_WEEK, query = {}, cookie } = {}) => {
    const days = name === 'sharedDownload' ? { ...downloadQuery(range), tz: range.tzCode } : reportQuery(range)
    const sent = { sharedToken: token, shareToken: token, format: 'csv', ...texts(days), ...query }
    return api().call(endpoints[name], { query: sent, cookie })
  }
  return {
    asOwner,
    ask,
    async make(changes = {}) {
      const { body } = await asOwner(endpoints.newToken, { body: { campaignID, ...changes } })
      return endpoints.newToken.response.parse(body).data
    },
    async report(token, range) {
      const { body } = await ask('sharedReport', token, range ? { range } : {})
      return endpoints.sharedReport.response.parse(body).data
    },
    async all() {
      const { body } = await asOwner(endpoints.tokens, { query: { campaignID, state: 'all' } })
      return endpoints.tokens.response.parse(body).data
    },
  }
}
