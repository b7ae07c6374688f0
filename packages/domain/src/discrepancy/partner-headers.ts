import { foldText } from '../text/fold-text.js'
import type { PartnerRole } from './partner-reading-schema.js'

/**
 * Headers of columns by meaning, folded by `foldHeader`. Those of an earlier list are preferred when a file has several.
 * Not among them are near-twins with other counts, such as unfilled or billable impressions, 'video views' and the
 * conversion pixel 'video completed'.
 */
const HEADERS: Readonly<Partial<Record<PartnerRole, readonly (readonly string[])[]>>> = {
  day: [['date', 'day', 'report day', 'tag', 'datum', 'jour', 'date pt'], ['time period'], ['hour']],
  rangeStart: [['start date', 'reporting starts', 'interval start', 'berichtsstart', 'debut des rapports']],
  rangeEnd: [['end date', 'reporting ends', 'interval end', 'berichtsende', 'fin des rapports']],
  zone: [['account timezone', 'account time zone', 'timezone', 'time zone']],
  campaign: [
    ['campaign', 'campaign name', 'kampagne', 'kampagnenname', 'campagne', 'nom de la campagne'],
    ['order', 'order name', 'campaign id', 'order id', 'kampagnen-id'],
  ],
  placement: [
    ['placement', 'placement name'],
    ['line item', 'line item name'],
    ['ad group', 'ad set name', 'strategy name', 'anzeigengruppe', "groupe d'annonces"],
  ],
  placementID: [
    ['placement id', 'dcm placement id'],
    ['line item id', 'ad group id', 'ad set id', 'strategy id'],
  ],
  creative: [
    ['creative', 'creative name', 'creation', 'anzeigenname', 'werbemittel', 'banner/adgroups'],
    ['ad name', 'master and companion creative', 'name der anzeige', 'nom de la publicite'],
    ['ad', 'anzeige', 'annonce'],
  ],
  creativeID: [
    ['creative id', 'creativeid', 'werbemittel-id'],
    ['ad id', 'anzeigen-id'],
  ],
  size: [
    ['creative pixel size', 'creative size', 'creativesize'],
    ['creative size (delivered)', 'size', 'große', 'taille'],
    ['ad format', 'format', 'anzeigenformat'],
    ['placement pixel size', 'placement dimension'],
  ],
  width: [['creative width', 'width', 'breite']],
  height: [['creative height', 'height', 'hohe']],
  dimension: [
    ['site', 'site name', 'site (cm360)', 'site (dcm)', 'publisher', 'publisher name', 'insertion order', 'ad unit'],
    ['ad unit 1', 'ad unit 2', 'ad unit 3', 'device', 'device type', 'click details'],
  ],
  cost: [
    ['media cost', 'revenue (adv currency)', 'advertiser cost (adv currency)', 'total cost', 'cost', 'kosten', 'cout'],
    ['budget delivered', 'spend over period', 'amount spent', 'ausgegebener betrag', 'montant depense'],
  ],
  impressions: [
    [
      ...['impressions', 'imps', 'impr', 'impressions (net)', 'net counted ads', 'ad server impressions', 'displays'],
      ...['tracked ads', 'trackedads', 'rendered impressions', 'delivered impressions', 'impressionen'],
    ],
    ['served impressions', 'total impressions'],
  ],
  grossImpressions: [['gross impressions', 'impressions (gross)', 'gross counted ads']],
  invalidImpressions: [['invalid impressions'], ['impressions (givt)']],
  clicks: [
    [
      ...['clicks', 'clicks (net)', 'ad server clicks', 'click-throughs', 'clickthroughs', 'clickthrough'],
      ...['link clicks', 'clicks (advanced ivt)', 'klicks', 'clics', 'link-klicks', 'clics sur un lien'],
    ],
    ['total clicks', 'clicks (all)', 'clicks (general ivt)', 'klicks (alle)', 'clics (tous)'],
  ],
  grossClicks: [['gross click-throughs', 'clicks (gross)', 'gross clicks']],
  invalidClicks: [['invalid clicks', 'invalid click-throughs'], ['general invalid traffic (givt) clicks']],
  videoStarts: [
    [
      ...['video plays', 'video viewership start', 'starts (video)', 'video starts', 'starts', 'player starts'],
      ...['video start', 'videostart', 'videostarts', 'videoplaystartcount'],
    ],
    ['video started'],
  ],
  firstQuartiles: [
    [
      ...['video first quartile completions', 'video viewership first quartile', 'first-quartile views (video)'],
      ...['25% complete', '25% video complete', 'video 25 pcts', 'player 25% complete', 'video plays at 25%'],
      ...['video played 25%', 'video played to 25%', 'video first quartile', 'videofirstquartile', 'video25', '25%'],
    ],
  ],
  midpoints: [
    [
      ...['video midpoints', 'video viewership midpoint', 'midpoint views (video)', 'video midpoint', 'videomidpoint'],
      ...['50% complete', '50% video complete', 'video 50 pcts', 'player 50% complete', 'video plays at 50%'],
      ...['video played 50%', 'video played to 50%', 'video50', '50%'],
    ],
  ],
  thirdQuartiles: [
    [
      ...['video third quartile completions', 'video viewership third quartile', 'third-quartile views (video)'],
      ...['75% complete', '75% video complete', 'video 75 pcts', 'player 75% complete', 'video plays at 75%'],
      ...['video played 75%', 'video played to 75%', 'video third quartile', 'videothirdquartile', 'video75', '75%'],
    ],
  ],
  videoCompletes: [
    [
      ...['video completions', 'video viewership complete', 'complete views (video)', 'video complete'],
      ...['100% complete', '100% video complete', 'completions', 'player completed views', 'video plays at 100%'],
      ...['video fully played', 'video played 100%', 'video played to 100%', 'videocomplete', 'videocompletions'],
      ...['videocompletecount', 'completed views', '100%'],
    ],
  ],
}

