import { DAY_MS, HOUR_MS } from '@placard/domain/internal/dates'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.js'
import { createJobRunner } from '../job-runner.js'
import { jobHandlers } from '../jobs/job-handlers.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { type DatabaseClock, openDatabaseClock } from './database-clock.js'
import { queueJob } from './jobs.js'
import type { Db } from './store.js'

/** Wrong clocks that were seen in the field, ahead and behind. */
const ERRORS: readonly (readonly [string, number, string])[] = [
  ['+13 h', 13 * HOUR_MS, '13 hours'],
  ['+40 days', 40 * DAY_MS, '40 days'],
  ['-1 day', -DAY_MS, '24 hours'],
]

/** Machine whose clock is wrong by `error` ms, whose timer was advanced by `passed` ms, and the clock on it. */
interface Machine {
  error: number
  passed: number
  said: string[]
  clock: DatabaseClock
}

const opened: DatabaseClock[] = []
afterEach(() => {
  for (const clock of opened.splice(0)) clock.close()
})

async function startMachine(db: Db, error = 0): Promise<Machine> {
  const machine = { error, passed: 0, said: [] as string[] }
  const clock = await openDatabaseClock(db, (text) => machine.said.push(text), {
    time: () => Date.now() + machine.passed + machine.error,
    elapsed: () => performance.now() + machine.passed,
  })
  opened.push(clock)
  return Object.assign(machine, { clock })
}

/** Returns by how many seconds a clock differs from the tests' machine, on which the database runs. */
const differenceSeconds = ({ clock }: Machine, error = 0) =>
  // Without a negative zero, which is not equal to zero.
  Math.round((clock.now().getTime() - Date.now() - error) / 1000) + 0

describeApiOnBothDatabases("the database's clock", (api) => {
  it.each(ERRORS)(
    'is right on a server whose own clock is wrong by %s, and no job runs there',
    async (_, error, text) => {
      const { context } = api()
      const machine = await startMachine(context.db, error)
      expect(differenceSeconds(machine)).toBe(0)
      const side = error > 0 ? 'ahead of' : 'behind'
      expect(machine.clock.findProblem()).toMatch(`The clock of this server is ${text} ${side} the database's.`)

      const { now, findProblem: findClockProblem } = machine.clock
      const app = await buildApp({ ...context, findClockProblem })
      const ready = await app.inject('/readyz')
      expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'degraded', problems: [findClockProblem()] }])
      await app.close()

      const run = vi.fn(async () => undefined)
      const runner = createJobRunner(
        { db: context.db, now, findClockProblem, print: () => undefined },
        { ...jobHandlers(context, () => undefined), 'send-mail': run },
      )
      await queueJob(context.db, { kind: 'send-mail', subjectID: 'one', dueAt: now(), now: now() })
      await runner.trigger('send-mail')
      expect(run).not.toHaveBeenCalled()
      machine.error = 0
      await runner.trigger('send-mail')
      expect(run).toHaveBeenCalledOnce()
      await runner.close()
      expect(machine.said).toEqual([
        expect.stringContaining(text),
        'The clocks of this server and of the database agree again.',
      ])
    },
  )

  it.each(ERRORS)(
    'does not follow this machine when its clock is moved by %s between two measurements',
    async (_, error) => {
      const machine = await startMachine(api().context.db)
      expect(machine.clock.findProblem()).toBeUndefined()
      machine.error = error
      expect(differenceSeconds(machine)).toBe(0)
      expect(machine.clock.findProblem()).toContain('The clock of this server')
      await machine.clock.measure()
      expect(differenceSeconds(machine)).toBe(0)
    },
  )
})

describe('a database whose clock is moved', () => {
  /** Database whose clock is wrong by `error` ms and answers after `delay` ms of the machine's timer. */
  function wrongDatabase() {
    const state = { error: 0, delay: 0, machine: undefined as Machine | undefined }
    const execute = async () => {
      const { machine, error, delay } = state
      if (machine) machine.passed += delay
      return { rows: [{ at: Date.now() + (machine?.passed ?? 0) + error }] }
    }
    return { state, db: { execute } as unknown as Db }
  }
  async function start() {
    const { state, db } = wrongDatabase()
    const machine = await startMachine(db)
    state.machine = machine
    return { state, machine }
  }
  const difference = (machine: Machine) => differenceSeconds(machine, machine.passed)

  it.each(ERRORS)('by %s for a moment is not believed', async (_, error, text) => {
    const { state, machine } = await start()
    state.error = error
    await machine.clock.measure()
    expect(difference(machine)).toBe(0)
    const direction = error > 0 ? 'ahead' : 'back'
    expect(machine.clock.findProblem()).toMatch(`The database's clock was moved ${text} ${direction}.`)
    machine.passed += 10_000
    state.error = 0
    await machine.clock.measure()
    expect([difference(machine), machine.clock.findProblem()]).toEqual([0, undefined])
  })

  it.each(ERRORS)('by %s for good is believed after a minute', async (_, error) => {
    const { state, machine } = await start()
    state.error = error
    machine.error = error
    for (let measured = 0; measured < 6; measured++) {
      await machine.clock.measure()
      expect([difference(machine), machine.clock.findProblem()]).toEqual([0, expect.stringContaining('was moved')])
      machine.passed += 10_000
    }
    await machine.clock.measure()
    expect([difference(machine), machine.clock.findProblem()]).toEqual([error / 1000, undefined])
  })

  it('by a little is followed at once', async () => {
    const { state, machine } = await start()
    state.error = 3000
    await machine.clock.measure()
    expect([difference(machine), machine.clock.findProblem()]).toEqual([3, undefined])
  })

  it('is not to blame for an answer that took long', async () => {
    const { state, machine } = await start()
    state.delay = 30_000
    await machine.clock.measure()
    expect([difference(machine), machine.clock.findProblem()]).toEqual([0, undefined])
  })
})
