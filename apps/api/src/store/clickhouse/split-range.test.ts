import { addDaysTo, HOUR_MS, startOfDayInZone } from '@placard/domain/internal/dates'
import { describe, expect, it } from 'vitest'
import { splitRange } from './split-range.js'

const hourAt = (text: string) => Date.parse(`${text}:00Z`) / HOUR_MS

describe('splitRange', () => {
  it('leaves the ends of days of other zones to hours', () => {
    const range = { from: Date.parse('2026-10-01T22:00Z'), to: Date.parse('2026-10-30T22:59:59.999Z'), cuts: [] }
    expect(splitRange(range)).toEqual({
      days: [{ from: hourAt('2026-10-02T00'), to: hourAt('2026-10-30T00') }],
      rest: [
        { from: hourAt('2026-10-01T22'), to: hourAt('2026-10-02T00') },
        { from: hourAt('2026-10-30T00'), to: hourAt('2026-10-30T23') },
      ],
    })
  })

  it('has hours only if the range is within a day, and nothing if no hour starts in it', () => {
    const at = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to), cuts: [] })
    expect(splitRange(at('2026-10-01T00:00Z', '2026-10-01T22:59:59.999Z')).days).toEqual([])
    expect(splitRange(at('2026-10-01T00:00Z', '2026-10-01T23:00Z')).rest).toEqual([])
    expect(splitRange(at('2026-10-01T10:10Z', '2026-10-01T10:50Z'))).toEqual({ days: [], rest: [] })
  })

  it.each(['UTC', 'Europe/London', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
    'has each hour once, and no day of %s that begins within a UTC day',
    (zone) => {
      const starts = Array.from({ length: 60 }, (_, day) => startOfDayInZone(addDaysTo('2026-10-01', day), zone))
      const [from = 0, ...cuts] = starts.map((start) => start.getTime())
      const to = (cuts.pop() ?? 0) - 1
      const { days, rest } = splitRange({ from, to, cuts })
      const all = [...days, ...rest].toSorted((one, other) => one.from - other.from)
      expect(all[0]?.from).toBe(Math.ceil(from / HOUR_MS))
      expect(all.at(-1)?.to).toBe(Math.ceil(to / HOUR_MS))
      for (const [index, { to: end }] of all.slice(0, -1).entries()) expect(all[index + 1]?.from).toBe(end)
      const countBefore = (hour: number) => cuts.filter((cut) => cut <= hour * HOUR_MS).length
      const within = days.flatMap(({ from: first, to: end }) =>
        Array.from({ length: (end - first) / 24 }, (_, day) => first + day * 24),
      )
      for (const first of within) expect(countBefore(first + 23)).toBe(countBefore(first))
      expect(within.length).toBe({ UTC: 59, 'Europe/London': 35 }[zone] ?? 0)
    },
  )
})
