import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'placard-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const held = (pid: number, host: string) => JSON.stringify({ pid, startedAt: '1', host })
const GONE = 2 ** 22 + 1
const isLinux = process.platform === 'linux'

describe('the lock of a folder', () => {
  it('is for one at a time, and free again when it is released', async () => {
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    lock.release()
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    ;(await lockFolder(folder)).release()
  })

  it.each<[string, string, number, boolean]>([
    ['a process that is gone', held(GONE, hostname()), 0, false],
    ['a pid that another process has now', held(process.pid, hostname()), 0, !isLinux],
    ['another machine that is alive', held(1, 'elsewhere'), 5000, true],
    ['another machine that went silent', held(1, 'elsewhere'), 70_000, false],
    ['somebody who is just writing it', '', 0, true],
    ['somebody who was killed while writing it', '{"pid":', 20_000, false],
  ])('when it is of %s', async (_, text, age, refused) => {
    const file = join(folder, 'lock')
    writeFileSync(file, text)
    const written = new Date(Date.now() - age)
    utimesSync(file, written, written)
    if (refused) await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    else (await lockFolder(folder)).release()
  })

  it('of a dead process goes to exactly one of many that want it at once', async () => {
    writeFileSync(join(folder, 'lock'), held(GONE, hostname()))
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    const taken = tries.flatMap((lock) => (lock.status === 'fulfilled' ? [lock.value] : []))
    expect(taken).toHaveLength(1)
    for (const lock of taken) lock.release()
  })

  it('survives somebody who was killed while taking it over', async () => {
    writeFileSync(join(folder, 'lock'), held(GONE, hostname()))
    const takeover = join(folder, 'lock.takeover')
    writeFileSync(takeover, '')
    utimesSync(takeover, new Date(0), new Date(0))
    ;(await lockFolder(folder)).release()
    expect(existsSync(takeover)).toBe(false)
  })
})
