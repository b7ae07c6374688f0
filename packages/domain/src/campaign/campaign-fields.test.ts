import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay } from '../day/day.js'
import {
  type CampaignFields,
  campaignFieldsSchema,
  campaignInputSchema,
  createCampaignFields,
  newCampaign,
} from './campaign.js'

const said = (found: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  found.error?.issues.map(({ path, message }) => [path.join('.'), message])

const day = fc
  .date({ min: new Date('1999-12-28'), max: new Date('2032-03-02'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const near = fc.constantFrom('2025-11-01', '2025-11-02', '2028-02-29', null)
const days = fc.oneof(day, near, fc.constantFrom(null))
const name = fc.oneof(fc.string(), fc.constantFrom('', '  ', ' Spring '), fc.string({ minLength: 199, maxLength: 202 }))

describe('campaignFieldsSchema', () => {
  it('has the messages of the API in the same order, and returns its body', () => {
    fc.assert(
      fc.property(name, days, days, (text, start, end) => {
        const here = campaignFieldsSchema.safeParse({ name: text, data: { start, end } })
        const moment = (each: string | null) => (each === null ? null : { date: each })
        const there = campaignInputSchema.safeParse({ name: text, data: { start: moment(start), end: moment(end) } })
        expect(said(here)).toEqual(said(there))
        expect(here.data).toEqual(there.data)
      }),
      { numRuns: 10_000 },
    )
  })

  it('rejects invalid dates at their field only', () => {
    const words = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('2025-02-30', '1 Nov', 'tomorrow', '2025-11-1'))
    fc.assert(
      fc.property(
        words.filter((each) => !isDay(each)),
        days,
        (start, end) => {
          const found = campaignFieldsSchema.safeParse({ name: 'Spring', data: { start, end } })
          expect(said(found)).toEqual([['data.start', 'Write a day like 30 Sep 2025']])
        },
      ),
    )
  })

  it('has initial values', () => {
    expect(createCampaignFields()).toEqual({
      name: '',
      data: { start: null, end: null },
      landingPage: '',
    } satisfies CampaignFields)
    const made = { ...newCampaign(new Date('2025-10-01')), name: 'Spring' }
    const flight = { ...made, data: { ...made.data, start: { date: '2025-11-01' } } }
    expect(createCampaignFields(flight)).toEqual({
      name: 'Spring',
      data: { start: '2025-11-01', end: null },
      landingPage: '',
    })
    expect(createCampaignFields({ ...flight, landingPage: 'https://a.test/' }).landingPage).toBe('https://a.test/')
  })

  it('completes the landing page, and sends null for none', () => {
    const read = (landingPage?: string) =>
      campaignFieldsSchema.parse({ name: 'Spring', data: { start: null, end: null }, landingPage }).landingPage
    expect([read('a.test/x'), read(' '), read()]).toEqual(['https://a.test/x', null, undefined])
  })
})
