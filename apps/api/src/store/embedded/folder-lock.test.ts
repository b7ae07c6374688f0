import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FolderInUse, findHolder, lockFolder } from './folder-lock.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'placard-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const GONE = 2 ** 22 + 1
const isLinux = process.platform === 'linux'

/** This kernel, PID namespace and mount, as identified in a lock. */
async function here(): Promise<Record<string, unknown>> {
  const lock = await lockFolder(folder)
  const written = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))
  lock.release()
  return { ...written, socket: '', startedAt: '1' }
}

function plant(text: string, ageMs = 0): void {
  const file = join(folder, 'lock')
  writeFileSync(file, text)
  const written = new Date(Date.now() - ageMs)
  utimesSync(file, written, written)
}

/** Sockets in the folder: one with a listening process, one whose process was killed. */
async function plantSockets(): Promise<{ live: string; dead: string; close: () => void }> {
  const listen = `require('node:net').createServer().listen(process.argv[1], () => console.log('ready'))`
  const killed = spawn(process.execPath, ['-e', listen, join(folder, 'dead.sock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const server = createServer().listen(join(folder, 'live.sock'))
  await once(server, 'listening')
  return { live: 'live.sock', dead: 'dead.sock', close: () => server.close() }
}

describe('the lock of a folder', () => {
  it('has one holder, and is free again when it is released', async () => {
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    lock.release()
    expect(readdirSync(folder)).toEqual([])
    ;(await lockFolder(folder)).release()
  })

  it.each<[string, Record<string, unknown>, number, boolean]>([
    ['a process that is gone', { pid: GONE }, 0, false],
    ['a pid that another process has now', { pid: process.pid }, 0, !isLinux],
    ['another machine that is alive', { pid: 1, host: 'elsewhere', boot: 'other' }, 5000, true],
    ['another machine that went silent', { pid: 1, host: 'elsewhere', boot: 'other' }, 70_000, false],
    // Two replicas with the same host name have unrelated process IDs.
    ['another machine of the same name', { pid: GONE, boot: 'other' }, 5000, true],
    ['a container whose process ids are its own', { pid: GONE, pidNamespace: 'pid:[1]' }, 5000, true],
  ])('when it is of %s', async (_, change, age, refused) => {
    plant(JSON.stringify({ ...(await here()), ...change }), age)
    if (refused) await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    else (await lockFolder(folder)).release()
  })

  it.each<[string, string, number, boolean]>([
    ['somebody who is just writing it', '', 0, true],
    ['somebody who was killed while writing it', '{"pid":', 20_000, false],
  ])('when it is of %s', async (_, text, age, refused) => {
    plant(text, age)
    if (refused) await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    else (await lockFolder(folder)).release()
  })

  describe.skipIf(!isLinux)('of a container on this machine', () => {
    const container = { pid: 1, host: 'another-container', pidNamespace: 'pid:[1]' }

    it('is taken over at once when the container was killed, whatever its host name', async () => {
      const { dead, close } = await plantSockets()
      plant(JSON.stringify({ ...(await here()), ...container, socket: dead }))
      ;(await lockFolder(folder)).release()
      close()
    })

    it('is respected while the container lives, even if its heartbeat is late', async () => {
      const { live, close } = await plantSockets()
      plant(JSON.stringify({ ...(await here()), ...container, socket: live }), 3_600_000)
      await expect(lockFolder(folder)).rejects.toThrow(/process 1 on another-container/)
      close()
    })

    it('expires by its heartbeat if the folder is on another file system', async () => {
      const { dead, close } = await plantSockets()
      plant(JSON.stringify({ ...(await here()), ...container, socket: dead, device: '0' }), 5000)
      await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
      close()
    })
  })

  it('stops a holder that was suspended while another one took over', async () => {
    const lock = await lockFolder(folder)
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 120_000)
    expect(() => lock.requireHeld()).not.toThrow()
    plant(JSON.stringify({ ...JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')), key: 'of another process' }))
    clock.mockReturnValue(now + 240_000)
    expect(() => lock.requireHeld()).toThrow(/has taken over the folder/)
    clock.mockRestore()
    lock.release()
    expect(existsSync(join(folder, 'lock'))).toBe(true)
  })

  it('only serves clients that can read the lock on its socket', async () => {
    const lock = await lockFolder(folder)
    lock.onRequest((_, response) => void response.end('welcome'))
    const holder = await findHolder(folder)
    const ask = async (key: string) => {
      const response = await new Promise<IncomingMessage>((resolve) =>
        get({ socketPath: holder?.socketPath, headers: { authorization: `Bearer ${key}` } }, resolve),
      )
      return { status: response.statusCode, text: Buffer.concat(await response.toArray()).toString() }
    }
    expect(await ask('a guess')).toEqual({ status: 401, text: '' })
    expect(await ask(holder?.key ?? '')).toEqual({ status: 200, text: 'welcome' })
    expect(statSync(join(folder, 'lock')).mode & 0o777).toBe(0o600)
    lock.release()
    expect(await findHolder(folder)).toBeUndefined()
  })

  it('of a dead process goes to exactly one of many others', async () => {
    plant(JSON.stringify({ ...(await here()), pid: GONE }))
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    const taken = tries.flatMap((lock) => (lock.status === 'fulfilled' ? [lock.value] : []))
    expect(taken).toHaveLength(1)
    for (const lock of taken) lock.release()
  })

  it('survives a process that was killed during a takeover', async () => {
    plant(JSON.stringify({ ...(await here()), pid: GONE }))
    const takeover = join(folder, 'lock.takeover')
    writeFileSync(takeover, '')
    utimesSync(takeover, new Date(0), new Date(0))
    ;(await lockFolder(folder)).release()
    expect(existsSync(takeover)).toBe(false)
  })
})
