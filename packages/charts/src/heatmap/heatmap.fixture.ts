import { daysBetween, type HoursOfWeek, hoursOfWeek, type ReportRange } from '@placard/domain'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'

const [campaign] = demoCampaigns(DEMO_NOW)

/** The rows by hour of a demo campaign, day by day, as a report by hour has them. */
export const demoHourRows = ({ start, end, tzCode }: ReportRange) =>
  daysBetween(start, end).flatMap((day) =>
    campaign ? demoReport(campaign, { start: day, end: day, tzCode }).rows : [],
  )

/** The week of a demo campaign. */
export const demoHours = (range: ReportRange): HoursOfWeek =>
  hoursOfWeek({ rows: demoHourRows(range), range, generatedAt: DEMO_NOW.toISOString() })
