import { addDaysTo, dayCount } from '@placard/domain/internal/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarKeyOptions, dayAfterKey } from './calendar-keys.js'

const press = (day: string, keys: string, options?: CalendarKeyOptions) => {
  const key = keys.replace('Shift+', '')
  return dayAfterKey(day, { key, shiftKey: key !== keys }, options)
}
const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

describe('Keys of the date grid', () => {
  it.each([
    ['ArrowLeft', '2025-10-14', '2025-10-13'],
    ['ArrowRight', '2025-10-31', '2025-11-01'],
    ['ArrowUp', '2025-10-14', '2025-10-07'],
    ['ArrowDown', '2024-02-26', '2024-03-04'],
    ['Home', '2025-10-14', '2025-10-13'],
    ['Home', '2025-10-13', '2025-10-13'],
    ['End', '2025-10-14', '2025-10-19'],
    ['End', '2025-10-19', '2025-10-19'],
    ['PageUp', '2025-03-31', '2025-02-28'],
    ['PageDown', '2024-01-31', '2024-02-29'],
    ['Shift+PageUp', '2024-02-29', '2023-02-28'],
    ['Shift+PageDown', '2025-10-14', '2026-10-14'],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(press(from, key)).toBe(to)
  })

  it('ignores other keys', () => {
    for (const key of ['Enter', ' ', 'Tab', 'Escape', 'a']) expect(press('2025-10-14', key)).toBeUndefined()
  })

  it('mirrors the arrow keys from right to left', () => {
    expect(press('2025-10-14', 'ArrowLeft', { rtl: true })).toBe('2025-10-15')
    expect(press('2025-10-14', 'ArrowRight', { rtl: true })).toBe('2025-10-13')
  })

  it('stops at the bounds', () => {
    const bounds = { min: '2025-09-10', max: '2025-10-14' }
    expect(press('2025-10-10', 'PageDown', bounds)).toBe('2025-10-14')
    expect(press('2025-10-14', 'ArrowRight', bounds)).toBe('2025-10-14')
    expect(press('2025-10-14', 'End', bounds)).toBe('2025-10-14')
    expect(press('2025-09-12', 'ArrowUp', bounds)).toBe('2025-09-10')
    expect(press('2025-09-12', 'Shift+PageUp', bounds)).toBe('2025-09-10')
  })

  it('skips disabled days', () => {
    const options = { isDayDisabled: isWeekend }
    expect(press('2025-10-17', 'ArrowRight', options)).toBe('2025-10-20')
    expect(press('2025-10-20', 'ArrowLeft', options)).toBe('2025-10-17')
    expect(press('2025-10-14', 'End', options)).toBe('2025-10-17')
    expect(press('2025-10-17', 'ArrowRight', { ...options, max: '2025-10-19' })).toBe('2025-10-17')
    expect(press('2025-10-14', 'ArrowDown', { isDayDisabled: (day) => day === '2025-10-21' })).toBe('2025-10-28')
    expect(press('2025-10-14', 'ArrowDown', { isDayDisabled: (day) => day !== '2025-10-14' })).toBe('2025-10-14')
  })

  it('stays within the bounds, skips disabled days, and never moves against the key', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')
    const offset = fc.integer({ min: 0, max: 500 })
    fc.assert(
      fc.property(key, fc.boolean(), offset, offset, offset, (name, shiftKey, at, before, after) => {
        const day = addDaysTo('2024-01-01', at)
        fc.pre(!isWeekend(day))
        const bounds = { min: addDaysTo(day, -before), max: addDaysTo(day, after) }
        const to = dayAfterKey(day, { key: name, shiftKey }, { ...bounds, isDayDisabled: isWeekend })!
        expect(to >= bounds.min && to <= bounds.max).toBe(true)
        expect(isWeekend(to)).toBe(false)
        const back = ['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'].includes(name)
        expect((dayCount(day, to) - 1) * (back ? -1 : 1)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
