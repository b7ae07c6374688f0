import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOTIFICATION_DEFAULTS, notificationTimeoutMs, REPORT_FAILED, WELCOME_BACK } from './notification.js'

describe('notificationTimeoutMs', () => {
  it('is six seconds by default', () => {
    expect(NOTIFICATION_DEFAULTS).toEqual({ type: 'info', timeout: true, delay: 6000 })
    expect(notificationTimeoutMs({})).toBe(6000)
    expect(notificationTimeoutMs(WELCOME_BACK)).toBe(6000)
    expect(notificationTimeoutMs({ delay: 250 })).toBe(250)
  })

  it('is undefined only for `timeout: false`', () => {
    const notification = fc.record(
      { timeout: fc.boolean(), delay: fc.oneof(fc.double(), fc.integer()) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(notification, (given) => {
        const delay = notificationTimeoutMs(given)
        expect(delay === undefined).toBe(given.timeout === false)
        if (delay !== undefined) expect(delay > 0 && Number.isFinite(delay)).toBe(true)
      }),
    )
  })

  it('is ten seconds for a failed report', () => {
    expect(REPORT_FAILED).toMatchObject({
      title: 'Error!',
      text: "Couldn't receive reporting! Please try again.",
      type: 'error',
    })
    expect(notificationTimeoutMs(REPORT_FAILED)).toBe(10_000)
  })
})
