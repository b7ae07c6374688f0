import { writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { createProcessPool, OverLimit, type ProcessPool, type ProcessPoolOptions } from './process-pool.js'
import { testFolder } from './testing/generated-report.js'

describe('createProcessPool', () => {
  const fileNamed = testFolder()
  let pool: ProcessPool | undefined
  afterEach(() => pool?.close())

  function createPool(code: string, more: Partial<ProcessPoolOptions> = {}) {
    const filename = fileNamed('task.mjs')
    writeFileSync(filename, code)
    pool = createProcessPool({ filename, processes: 1, idleMs: 30_000, memoryMB: 64, budgetMs: 20_000, ...more })
    return pool
  }

  it('runs the functions of a module with values that JSON has not, outside of the server', async () => {
    const { run } = createPool('export default (task) => task; export const pid = () => process.pid')
    const task = { days: new Map([['2026-09-01', { count: 1n, at: new Date(0) }]]), nothing: undefined }
    expect(await run(task)).toEqual(task)
    expect(await run(null, { name: 'pid' })).not.toBe(process.pid)
  })

  it('does not show its environment to the processes', async () => {
    process.env.PLACARD_TEST_SECRET = 'secret'
    try {
      expect(await createPool('export default () => process.env.PLACARD_TEST_SECRET').run(null)).toBeUndefined()
    } finally {
      delete process.env.PLACARD_TEST_SECRET
    }
  })

  it('throws an error with the message of the function’s', async () => {
    const failed = createPool("export default () => { throw new TypeError('a fault') }").run(null)
    await expect(failed).rejects.toBeInstanceOf(Error)
    await expect(failed).rejects.toThrow('a fault')
  })

  it('survives a process that ends by itself, with and without a task, and runs the next task in another', async () => {
    const { run } = createPool(`export default (task) => {
      if (task === 'end') process.abort()
      if (task === 'end later') setTimeout(() => process.abort(), 10)
      return process.pid
    }`)
    const first = await run('stay')
    await expect(run('end')).rejects.toEqual(new OverLimit('memory'))
    expect(await run('end later')).not.toBe(first)
    let last = first
    // The process may still get the next task before it ends.
    await expect.poll(async () => (last = await run<number>('stay').catch(() => first))).not.toBe(first)
    expect(last).not.toBe(first)
  })

  it('ends tasks that take too long or that nobody wants any more, and counts those that wait', async () => {
    const { run, countWaiting } = createPool("export default (task) => { while (task === 'endless'); return task }", {
      budgetMs: 3000,
    })
    const signal = AbortSignal.abort(new Error('The user has left.'))
    const slow = run('endless')
    const unwanted = run('unwanted', { signal })
    const next = run('next')
    const results = Promise.allSettled([slow, unwanted, next])
    await expect.poll(countWaiting).toBe(2)
    expect(await results).toMatchObject([
      { reason: new OverLimit('time') },
      { reason: { message: 'The user has left.' } },
      { value: 'next' },
    ])
  })
})
