import { describe, expect, it } from 'vitest'
import { DEMO_NOW, demoCampaigns, demoReport } from '../demo/demo.js'
import { exportProblem, upcomingStart } from './report-file.js'

const range = { start: '2025-10-08', end: '2025-10-14', tzCode: 'UTC' }
const report = demoReport(demoCampaigns(DEMO_NOW)[0]!, range)
const startsOn = (start: string | null, tzCode = 'UTC') => ({
  ...report,
  range: { ...range, tzCode },
  campaign: { ...report.campaign, start },
})

describe('exportProblem', () => {
  it('is undefined after the campaign’s start, for the campaign and published creatives', () => {
    expect(exportProblem(report, undefined, DEMO_NOW)).toBeUndefined()
    expect(exportProblem(report, report.creatives[0]!.id, DEMO_NOW)).toBeUndefined()
    expect(exportProblem(startsOn(null), undefined, DEMO_NOW)).toBeUndefined()
  })

  it('explains that an unpublished creative has no live ids', () => {
    const draft = { ...report.creatives[0]!, id: 'draft', liveIDs: [] }
    expect(exportProblem({ ...report, creatives: [...report.creatives, draft] }, 'draft', DEMO_NOW)).toBe(
      'No live ids set. Publish this creative to export its report.',
    )
  })

  it('explains when a campaign starts, in the report’s time zone', () => {
    expect(exportProblem(startsOn('2025-10-15'), undefined, DEMO_NOW)).toBe(
      'Nothing to export yet: the campaign starts 15 Oct 2025.',
    )
    // At 10:00 UTC on the 14th it is already the 15th, fourteen hours ahead.
    expect(upcomingStart(startsOn('2025-10-15', 'Pacific/Kiritimati'), DEMO_NOW)).toBeUndefined()
    expect(upcomingStart(startsOn('2025-10-14'), DEMO_NOW)).toBeUndefined()
  })
})
