import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@placard/domain/api'
import { createClient } from '@placard/domain/client'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.js'
import { withDeferredRemovals } from '../files/deferred-removals.js'
import { diskFiles } from '../files/disk-files.js'
import { openEmbedded } from '../store/embedded/embedded.js'
import { type Child, startMaintenance, startServer } from '../testing/child-process.js'
import { copyDemoDatabase, copyEmptyDatabase } from '../testing/database-copies.js'
import { freePort } from '../testing/free-port.js'
import { canMountDisk, mountDisk, unmountDisk } from '../testing/small-disk.js'
import { depth } from '../testing/test-depth.js'
import { BackupBroken } from './read-backup.js'
import { restoreBackup } from './restore-backup.js'
import { saveBackup } from './save-backup.js'
import { writeBackup } from './write-backup.js'

let root = ''
const children: Child[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'placard-backup-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL')
    await child.ended()
  }
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
})

const newFolder = (name: string) => {
  mkdirSync(join(root, name))
  return join(root, name)
}

async function maintain(dataDir: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = startMaintenance(args, { PLACARD_DATA_DIR: dataDir })
  children.push(child)
  return { code: await child.ended(), output: child.output() }
}

/** Creates a backup as the command does, in this process. */
const save = (dataDir: string, file: string) => saveBackup(readConfig({ PLACARD_DATA_DIR: dataDir }, root), file)

