import { setTimeout as sleep } from 'node:timers/promises'
import { createId } from '@placard/domain/internal/text'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createJobRunner, type JobHandler, type JobRunner } from './job-runner.js'
import { ClaimLost, dropJob, queueJob } from './store/jobs.js'
import { job, mail } from './store/schema.js'
import type { Db } from './store/store.js'
import { deferred } from './testing/deferred.js'
import { describeApiOnBothDatabases } from './testing/test-app.js'

/** Kind of the tests' jobs; a server runs up to four of them at once. */
const KIND = 'send-mail'

describeApiOnBothDatabases('the job queue', (api) => {
  const said: string[] = []
  const servers: JobRunner[] = []
  /** Starts another server on the same database that runs the tests' jobs with this function. */
  function createServer(handle: JobHandler, shutdownTimeoutMs?: number): JobRunner {
    const { db, now } = api().context
    const parts = {
      db,
      now,
      print: (text: string) => void said.push(text),
      ...(shutdownTimeoutMs && { shutdownTimeoutMs }),
    }
    const idle: JobHandler = async () => undefined
    const handlers = {
      [KIND]: handle,
      'make-report-file': idle,
      'make-link-file': idle,
      'run-schedule': idle,
      'send-test-report': idle,
      'repeat-report': idle,
      'tell-undelivered': idle,
      'clean-up': idle,
      'vacuum-tables': idle,
      'update-totals': idle,
    }
    const server = createJobRunner(parts, handlers)
    servers.push(server)
    return server
  }
  async function queue(count: number): Promise<string[]> {
    const { db, now } = api().context
    const ids = Array.from({ length: count }, () => createId()).toSorted()
    for (const subjectID of ids) await queueJob(db, { kind: KIND, subjectID, dueAt: now(), now: now() })
    return ids
  }
  const jobs = () => api().context.db.select().from(job).where(eq(job.kind, KIND))
  const changeAll = (changes: object) => api().context.db.update(job).set(changes)
  const tooOld = { claimedUntil: sql`now()` }
  /** Writes the effect of a job into the database. */
  const write = (db: Db, text: string) =>
    db.insert(mail).values({ id: createId(), sealed: text, createdAt: api().context.now() })
  const written = async () => (await api().context.db.select().from(mail)).map(({ sealed }) => sealed)

  beforeEach(async () => {
    said.length = 0
    for (const table of [job, mail]) await api().context.db.delete(table)
  })
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()))
  })

  it('gives each job to one of several servers', async () => {
    const ids = await queue(60)
    const done: string[] = []
    const handle: JobHandler = async ({ subjectID }) => void done.push(subjectID)
    await Promise.all(Array.from({ length: 5 }, () => createServer(handle).trigger(KIND)))
    expect(done.toSorted()).toEqual(ids)
    expect([await jobs(), said]).toEqual([[], []])
  })

  it('runs the job of a dead server once its claim has expired; the dead server can write nothing if it returns', async () => {
    const begun = deferred()
    const wakes = deferred()
    const ends: unknown[] = []
    const sleeper = createServer(async ({ finish, postpone }) => {
      begun.resolve()
      await wakes.promise
      const { db, now } = api().context
      const late = [
        db.transaction(async (tx) => {
          await write(tx, 'finished late')
          await finish(tx)
        }),
        db.transaction(async (tx) => {
          await write(tx, 'put off late')
          await postpone(tx, { dueAt: now(), resetTries: true })
        }),
      ]
      for (const end of await Promise.allSettled(late)) ends.push(end.status === 'rejected' && end.reason)
      throw ends[0]
    })
    await queue(1)
    const late = sleeper.trigger(KIND)
    await begun.promise
    const other = createServer(({ finish }) =>
      api().context.db.transaction(async (tx) => {
        await write(tx, 'in time')
        await finish(tx)
      }),
    )
    await other.trigger(KIND)
    expect(await written()).toEqual([])
    await changeAll(tooOld)
    await other.trigger(KIND)
    wakes.resolve()
    await late
    expect(ends).toEqual([expect.any(ClaimLost), expect.any(ClaimLost)])
    expect([await written(), await jobs(), said]).toEqual([['in time'], [], []])
  })

  it('renews the claim of a running server, and aborts one that has lost it', async () => {
    const [kept, lost] = [deferred(), deferred<AbortSignal>()]
    const server = createServer(async ({ signal }) => {
      lost.resolve(signal)
      await kept.promise
    })
    await queue(1)
    await server.start({ alone: false })
    const signal = await lost.promise
    await changeAll({ claimedUntil: sql`now() + interval '5 seconds'` })
    const isRenewed = sql<boolean>`${job.claimedUntil} > now() + interval '6 seconds'`
    const renewed = async () => (await api().context.db.select({ isRenewed }).from(job))[0]?.isRenewed
    await vi.waitFor(async () => expect(await renewed()).toBe(true), { timeout: 5_000 })
    expect(signal.aborted).toBe(false)
    await changeAll({ claimedBy: 'another' })
    await vi.waitFor(() => expect(signal.reason).toBeInstanceOf(ClaimLost), { timeout: 5_000 })
    kept.resolve()
    await server.close()
    expect(await jobs()).toMatchObject([{ claimedBy: 'another' }])
  })

  it('backs off after each failure, and starts over after a success', async () => {
    let isBroken = true
    const server = createServer(async ({ postpone }) => {
      if (isBroken) throw new Error('no paper')
      await postpone(api().context.db, { dueAt: new Date(api().context.now().getTime() + 1), resetTries: true })
    })
    await queue(1)
    for (const [tries, seconds] of [30, 60, 120, 240, 480, 900, 900].entries()) {
      await server.trigger(KIND)
      expect(said.at(-1)).toBe(`A job (send-mail) failed: no paper. Trying again in ${seconds} seconds.`)
      api().wait(seconds * 1000 - 1)
      await server.trigger(KIND)
      expect(await jobs()).toMatchObject([{ tries: tries + 1, claimedBy: null }])
      api().wait(1)
    }
    isBroken = false
    await server.trigger(KIND)
    expect(await jobs()).toMatchObject([{ tries: 0, claimedBy: null }])
  })

  it('does not count attempts that a restart of the database cut off', async () => {
    const server = createServer(async () => {
      throw new Error('Connection terminated unexpectedly')
    })
    await queue(1)
    for (let restart = 0; restart < 4; restart++) {
      await server.trigger(KIND)
      expect(said.at(-1)).toMatch(/Connection terminated unexpectedly\. Trying again in 30 seconds\.$/)
      expect(await jobs()).toMatchObject([{ tries: 0, claimedBy: null }])
      api().wait(30_000)
    }
  })

  it('stops after the running job; one that takes too long is released at once', async () => {
    const begun: string[] = []
    const ends = deferred()
    const slow = createServer(async ({ subjectID }) => {
      begun.push(subjectID)
      await ends.promise
    })
    await queue(6)
    void slow.trigger(KIND)
    await vi.waitFor(() => expect(begun).toHaveLength(4))
    const closed = slow.close()
    ends.resolve()
    await closed
    expect([begun.length, (await jobs()).length]).toEqual([4, 2])

    const endless = createServer(({ signal }) => sleep(3_600_000, undefined, { signal }), 20)
    void endless.trigger(KIND)
    await vi.waitFor(async () => expect((await jobs()).every(({ claimedBy }) => claimedBy !== null)).toBe(true))
    await endless.close()
    expect(said).toEqual([])
    const done: string[] = []
    await createServer(async ({ subjectID }) => void done.push(subjectID)).trigger(KIND)
    expect([...begun, ...done].toSorted()).toHaveLength(6)
  })

  it('ignores all claims when it is the only server', async () => {
    const ids = await queue(3)
    await changeAll({ claimedBy: 'dead', claimedUntil: sql`now() + interval '12 seconds'` })
    const done: string[] = []
    const handle: JobHandler = async ({ subjectID }) => void done.push(subjectID)
    const careful = createServer(handle)
    await careful.start({ alone: false })
    await careful.trigger(KIND)
    await careful.close()
    expect(done).toEqual([])
    await createServer(handle).start({ alone: true })
    await vi.waitFor(() => expect(done.toSorted()).toEqual(ids))
  })

  it('runs other jobs beside a long one', async () => {
    const [long] = await queue(1)
    const ends = deferred()
    const done: string[] = []
    const server = createServer(async ({ subjectID }) => {
      if (subjectID === long) await ends.promise
      done.push(subjectID)
    })
    const all = server.trigger(KIND)
    const ids = await queue(10)
    void server.trigger(KIND)
    await vi.waitFor(() => expect(done.toSorted()).toEqual(ids))
    ends.resolve()
    await all
    expect(await jobs()).toEqual([])
  })

  it('runs a job that is queued just when none was left', async () => {
    const server = createServer(async () => undefined)
    for (let round = 0; round < 60; round++) {
      void server.trigger(KIND)
      await queue(1)
      await server.trigger(KIND)
      expect(await jobs()).toEqual([])
    }
  })

  it('queues a job once, and can drop it', async () => {
    const { db, now } = api().context
    const [subjectID = ''] = await queue(1)
    const later = new Date(now().getTime() + 60_000)
    await queueJob(db, { kind: KIND, subjectID, dueAt: later, now: now() })
    await createServer(async () => undefined).trigger(KIND)
    expect(await jobs()).toMatchObject([{ subjectID, dueAt: later, tries: 0 }])
    await dropJob(db, KIND, subjectID)
    expect(await jobs()).toEqual([])
  })
})
