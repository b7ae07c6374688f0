import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { daysBetween } from '@placard/domain/internal/dates'
import { type HoursOfWeek, hoursOfWeek, type ReportRange } from '@placard/domain/report'

const [campaign] = demoCampaigns(DEMO_NOW)

/** Returns the hourly rows of a demo campaign, as in an hourly report. */
export const demoHourRows = ({ start, end, tzCode }: ReportRange) =>
  daysBetween(start, end).flatMap((day) =>
    campaign ? demoReport(campaign, { start: day, end: day, tzCode }).rows : [],
  )

/** Returns the week of a demo campaign. */
export const demoHours = (range: ReportRange): HoursOfWeek =>
  hoursOfWeek({ rows: demoHourRows(range), range, generatedAt: DEMO_NOW.toISOString() })
