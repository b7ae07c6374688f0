import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTemporaryId } from '../id/id.js'
import { campaignInputSchema, campaignSchema, campaignStatus, newCampaign } from './campaign.js'

const problems = (input: object) =>
  campaignInputSchema
    .safeParse({ name: 'Spring', ...input })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])
const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2037-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => ({ date: date.toISOString().slice(0, 10) }))

const flight = (start: string, end: string | null) => ({
  data: { start: { date: start }, end: end ? { date: end } : null },
  isPublished: true,
})

describe('campaignStatus', () => {
  it('depends on the flight', () => {
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-09-30')).toBe('scheduled')
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-10-01')).toBe('live')
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-10-24')).toBe('live')
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-10-25')).toBe('ending')
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-10-31')).toBe('ending')
    expect(campaignStatus(flight('2025-10-01', '2025-10-31'), '2025-11-01')).toBe('ended')
    expect(campaignStatus(flight('2025-10-01', null), '2026-11-01')).toBe('live')
  })

  it('is draft without published creatives, and live with some, also without a flight', () => {
    expect(campaignStatus({ ...flight('2025-10-01', null), isPublished: false }, '2025-10-01')).toBe('draft')
    const data = { start: null, end: null }
    expect(campaignStatus({ data, isPublished: false }, '2025-10-01')).toBe('draft')
    expect(campaignStatus({ data, isPublished: true }, '2025-10-01')).toBe('live')
  })
})

describe('campaignInputSchema', () => {
  it('accepts a name and an optional flight', () => {
    expect(campaignInputSchema.parse({ name: ' Spring ' })).toEqual({
      name: 'Spring',
      data: { start: null, end: null },
    })
    const open = { start: { date: '2025-10-01' }, end: null }
    expect(campaignInputSchema.parse({ name: 'Spring', data: open })).toEqual({ name: 'Spring', data: open })
  })

  it.each<[object, [string, string][]]>([
    [{ name: '' }, [['name', 'Fill in a name']]],
    [{ name: '   ' }, [['name', 'Fill in a name']]],
    [{ name: 'x'.repeat(201) }, [['name', 'The name is too long']]],
    [{ data: { end: { date: '2025-10-01' } } }, [['data.start', 'Fill in the start date too']]],
  ])('rejects %j with a message', (input, expected) => {
    expect(problems(input)).toEqual(expected)
  })

  it.each(['2025-02-30', '30.09.2025', '2025-1-1', '', 'today'])('rejects the invalid day %j', (date) => {
    expect(problems({ data: { start: { date } } })?.[0]?.[0]).toBe('data.start.date')
  })

  it('accepts a flight that ends on its first day or later', () => {
    fc.assert(
      fc.property(day, day, (start, end) => {
        const wrong = [['data.end', 'The end date is before the start date']]
        expect(problems({ data: { start, end } })).toEqual(start.date <= end.date ? undefined : wrong)
      }),
    )
  })

  it('removes other fields', () => {
    const forged = { id: 'x', ownerID: 'y', version: 9, updatedAt: 'z', creatives: [], videoCompletes: 1 }
    const data = { start: null, end: null, impressions: 5 }
    expect(campaignInputSchema.parse({ ...forged, name: 'A', data })).toEqual({
      name: 'A',
      data: { start: null, end: null },
    })
  })
})

describe('newCampaign', () => {
  it('is complete, with zeros and a temporary id', () => {
    const made = newCampaign(new Date('2025-10-01T00:00:00Z'))
    expect(campaignSchema.parse(made)).toEqual(made)
    expect(isTemporaryId(made.id)).toBe(true)
    expect(made).toMatchObject({ creatives: [], data: { impressions: 0, engagement: 0, clicks: 0 }, videoCompletes: 0 })
  })
})
