import { describe, expect, it } from 'vitest'
import { englishReportTexts } from '../language/report-texts.js'
import type { CauseKind, CauseParams } from './cause-candidate.js'
import { causeTexts, formatEvidence, translateEvidence } from './cause-texts.js'

const formats = englishReportTexts('de')
const texts = {
  ...causeTexts,
  partialLastDay: (day: string, percent: string) => `Am ${day} nur ${percent}.`,
  counts: (count: string, isClicks: boolean) => `${count} ${isClicks ? 'Klicks' : 'Impressionen'}`,
  onlyOurs: (name: string, counts: string) => `„${name}“: ${counts}`,
}

describe('the evidence of a cause', () => {
  it.each<[CauseKind, CauseParams, RegExp]>([
    [
      'dayLate',
      { days: 1, differs: 1.25, differed: 12 },
      /^The file dates .* one day later .* by 1\.3% instead of 12\.0%/,
    ],
    [
      'zoneShift',
      { hours: -1, differs: 0, differed: 3 },
      /^The days of the file begin 1 hour earlier than ours\. Comp/,
    ],
    [
      'clockChange',
      { day: '2025-10-26', hours: 1, differs: 0, differed: 3 },
      /^From the clock change on 26 Oct 2025 on/,
    ],
    ['invalidCounted', { filtered: 1234, differs: 0, differed: 3 }, /, 1,234 in all\. Compared that way/],
    [
      'missingCachebuster',
      { name: 'A', repeats: 50, sign: 1, differs: 0, differed: 3 },
      /^In “A”, .* more .* 50 in all/,
    ],
    ['missingCachebuster', { name: '', repeats: 50, sign: -1, differs: 0, differed: 3 }, /^In all creatives, .* fewer/],
    ['clicksTwice', { name: 'A', theirs: 20, expected: 10 }, /^In “A”, the file .* as we counted: 20 instead of 10\.$/],
    [
      'flightOutside',
      { side: 'theirs', start: '2025-10-01', end: '2025-10-01', days: 1, amount: 50, metric: 'clicks' },
      /^The file has 50 clicks on 1 day outside our flight, between 1 Oct 2025 and 1 Oct 2025/,
    ],
    [
      'flightOutside',
      { side: 'ours', start: '2025-10-01', end: '2025-10-03', days: 3, amount: 50, metric: 'impressions' },
      /^We counted 50 impressions on 3 days before or after/,
    ],
    [
      'sizeMissing',
      { side: 'theirs', size: '728x90', amount: 50, metric: 'clicks' },
      /^The size 728x90 has 50 clicks in the f/,
    ],
  ])('says what was found: %s %j', (kind, params, expected) =>
    expect(formatEvidence({ kind, params })).toMatch(expected),
  )

  it('is in the language of its reader', () => {
    const translate = (kind: CauseKind, params: CauseParams) =>
      translateEvidence({ kind, params, evidence: formatEvidence({ kind, params }) }, texts, formats)
    expect(translate('partialLastDay', { day: '2025-10-14', percent: 40 })).toBe('Am 14. Okt. 2025 nur 40\u00a0%.')
    const missing = { side: 'ours', id: 'b', name: 'Creative b', amount: 20_000, metric: 'impressions' }
    expect(translate('creativeMissing', missing)).toBe('„Creative b“: 20.000 Impressionen')
  })

  it('stays as it is in a check of an earlier version, which has not all values', () => {
    const evidence = '“Creative b” has 20,000 impressions in our report and none in the file.'
    const cause = { kind: 'creativeMissing', params: { side: 'ours', id: 'b' }, evidence } as const
    expect(translateEvidence(cause, texts, formats)).toBe(evidence)
  })
})
