import { describe, expect, it } from 'vitest'
import { assignColumns, findHeader, isHeader } from './partner-columns.js'
import { foldHeader, isAmountHeader } from './partner-headers.js'

const roles = (...headers: string[]) => assignColumns(headers).columns.map(({ role }) => role)

describe('foldHeader', () => {
  it.each([
    ['Creative  Name', 'creative name'],
    ['Impr.', 'impr'],
    ['creative_name', 'creative name'],
    ['Coût\u00a0(€)', 'cout (€)'],
    ['Dimension.CREATIVE_NAME', 'creative name'],
    ['Column.AD_SERVER_CTR', 'ad server ctr'],
    ['Video plays at 25%', 'video plays at 25%'],
  ])('%j: %j', (header, folded) => expect(foldHeader(header)).toBe(folded))
})

describe('assignColumns', () => {
  it.each([
    ['Unfilled impressions', null],
    ['Billable Impressions', null],
    ['Third Party Impressions', null],
    ['Sampled Viewed Impressions', null],
    ['Total code served count', null],
    ['Total ad requests', null],
    ['Reach', null],
    ['Video Views', null],
    ['ThruPlays', null],
    ['Video completed', null],
    ['videoCompleted', null],
    ['Video started', null],
    ['Created Date', null],
    ['25% Completion Rate', null],
    ['Column.VIDEO_VIEWERSHIP_THIRD_QUARTILE', 'thirdQuartiles'],
    ['25%', 'firstQuartiles'],
    ['Clicks (Advanced IVT)', 'clicks'],
    ['Amount spent (USD)', 'cost'],
  ])('“%s” is %s', (header, role) => expect(roles('Day', header)[1]).toBe(role))

  it('counts “Video Started” where quartiles have the words of the same source', () => {
    expect(roles('Date', 'Video Started', 'Video Played 25%', 'Video Fully Played')).toEqual([
      ...['day', 'videoStarts', 'firstQuartiles', 'videoCompletes'],
    ])
  })

  it('prefers the creative to the ad, and the size of the creative to that of the placement', () => {
    expect(roles('Ad', 'Ad ID', 'Creative', 'Creative ID', 'Placement Pixel Size', 'Creative Pixel Size')).toEqual([
      ...[null, null, 'creative', 'creativeID', null, 'size'],
    ])
    expect(roles('Ad', 'Ad ID', 'Placement Pixel Size')).toEqual(['creative', 'creativeID', 'size'])
  })

  it('follows the user', () => {
    const { columns, decisions, basis } = assignColumns(['Date', 'Ad server impressions', 'Total impressions', 'X'], {
      2: 'impressions',
      3: 'clicks',
      0: null,
    })
    expect(columns.map(({ role }) => role)).toEqual([null, null, 'impressions', 'clicks'])
    expect(columns[1]?.alternative).toBe('impressions')
    expect(decisions.map(({ kind, value, reason }) => [kind, value, reason])).toEqual([
      ['impressions', 'Total impressions', 'You chose this.'],
      ['clicks', 'X', 'You chose this.'],
    ])
    expect(basis).toEqual({ impressions: 'unknown', clicks: 'unknown' })
  })

  it.each([
    [['Date', 'Starts (Video)'], 'Display & Video 360'],
    [['day', 'imps', 'imps_viewed'], 'Xandr'],
    [['Day', 'Currency code', 'Impr.'], 'Google Ads'],
    [['Date', 'Impressions'], null],
  ])('%j is of %s', (headers, platform) => expect(assignColumns(headers).platform).toBe(platform))
})

describe('findHeader', () => {
  const header = ['Date', 'Creative', 'Impressions']
  it.each([
    ['alone', [header], { index: 0, known: 3 }],
    ['below other lines', [['Report'], ['Date', '2026'], [], header, header], { index: 3, known: 3 }],
    ['below its announcement', [header, ['Report Fields'], [''], ['A', 'Day', 'B']], { index: 3, known: 1 }],
    ['with a range', [['Start date', 'End date', 'Imps', 'Ad']], { index: 0, known: 4 }],
    [
      'without days',
      [
        ['x', 'y'],
        ['Campaign', 'Impr.', 'Clicks', 'CTR'],
      ],
      { index: 1, known: 3 },
    ],
    ['beyond 100 lines', [...Array.from({ length: 100 }, () => ['x']), header], undefined],
    ['in no line', [['Impressions'], ['a', 'b']], undefined],
  ])('%s', (_, rows, expected) => expect(findHeader(rows)).toEqual(expected))

  it('needs days, impressions and another word', () => {
    expect(isHeader(header)).toBe(true)
    expect(isHeader(['Date', 'Impressions', 'Foo'])).toBe(false)
    expect(isHeader(['Creative', 'Impressions', 'Clicks'])).toBe(false)
  })
})

describe('isAmountHeader', () => {
  it.each([
    ['coût (€)', false],
    ['cout (€)', true],
    ['anteil an mogl impr', true],
    ['strategy name', false],
  ])('%j: %s', (folded, expected) => expect(isAmountHeader(folded)).toBe(expected))
})
