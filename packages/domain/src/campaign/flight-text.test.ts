import { describe, expect, it } from 'vitest'
import { flightProgress, flightText, isFlightOver, isInFlight } from './campaign-text.js'

describe('flight texts', () => {
  it.each([
    ['2025-11-01', '2025-11-30', '30 days, 1–30 Nov 2025'],
    ['2025-11-01', '2025-11-01', '1 day, 1 Nov 2025'],
    ['2028-02-28', '2028-03-01', '3 days, 28 Feb – 1 Mar 2028'],
    ['2025-12-31', '2026-01-01', '2 days, 31 Dec 2025 – 1 Jan 2026'],
    ['2025-11-01', null, 'From 1 Nov 2025 on, without a last day.'],
    [null, null, 'Without dates the campaign is live as soon as a creative is published.'],
    [null, '2025-11-01', undefined],
    ['2025-11-02', '2025-11-01', undefined],
  ])('%s to %s: %s', (start, end, expected) => {
    expect(flightText({ start, end })).toBe(expected)
  })

  it.each([
    ['2025-10-31', 0],
    ['2025-11-01', 1],
    ['2025-11-30', 30],
    ['2025-12-24', 30],
  ])('%s is day %i of 30', (today, day) => {
    expect(flightProgress({ start: '2025-11-01', end: '2025-11-30' }, today)).toEqual({ day, days: 30 })
  })

  it('have no progress without both dates', () => {
    expect(flightProgress({ start: '2025-11-01', end: null }, '2025-11-02')).toBeUndefined()
    expect(flightProgress({ start: null, end: '2025-11-01' }, '2025-11-02')).toBeUndefined()
    expect(flightProgress({ start: '2025-11-02', end: '2025-11-01' }, '2025-11-02')).toBeUndefined()
  })

  it('are over on the day after the last one', () => {
    expect(isFlightOver({ end: '2025-10-14' }, '2025-10-14')).toBe(false)
    expect(isFlightOver({ end: '2025-10-13' }, '2025-10-14')).toBe(true)
    expect(isFlightOver({ end: null }, '2025-10-14')).toBe(false)
  })

  it.each([
    ['2025-10-31', false],
    ['2025-11-01', true],
    ['2025-11-30', true],
    ['2025-12-01', false],
  ])('%s is in a flight of November: %s', (today, expected) => {
    expect(isInFlight({ start: '2025-11-01', end: '2025-11-30' }, today)).toBe(expected)
  })

  it('have no days without a start, and no last one without an end', () => {
    expect(isInFlight({ start: null, end: null }, '2025-11-01')).toBe(false)
    expect(isInFlight({ start: '2025-11-01', end: null }, '2031-01-01')).toBe(true)
  })
})
