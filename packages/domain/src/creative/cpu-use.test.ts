import { describe, expect, it } from 'vitest'
import { addPreviewTask, type CpuMeasurement, closestCpuLimit, ENDLESS_CPU_USE, NO_CPU_USE } from './cpu-limit.js'
import { cpuUseSchema, readPreviewTask } from './cpu-use.js'

const measure = (...tasks: [startMs: number, durationMs: number][]): CpuMeasurement =>
  tasks.reduce(
    (measured, [startMs, durationMs]) => addPreviewTask(measured, { placard: 'task', startMs, durationMs }),
    NO_CPU_USE,
  )

describe('CPU use', () => {
  it('is the total of all tasks, and the sum within the busiest 30 s', () => {
    expect(measure().use).toEqual({ worstMs: 0, totalMs: 0 })
    expect(measure([0, 1000], [10_000, 2000]).use).toEqual({ worstMs: 3000, totalMs: 3000 })
    expect(measure([0, 1000], [40_000, 2000]).use).toEqual({ worstMs: 2000, totalMs: 3000 })
    expect(measure([0, 5000], [10_000, 5000], [60_000, 100]).use).toEqual({ worstMs: 10_000, totalMs: 10_100 })
  })

  it('counts the part of a task that is within the 30 s', () => {
    // The window of the second task is from 5 s to 35 s.
    expect(measure([0, 10_000], [34_000, 1000]).use.worstMs).toBe(10_000)
    expect(measure([0, 10_000], [30_000, 5000]).use.worstMs).toBe(10_000)
    expect(measure([0, 10_000], [24_000, 9000]).use.worstMs).toBe(16_000)
  })

  it('keeps only tasks of the last 30 s', () => {
    const busy = Array.from({ length: 400 }, (_, index): [number, number] => [index * 200, 190])
    const { use, recent } = measure(...busy)
    expect(use).toEqual({ worstMs: 28_500, totalMs: 76_000 })
    expect(recent.length).toBeLessThanOrEqual(151)
  })

  it('is compared with the limit that it is closest to', () => {
    expect(closestCpuLimit({ worstMs: 15_000, totalMs: 59_000 })).toEqual({
      kind: 'window',
      usedMs: 15_000,
      limitMs: 15_000,
    })
    expect(closestCpuLimit({ worstMs: 14_000, totalMs: 61_000 })).toEqual({
      kind: 'total',
      usedMs: 61_000,
      limitMs: 60_000,
    })
  })

  it('of an endless script is valid and over the limit', () => {
    expect(cpuUseSchema.parse(ENDLESS_CPU_USE)).toEqual(ENDLESS_CPU_USE)
    const { usedMs, limitMs } = closestCpuLimit(ENDLESS_CPU_USE)
    expect(usedMs).toBeGreaterThan(limitMs)
  })
})

it('reads tasks from messages of previews only if they are possible', () => {
  const task = { placard: 'task', startMs: 10.5, durationMs: 60 }
  expect(readPreviewTask(task)).toEqual(task)
  for (const other of [null, 'task', {}, { ...task, durationMs: -1 }, { ...task, durationMs: Number.NaN }])
    expect(readPreviewTask(other)).toBeUndefined()
  expect(readPreviewTask({ ...task, startMs: Number.POSITIVE_INFINITY })).toBeUndefined()
})