/** Meaning of a header, and its rank among headers of the same meaning; 0 is preferred. */
export interface KnownHeader {
  readonly role: PartnerRole
  readonly rank: number
}

const KNOWN: ReadonlyMap<string, KnownHeader> = new Map(
  Object.entries(HEADERS).flatMap(([role, ranks]) =>
    ranks.flatMap((headers, rank) =>
      headers.map((header): [string, KnownHeader] => [header, { role: role as PartnerRole, rank }]),
    ),
  ),
)

/** Headers are longer in no known file. */
const MAX_HEADER = 200

/**
 * Folds a header: lower case, without accents; spaces, underscores and dots become one space. Percent signs, digits and
 * brackets stay, because they carry meaning.
 */
export function foldHeader(header: string): string {
  const folded = foldText(header.slice(0, MAX_HEADER))
    .replace(/[\s._\u200b\ufeff]+/g, ' ')
    .trim()
  // Prefixes of an export of Google Ad Manager.
  const prefix = folded.startsWith('dimension ') ? 10 : folded.startsWith('column ') ? 7 : 0
  return folded.slice(prefix)
}

/** Returns the meaning of a folded header. Headers of costs may have their currency in brackets. */
export function findKnownHeader(folded: string): KnownHeader | undefined {
  const bracket = folded.indexOf(' (')
  const cost = bracket < 0 ? undefined : KNOWN.get(folded.slice(0, bracket))
  return KNOWN.get(folded) ?? (cost?.role === 'cost' ? cost : undefined)
}

/** Headers that only one source has, as far as known; folded. */
const PLATFORM_HEADERS: readonly (readonly [platform: string, headers: readonly string[]])[] = [
  ['Campaign Manager 360', ['site (cm360)', 'site (dcm)', 'creative pixel size', 'placement pixel size']],
  [
    'Display & Video 360',
    ['starts (video)', 'complete views (video)', 'revenue (adv currency)', 'dcm placement id', 'insertion order'],
  ],
  ['Google Ad Manager', ['ad server impressions', 'master and companion creative', 'ad server clicks']],
  ['Xandr', ['imps viewed', 'click thru pct', 'video 25 pcts', 'imps']],
  ['The Trade Desk', ['player starts', 'player completed views', 'advertiser cost (adv currency)']],
  ['Meta Ads Manager', ['reporting starts', 'berichtsstart', 'debut des rapports']],
  ['Google Ads', ['campaign status', 'campaign state', 'currency code', 'wahrungscode', 'display impr share']],
  ['Amazon DSP', ['click-throughs', 'gross click-throughs', 'clickthroughs']],
  ['Adform', ['tracked ads', 'banner/adgroups', 'rendered impressions']],
  ['MediaMath', ['strategy name', 'strategy id']],
  ['Sizmek', ['placement dimension', 'video fully played', 'served impressions']],
  ['Innovid', ['clickthrough']],
  ['AdRoll', ['spend over period']],
  ['Quantcast', ['clicks (advanced ivt)', 'impression variance', 'budget delivered']],
  ['Criteo', ['displays']],
]

/** Returns the probable source of a file by its folded headers; null if none is known. */
export const guessPlatform = (folded: readonly string[]): string | null =>
  PLATFORM_HEADERS.find(([, headers]) => headers.some((header) => folded.includes(header)))?.[0] ?? null

/** Words of headers whose columns have amounts and rates, which tell the decimal mark. */
const AMOUNT_TERMS = new Set([
  ...[
    'cost',
    'costs',
    'spend',
    'spent',
    'revenue',
    'budget',
    'price',
    'fee',
    'ctr',
    'vcr',
    'pct',
    'rate',
    'share',
    'cpm',
  ],
  ...['cpc', 'cpv', 'ecpm', 'ecpc', 'vcpm', 'cout', 'couts', 'depense', 'depenses', 'montant', 'taux', 'kosten'],
  ...['ausgaben', 'umsatz', 'betrag', 'anteil', 'coste', 'costo', 'importe', 'importo', 'spesa', 'gasto'],
])

/** Returns whether a folded header names an amount or a rate. */
export const isAmountHeader = (folded: string): boolean =>
  folded.split(/[^\p{L}\p{N}]+/u).some((word) => AMOUNT_TERMS.has(word))
