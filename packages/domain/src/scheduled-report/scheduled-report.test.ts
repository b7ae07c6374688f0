import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EXPORT_FORMATS,
  REPORT_TYPES,
  reportFormatSchema,
  SCHEDULE_FREQUENCIES,
} from '../report-range/report-options.js'
import { scheduleInputSchema, suggestedSchedule } from './scheduled-report.js'

const input = {
  campaignID: 'c1',
  frequency: 'Daily',
  type: 'Full',
  format: 'xlsx',
  tzCode: 'Europe/Berlin',
  time: '09:00',
  recipients: ['ada@placard.test'],
  withVideo: true,
}
const listMessages = (changes: object) =>
  scheduleInputSchema.safeParse({ ...input, ...changes }).error?.issues.map(({ message }) => message)

describe('scheduleInputSchema', () => {
  it('accepts daily, weekly, monthly and end-of-campaign schedules, summary or full', () => {
    expect(SCHEDULE_FREQUENCIES).toEqual(['Daily', 'Weekly', 'Monthly', 'On campaign end'])
    expect(REPORT_TYPES).toEqual(['Summary', 'Full'])
    for (const frequency of SCHEDULE_FREQUENCIES)
      for (const type of REPORT_TYPES) expect(listMessages({ frequency, type })).toBeUndefined()
  })

  it.each([
    [{ frequency: 'Hourly' }, 'Choose how often'],
    [{ type: 'Short' }, 'Choose Summary or Full'],
    [{ time: '9:00' }, 'Fill in a time such as 09:00'],
    [{ time: '24:00' }, 'Fill in a time such as 09:00'],
    [{ recipients: [] }, 'Fill in at least one recipient'],
    [{ recipients: ['ada'] }, 'Fill in emails only'],
    [{ recipients: ['ada@placard.test\nBcc: x@evil.test'] }, 'Fill in emails only'],
    [{ recipients: Array.from({ length: 51 }, (_, index) => `a${index}@placard.test`) }, 'At most 50 recipients'],
    [{ tzCode: 'Moon/Base' }, 'Unknown time zone'],
  ])('rejects %j with %j', (changes, message) => {
    expect(listMessages(changes)).toEqual([message])
  })

  it('accepts any minute of the day', () => {
    const two = (value: number) => String(value).padStart(2, '0')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (hours, minutes) => {
        const isTime = hours < 24 && minutes < 60
        expect(listMessages({ time: `${two(hours)}:${two(minutes)}` }) === undefined).toBe(isTime)
      }),
    )
  })
})

describe('suggestedSchedule', () => {
  it('is valid once it has a recipient', () => {
    expect(listMessages(suggestedSchedule('Asia/Tokyo', 'ada@placard.test'))).toBeUndefined()
    expect(listMessages(suggestedSchedule('UTC', undefined))).toEqual(['Fill in at least one recipient'])
  })
})

describe('report formats', () => {
  it('are PDF and every file that the server generates', () => {
    expect(Object.values(EXPORT_FORMATS)).toEqual(['PDF', 'CSV', 'Excel', 'Excel with Pivot'])
    expect(Object.keys(EXPORT_FORMATS)).toEqual(['pdf', ...reportFormatSchema.options])
  })
})