/** Starts a server on a data folder and signs in. */
async function signedIn(dataDir: string) {
  const port = await freePort()
  const server = startServer({ PORT: port, PLACARD_DATA_DIR: dataDir, PLACARD_CONSOLE_DIR: root, PLACARD_SEED: '0' })
  children.push(server)
  await server.says(/Placard is at/)
  let cookie = ''
  const origin = `http://localhost:${port}`
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}/api`,
    async fetch(url, init) {
      const response = await fetch(url, { ...init, headers: { ...init?.headers, origin, cookie } })
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      return response
    },
  })
  await client.call(endpoints.login, {
    body: { method: 'password', username: DEMO_USERS[0].email, password: DEMO_PASSWORD },
  })
  const campaigns = async () => (await client.call(endpoints.all)).data
  const add = async (name: string) => (await client.call(endpoints.newCampaign, { body: { name } })).data
  return { server, client, origin, campaigns, add }
}

const digests = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('incoming'))
      .map((entry) => [
        entry.name,
        createHash('sha256')
          .update(readFileSync(join(entry.parentPath, entry.name)))
          .digest('hex'),
      ]),
  )

describe('a backup', { timeout: 300_000 }, () => {
  it('of a running server restores the data, files and secret of one moment during the backup', async () => {
    const original = newFolder('original')
    copyDemoDatabase(original)
    const { server, client, origin, campaigns, add } = await signedIn(original)
    const before = await add('Before the backup')
    const link = (await client.call(endpoints.newToken, { body: { campaignID: before.id } })).data
    const during: string[] = []
    let isRunning = true
    const writing = (async () => {
      while (isRunning) during.push((await add(`During ${during.length}`)).name)
    })()
    const file = join(root, 'placard.backup')
    const saved = await maintain(original, 'backup', file)
    isRunning = false
    await writing
    expect(saved).toMatchObject({ code: 0, output: expect.stringContaining('all verified') })
    expect(saved.output).toContain('Keep it where only you can read it')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(root).filter((name) => name.includes('.part'))).toEqual([])
    const after = await add('After the backup')
    const all = await campaigns()
    server.process.kill('SIGKILL')
    await server.ended()

    const restoredTo = join(root, 'restored')
    const restored = await maintain(restoredTo, 'restore', file)
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('all files verified') })
    expect(readFileSync(join(restoredTo, 'secret'), 'utf8')).toBe(readFileSync(join(original, 'secret'), 'utf8'))
    expect(digests(join(restoredTo, 'files'))).toEqual(digests(join(original, 'files')))
    expect(Object.keys(digests(join(restoredTo, 'files'))).length).toBeGreaterThan(3)

    const again = await signedIn(restoredTo)
    expect(again.server.output()).not.toContain('The secret is not the one')
    const found = await again.campaigns()
    const names = found.map(({ name }) => name)
    const kept = during.filter((name) => names.includes(name))
    expect(during.length).toBeGreaterThan(0)
    expect(kept).toEqual(during.slice(0, kept.length))
    expect(names).not.toContain(after.name)
    const lost = new Set([after.name, ...during.slice(kept.length)])
    const stable = ({ id, name, data }: (typeof found)[number]) => ({ id, name, data })
    expect(found.map(stable)).toEqual(all.filter(({ name }) => !lost.has(name)).map(stable))
    const { data: links } = await again.client.call(endpoints.tokens, { query: { campaignID: before.id } })
    expect(links.map(({ url }) => url.split('/').at(-1))).toEqual([link.url.split('/').at(-1)])
    expect(link.url.startsWith(origin)).toBe(true)
  })

  if (depth.isFull)
    it('of a stopped server can be created and restored', async () => {
      const original = newFolder('original')
      copyDemoDatabase(original)
      const file = join(root, 'placard.backup')
      expect(await maintain(original, 'backup', file)).toMatchObject({ code: 0 })
      expect(existsSync(join(original, 'lock'))).toBe(false)
      const restored = await maintain(join(root, 'restored'), 'restore', file)
      expect(restored.output).toMatch(/Restored the backup of .*: \d+ campaigns, \d+ users/)
      expect(restored.code).toBe(0)
    })

  it('never overwrites a file, and is never restored into a folder with data', async () => {
    const original = newFolder('original')
    copyEmptyDatabase(original)
    const file = join(root, 'placard.backup')
    writeFileSync(file, 'something else')
    await expect(save(original, file)).rejects.toThrow(`${file} already exists. Choose another name.`)
    expect(readFileSync(file, 'utf8')).toBe('something else')
    rmSync(file)
    await save(original, file)
    const before = readdirSync(original).toSorted()
    await expect(restoreBackup(file, original)).rejects.toThrow(/^The folder .* is not empty\. Restore into a new one/)
    expect(readdirSync(original).toSorted()).toEqual(before)
  })

  it('that is damaged is rejected, and leaves nothing behind', async () => {
    const original = newFolder('original')
    copyEmptyDatabase(original)
    const file = join(root, 'placard.backup')
    await save(original, file)
    const complete = readFileSync(file)
    const middle = Math.floor(complete.length / 2)
    const damages: [string, Buffer][] = [
      ['cut off', complete.subarray(0, Math.floor(complete.length * 0.7))],
      ['another file', Buffer.from('no backup at all')],
      ['one byte changed', complete.with(middle, complete[middle]! ^ 1) as Buffer],
    ]
    const damaged = join(root, 'damaged')
    const target = join(root, 'restored')
    for (const [name, bytes] of damages) {
      writeFileSync(damaged, bytes)
      await expect(restoreBackup(damaged, target), name).rejects.toThrow(BackupBroken)
      expect(readdirSync(target), name).toEqual([])
    }
    const { code, output } = await maintain(target, 'restore', damaged)
    expect(code).toBe(1)
    expect(output).toMatch(/is not a complete backup: /)
    expect(output).not.toContain('    at ')
    expect(readdirSync(target)).toEqual([])
  })

  if (depth.isFull)
    it('leaves no file behind when its command is killed, and the next one works', async () => {
      const original = newFolder('original')
      copyDemoDatabase(original)
      await signedIn(original)
      const target = newFolder('target')
      const child = startMaintenance(['backup', join(target, 'placard.backup')], { PLACARD_DATA_DIR: original })
      while (readdirSync(target).length === 0) await sleep(5)
      child.process.kill('SIGKILL')
      await child.ended()
      expect(existsSync(join(target, 'placard.backup'))).toBe(false)
      let next = await maintain(original, 'backup', join(target, 'placard.backup'))
      // The server notices the broken connection a moment later.
      while (next.output.startsWith('Another backup is running'))
        next = await maintain(original, 'backup', join(target, 'placard.backup'))
      expect(next).toMatchObject({ code: 0 })
    })

  it('of a damaged database fails with a message', async () => {
    const original = newFolder('original')
    copyEmptyDatabase(original)
    rmSync(join(original, 'database', 'PG_VERSION'))
    const saved = await maintain(original, 'backup', join(root, 'placard.backup'))
    expect(saved.code).toBe(1)
    expect(saved.output).toMatch(/^The database in .* is damaged: /)
    expect(existsSync(join(root, 'placard.backup'))).toBe(false)
  })

  it('fails with the cause wherever its receiver breaks off', async () => {
    const original = newFolder('original')
    copyEmptyDatabase(original)
    const embedded = await openEmbedded(original)
    const { removals } = withDeferredRemovals(diskFiles(original))
    const config = readConfig({ PLACARD_DATA_DIR: original }, root)
    try {
      for (const capacity of [0, 1e3, 1e5, 5e5, 1e6]) {
        let free = capacity
        const receiver = new Writable({
          write(chunk: Buffer, _, done) {
            free -= chunk.length
            // Entries are added while the last chunk is being written.
            setTimeout(() => done(free < 0 ? new Error('No space left') : null), free < 0 ? 20 : 0)
          },
        })
        await expect(writeBackup({ config, embedded, removals }, receiver)).rejects.toThrow('No space left')
      }
    } finally {
      await embedded.close()
    }
  })

  if (depth.isFull)
    it.skipIf(!canMountDisk())('fails with a message on a full disk, and leaves nothing behind', async () => {
      const original = newFolder('original')
      copyEmptyDatabase(original)
      const disk = mountDisk(1)
      try {
        const saved = await maintain(original, 'backup', join(disk, 'placard.backup'))
        expect(saved.code).toBe(1)
        expect(saved.output).toMatch(/^The disk is full; nothing was saved\./)
        expect(readdirSync(disk)).toEqual([])
      } finally {
        unmountDisk(disk)
      }
    })
})
