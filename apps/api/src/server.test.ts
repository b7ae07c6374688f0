import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@placard/domain/api'
import { createClient } from '@placard/domain/client'
import { DEMO_PASSWORD, DEMO_USERS } from '@placard/domain/demo'
import { afterEach, describe, expect, it } from 'vitest'
import { type Child, startServer } from './testing/child-process.js'
import { copyDemoDatabase, copyEmptyDatabase } from './testing/database-copies.js'
import { freePort } from './testing/free-port.js'
import { depth } from './testing/test-depth.js'

const folders: string[] = []
const children: Child[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'placard-server-'))
  folders.push(folder)
  return folder
}

function newFolderWithDatabase(): string {
  const folder = newFolder()
  copyEmptyDatabase(folder)
  return folder
}

function start(environment: Record<string, string>, dataDir = newFolderWithDatabase()): Child {
  const child = startServer({
    PLACARD_DATA_DIR: dataDir,
    PLACARD_CONSOLE_DIR: dataDir,
    ...environment,
  })
  children.push(child)
  return child
}

async function listening(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL')
    await child.ended()
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

// Servers take seconds to start, longer on a busy machine.
describe('the server', { timeout: 180_000 }, () => {
  it('starts with the demo company, serves it, and shuts down gracefully', async () => {
    const PORT = await freePort()
    const dataDir = newFolder()
    const server = start({ PORT }, dataDir)
    await server.says(/Placard is at http:\/\/localhost:\d+/)
    for (const { email } of DEMO_USERS) expect(server.output()).toContain(`${email} / ${DEMO_PASSWORD}`)
    const origin = `http://localhost:${PORT}`
    let cookie = ''
    const client = createClient({
      baseUrl: `http://127.0.0.1:${PORT}/api`,
      async fetch(url, init) {
        const response = await fetch(url, { ...init, headers: { ...init?.headers, origin, cookie } })
        cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
        return response
      },
    })
    const body = { method: 'password', username: DEMO_USERS[0].email, password: DEMO_PASSWORD } as const
    await client.call(endpoints.login, { body })
    const { data } = await client.call(endpoints.all)
    expect(data.length).toBeGreaterThan(5)
    expect(data.some((campaign) => campaign.data.impressions > 0)).toBe(true)
    expect(await (await fetch(`http://127.0.0.1:${PORT}/ping`)).text()).toBe('Pong')

    server.process.kill('SIGTERM')
    expect(await server.ended()).toBe(0)
    expect(existsSync(join(dataDir, 'lock'))).toBe(false)
  })

  it('prints how to create the first administrator, and creates it', async () => {
    const PORT = await freePort()
    const server = start({ PORT, PLACARD_SEED: '0' })
    const admin = { PLACARD_ADMIN_EMAIL: 'ada@placard.test', PLACARD_ADMIN_PASSWORD: 'a long password' }
    const second = start({ PORT: await freePort(), ...admin })
    await server.says(/Placard is at/)
    expect(server.output()).toMatch(
      new RegExp(
        `There is no administrator yet\\. .*\nhttp://localhost:${PORT}/signup\\?setupToken=[\\w-]{43}\nor .*PLACARD_ADMIN_EMAIL and PLACARD_ADMIN_PASSWORD`,
      ),
    )
    expect(server.output()).not.toContain(DEMO_PASSWORD)
    await second.says(/Created the first administrator, ada@placard\.test\./)
    await second.says(/Placard is at/)
    expect(second.output()).not.toContain('no administrator')
    expect(second.output()).not.toContain('a long password')
    // The administrator was created first, so there is no demo company.
    expect(second.output()).not.toContain('Demo sign-in')
  })

  // Details are tested in set-up.test.ts and config.test.ts.
  it.runIf(depth.isFull)(
    'creates no demo accounts on a public server, closes existing ones, and opens them on demand with new passwords',
    async () => {
      const dataDir = newFolder()
      copyDemoDatabase(dataDir)
      const once = async (environment: Record<string, string>, folder = dataDir) => {
        const server = start({ PORT: await freePort(), ...environment }, folder)
        await server.says(/Placard is at/)
        server.process.kill('SIGTERM')
        await server.ended()
        return server.output()
      }
      const open = { PLACARD_PUBLIC_URL: 'https://ads.example.test' }
      const empty = await once(open, newFolderWithDatabase())
      expect(empty).toContain('https://ads.example.test/signup?setupToken=')
      expect(empty).not.toContain('Demo sign-in')
      const closed = await once(open)
      expect(closed).toContain('There is no administrator yet')
      expect(closed).not.toContain('Demo sign-in')
      const asked = await once({ ...open, PLACARD_SEED: '1' })
      for (const { email } of DEMO_USERS)
        expect(asked).toMatch(new RegExp(`Demo sign-in: ${email} / [\\w-]{20} \\(a new password, shown only now\\)`))
      expect(asked).not.toContain(DEMO_PASSWORD)
      expect(await once({ ...open, PLACARD_SEED: '1' })).not.toContain('Demo sign-in')
    },
  )

  it('exits with instructions when its file of time zone rules cannot be used', async () => {
    const server = start({ PORT: await freePort(), PLACARD_ZONE_DATA: 'none.json' })
    expect(await server.ended()).toBe(1)
    expect(server.output()).toContain('none.json (PLACARD_ZONE_DATA) cannot be used. It must be a copy of data/packed/')
  })

  it('exits with instructions when its port is in use', async () => {
    const { port, close } = await listening()
    const server = start({ PORT: String(port), PLACARD_SEED: '0' })
    const code = await server.ended()
    expect(code, `${server.process.signalCode}: ${server.output()}`).toBe(1)
    expect(server.output().trimEnd().split('\n').at(-1)).toBe(
      `Port ${port} is in use. Stop what uses it, or choose another port: PORT=${port + 1}.`,
    )
    expect(existsSync(join(folders.at(-1)!, 'lock'))).toBe(false)
    await close()
  })

  it.each<[string, Record<string, string>, RegExp]>([
    ['wrong settings', { PORT: 'http' }, /^Placard cannot start with these settings:\nPORT must be a port number/],
    [
      'an unreachable PostgreSQL',
      { DATABASE_URL: 'postgres://127.0.0.1:1/placard' },
      /^The database of DATABASE_URL could not be opened: .*ECONNREFUSED/,
    ],
  ])('exits with a message and without a stack for %s', async (_, environment, message) => {
    const server = start(environment)
    expect(await server.ended()).toBe(1)
    expect(server.output()).toMatch(message)
    expect(server.output()).not.toContain('    at ')
  })
})
