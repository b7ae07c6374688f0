import { METRICS, type MetricName } from '../metric/metric.js'
import { createFormats, DEFAULT_LOCALE, type Formats } from './formats.js'

/** Texts of a metric; `METRICS` has them in English. */
export interface MetricTexts {
  name: string
  formula: string
  denominator?: string
  leavesOut: string
  noData: string
  source: string
}

const ORDINAL_ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = /* @__PURE__ */ new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (number: number) => `${number}${ORDINAL_ENDINGS[ordinals.select(number)]}`

type Frequency = 'Daily' | 'Weekly' | 'Monthly' | 'On campaign end'

/** Returns the English messages of reports. Days, ranges and numbers in parameters of type string are formatted. */
const englishMessages = (locale: string) => {
  const list = new Intl.ListFormat(locale)
  const inDays = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long', useGrouping: false })
  return {
    // Metrics
    metrics: METRICS as Readonly<Record<MetricName, MetricTexts>>,
    metricInSentence: (name: string, kind: 'count' | 'ratio') => (kind === 'ratio' ? name : name.toLowerCase()),
    videoStart: 'Start',
    unchanged: 'unchanged',
    changed: (direction: 'up' | 'down', size: string, unit: 'percent' | 'pp') =>
      `${direction} ${size} ${unit === 'pp' ? 'percentage points' : 'percent'}`,

    // Days and times
    timeOfDay: (day: string, time: string) => `${day}, ${time}`,
    atTime: (day: string, time: string) => `${day} at ${time}`,
    justNow: 'just now',
    minutesAgo: (minutes: number) => `${minutes} min ago`,
    hoursAgo: (hours: number) => `${hours} h ago`,
    hourOfWeek: (weekday: string, from: string, to: string) => `${weekday} ${from} to ${to}`,
    typedDays: { today: 0, yesterday: -1, tomorrow: 1 } as Readonly<Record<string, number>>,
    dayExample: 'Write a day like 30 Sep 2025',
    chooseTodayOrEarlier: 'Choose today or earlier',
    chooseTodayOrLater: 'Choose today or later',
    chooseOrEarlier: (day: string) => `Choose ${day} or earlier`,
    chooseOrLater: (day: string) => `Choose ${day} or later`,

    // Time zones
    fixedOffset: 'Fixed offset',
    offsetFrom: (offset: string, day: string) => `${offset} from ${day}`,
    offsetSinceChange: (zone: string, offset: string) => `${zone}, ${offset} since the clocks changed`,
    /** Parts of the cell of a file with the offsets of days. */
    offsetCell: {
      later: ', later ',
      hours: (hours: number) => `${hours} hours`,
      dayWithHours: (day: string, hours: number) => `${day} has ${hours} hours`,
      daysFrom: (times: string) => `days from ${times}`,
    },
    clockChange: (day: string, hours: number, from: string, to: string) =>
      `${day} has ${hours} hours: clocks go from ${from} to ${to}.`,
    partHours: (starts: string) =>
      `Data is counted by whole UTC hours, so days in this time zone run from ${starts} local time.`,
    noClockChange: 'Its clocks do not change in the coming year',
    zoneDiffersTitle: 'Your browser and the server disagree about the time zone',
    zoneDiffers: (zone: string, used: string, sent: string) =>
      `Results follow the server’s time zone data, in which ${zone} is at ${used}. In this browser’s data it is at ${sent}, so one of the two is out of date.`,
    nextClockChange: (offset: string, day: string) => `Follows clock changes: ${offset} from ${day}`,

    // Ranges and comparisons
    presets: {
      today: 'Today',
      yesterday: 'Yesterday',
      last7: 'Last 7 days',
      last14: 'Last 14 days',
      last30: 'Last 30 days',
      last90: 'Last 90 days',
      monthToDate: 'Month to date',
      lastMonth: 'Last month',
      yearToDate: 'Year to date',
    },
    lifetime: 'Flight',
    lifetimeCut: (days: number) => `The last ${days} days of the campaign: a report covers no more`,
    endsBeforeStart: 'The range ends before it starts',
    rangeTooLong: (days: number) => `A report covers ${days} days at most`,
    comparisonModes: {
      off: 'Off',
      previous: 'Previous period',
      lastYear: 'Same period last year',
      custom: 'Custom',
    },
    comparedWith: (range: string, extraDays = 0) =>
      `vs ${range}${extraDays === 0 ? '' : extraDays < 0 ? ', one day shorter' : ', one day longer'}`,
    comparisonShorter: (leapYear: string) =>
      `Changes compare the same dates, which are one day fewer: only ${leapYear} has a 29 February.`,
    comparisonLonger: (leapYear: string) =>
      `Changes compare the same dates, which are one day more: only ${leapYear} has a 29 February, and the chart leaves it out.`,
    leapDayMoved: (day: string, compared: string) =>
      `${day} is compared with ${compared}, because only its own year has a 29 February.`,
    withoutVideo: 'without video quartiles',
    linkParts: {
      dates: 'dates',
      timeZone: 'time zone',
      comparison: 'comparison',
      metric: 'metric',
      video: 'video quartiles',
      view: 'view',
    },
    unreadLink: (parts: readonly string[], range: string, zone: string) =>
      `We couldn’t read the ${list.format(parts)} in this link. Showing ${range} in ${zone}.`,

    // Exports
    exportFormats: { pdf: 'PDF', csv: 'CSV', xlsx: 'Excel', 'xlsx-pivot': 'Excel with Pivot' },
    notPublished: 'No live ids set. Publish this creative to export its report.',
    notStarted: (day: string) => `Nothing to export yet: the campaign starts ${day}.`,

    // Share links
    notAnOrigin: 'Fill in an address without a path, such as https://www.example.com',
    wildcardOrigin: 'A * doesn’t stand for other names here. Fill in each site, such as https://www.example.com',
    tooManyOrigins: (number: number) => `At most ${number} sites can embed a report`,
    linkProblems: {
      longName: (length: number) => `Use at most ${length} characters`,
      noCreative: 'Choose a creative',
      noFirstDay: 'Choose the first day',
      noLastDay: 'Choose the last day',
      wrongOrder: 'The first day is after the last one',
      notAColor: 'Fill in a colour such as #1a6b3c',
      shortPassword: (length: number) => `Use at least ${length} characters`,
      longPassword: (length: number) => `Use at most ${length} characters`,
      passwordAndSites: 'A link with a password can’t be embedded. Remove its websites or its password.',
    },
    linkSummary: {
      wholeCampaign: (campaign: string) => `Campaign ${campaign}, all creatives`,
      onlyCreatives: (campaign: string, creatives: readonly string[]) =>
        `Campaign ${campaign}, only ${list.format(creatives)}`,
      creatives: (count: number) => (count === 1 ? '1 creative' : `${count} creatives`),
      moreCreatives: (count: number) => `${count} more`,
      anyDates: 'the viewer chooses the dates',
      datesFrom: (day: string) => `the viewer chooses dates from ${day}`,
      datesUntil: (day: string) => `the viewer chooses dates until ${day}`,
      datesWithin: (range: string) => `the viewer chooses dates within ${range}`,
      fixedDates: (range: string) => `always ${range}`,
      rollingDates: (preset: string) => `always ${preset.toLowerCase()}`,
      inZone: (zone: string) => `in ${zone}`,
      comparedFrom: (day: string) => `compared with the days from ${day}`,
      comparisons: {
        off: 'no comparison',
        previous: 'compared with the previous period',
        lastYear: 'compared with the same period last year',
      },
      allColumns: 'all columns',
      without: (columns: readonly string[]) => `without ${list.format(columns)}`,
      columns: {
        engagement: 'engagement',
        clicks: 'clicks',
        video: 'video quartiles',
        invalidTraffic: 'invalid traffic',
      },
      downloads: 'downloads',
      noDownloads: 'no downloads',
      hiddenSeries: (count: number) => `${count} series hidden at first`,
      languages: { en: 'in English', de: 'in German' },
      themes: { light: 'light theme', dark: 'dark theme' },
      logo: 'with a logo',
      password: 'with a password',
      embedded: (count: number) => (count === 1 ? 'embedded by 1 website' : `embedded by ${count} websites`),
      neverExpires: 'never expires',
      expires: (day: string) => `expires after ${day}`,
    },

    // Campaigns
    campaignColumns: {
      name: 'Campaign',
      status: 'Status',
      flight: 'Flight',
      creatives: 'Creatives',
      trend: 'Trend',
      updated: 'Updated',
      edited: 'Last edited',
    },
    statuses: { live: 'Live', ended: 'Ended', draft: 'Draft', scheduled: 'Scheduled', ending: 'Ending' },
    starts: (day: string) => `Starts ${day}`,
    endsToday: 'Ends today',
    endsIn: (days: number) => `Ends in ${inDays.format(days)}`,
    flightLength: (days: number, range: string) => `${inDays.format(days)}, ${range}`,
    noFlightDays: 'No dates yet',
    flightFrom: (day: string) => `From ${day}`,
    flightOpen: (day: string) => `From ${day} on, without a last day.`,
    liveWithoutDates: 'Without dates the campaign is live as soon as a creative is published.',

    // Scheduled reports
    frequencies: {
      Daily: 'Daily',
      Weekly: 'Weekly',
      Monthly: 'Monthly',
      'On campaign end': 'On campaign end',
    } as Readonly<Record<Frequency, string>>,
    reportTypes: { Summary: 'Summary', Full: 'Full' },
    monthDay: (monthDay: number) => ordinal(monthDay),
    scheduleCovers: (frequency: Frequency, weekday: string, monthDay: number, hours: number): string => {
      if (frequency === 'Daily') return 'Sent every day, covering the previous day.'
      if (frequency === 'Weekly') return `Sent every ${weekday}, covering the seven days before.`
      if (frequency === 'Monthly')
        return `Sent on the ${ordinal(monthDay)}${monthDay > 28 ? ' or the last day of the month' : ''}, covering the previous calendar month.`
      return `Sent once, at this time, at least ${hours} hours after the last day ends. Covers the whole campaign. Late events don’t change it: they count in the hour in which they arrive.`
    },
    scheduleWhen: (frequency: Frequency, weekday: string, monthDay: number): string => {
      if (frequency === 'Daily') return 'Every day'
      if (frequency === 'Weekly') return `Every ${weekday}`
      if (frequency === 'Monthly')
        return `On the ${ordinal(monthDay)}${monthDay > 28 ? ' or last day' : ''} of every month`
      return 'Once, after the last day of the campaign,'
    },
    scheduleWhat: {
      Daily: 'of the day before',
      Weekly: 'of the seven days before',
      Monthly: 'of the month before',
      'On campaign end': 'of the whole campaign',
    } as Readonly<Record<Frequency, string>>,
    scheduleSentence: (
      when: string,
      time: string,
      type: string,
      what: string,
      format: string,
      withVideo: boolean,
      to: string,
    ) =>
      `${when} at ${time}, the ${type} report ${what} as ${format}${withVideo ? ', with video quartiles' : ''}${to && `, to ${to}`}.`,
    people: (count: number) => `${count} people`,
    tooEarly: (time: string) => `Not sent before ${time}: the last numbers of the day before still come in.`,
    runCovers: (moment: string, range: string) => `${moment}, covering ${range}`,
    nextRun: (run: string) => `Next: ${run}.`,
    campaignHasEnded: 'Not planned any more: the campaign has ended.',
    campaignHasNoEnd: 'Not planned yet: the campaign has no last day.',

    // Layout of tables
    numberUnits: { k: 1e3, m: 1e6, b: 1e9 } as Readonly<Record<string, number>>,
    numberExample: 'Type a number, such as 1,000 or 1.5K',
    maxBelowMin: 'The highest value is below the lowest one',
    filterContains: (column: string, text: string) => `${column} contains “${text}”`,
    filterIs: (column: string, values: string) => `${column} is ${values}`,
    filterBetween: (column: string, min: string, max: string) => `${column} ${min} to ${max}`,
    emptyValue: 'empty',
    twoValues: (first: string, second: string) => `${first} or ${second}`,
    moreValues: (first: string, second: string, more: number) => `${first}, ${second} or ${more} more`,
    ascending: 'ascending',
    descending: 'descending',
    notSorted: 'Not sorted',
    sortedBy: (columns: readonly string[]) => `Sorted by ${columns.join(', then ')}`,
    notGrouped: 'Not grouped',
    groupedBy: (columns: readonly string[]) => `Grouped by ${columns.join(', then ')}`,
    columnCount: (shown: number, all: number) => `${shown} of ${all} columns`,
    columnPlace: (column: string, place: number, count: number) => `${column}, place ${place} of ${count}`,
    sortPlace: (place: number, count: number) =>
      `${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][place - 1] ?? place} of ${count}`,
    viewNeedsName: 'Give the view a name',
    viewNameTooLong: (length: number) => `A name has at most ${length} characters`,
    viewNameTaken: 'There is a view of this name already',
    tooManyViews: (count: number) => `There are ${count} views, which is the most; delete one first`,
  }
}

/** Messages of reports that a catalog translates. */
export type ReportMessages = ReturnType<typeof englishMessages>

/** Messages and formats of reports in one language, as text functions take them. */
export interface ReportTexts extends ReportMessages, Formats {}

/** Returns the English messages with the formats of a locale. */
export const englishReportTexts = (locale: string): ReportTexts => ({
  ...englishMessages(locale),
  ...createFormats(locale),
})

/** English texts: the default of every text function. */
export const ENGLISH: ReportTexts = /* @__PURE__ */ englishReportTexts(DEFAULT_LOCALE)
