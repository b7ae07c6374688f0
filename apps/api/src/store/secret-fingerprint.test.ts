import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@placard/domain/api'
import { DEMO_NOW, DEMO_USERS, demoCampaigns } from '@placard/domain/demo'
import { describe, expect, it } from 'vitest'
import { createSealer } from '../secrets.js'
import { startServer } from '../testing/child-process.js'
import { copyDemoDatabase } from '../testing/database-copies.js'
import { freePort } from '../testing/free-port.js'
import { describeApiOnBothDatabases } from '../testing/test-app.js'
import { SECRET } from '../testing/test-context.js'
import { mail, shareToken } from './schema.js'
import { recordSecret } from './secret-fingerprint.js'
import { openStore } from './store.js'

describeApiOnBothDatabases('the fingerprint of the secret', (api) => {
  it('detects a changed secret and what it affects', async () => {
    const { db, sealer } = api().context
    const record = (secret: string) => recordSecret(db, secret, createSealer(secret))
    const links = await db.$count(shareToken)
    const emails = await db.$count(mail)
    expect(await recordSecret(db, SECRET, sealer)).toBeUndefined()
    expect(await recordSecret(db, SECRET, sealer)).toBeUndefined()
    const campaign = demoCampaigns(DEMO_NOW)[6]
    const cookie = await api().signIn(DEMO_USERS[1].email)
    await api().call(endpoints.newToken, { cookie, body: { campaignID: campaign?.id } })
    expect(await record('another secret of the tests')).toEqual({ shareLinks: links + 1, emails })
    expect(await record('another secret of the tests')).toBeUndefined()
    expect(await record(SECRET)).toEqual({ shareLinks: 0, emails: 0 })
  })
})

describe('a server', { timeout: 180_000 }, () => {
  it('reports a lost secret and what it affects, and rejects an incomplete one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'placard-lost-secret-'))
    copyDemoDatabase(folder)
    const file = join(folder, 'secret')
    async function start(ready: boolean): Promise<string> {
      const server = startServer({ PORT: await freePort(), PLACARD_DATA_DIR: folder, PLACARD_CONSOLE_DIR: folder })
      if (ready) await server.says(/Placard is at/)
      else expect(await server.ended()).toBe(1)
      server.process.kill('SIGTERM')
      await server.ended()
      return server.output()
    }
    const store = await openStore({ databaseUrl: undefined, dataDir: folder })
    await recordSecret(store.db, SECRET, createSealer(SECRET))
    await store.close()
    expect(await start(true)).toMatch(
      /The secret is not the one that this database was used with before\. The file .*secret was missing, and a new secret was created\. Affected: \d+ share links/,
    )
    writeFileSync(file, '')
    const output = await start(false)
    expect(output).toMatch(
      /^The secret in .* must be at least 32 random characters; it was probably cut off\. Put the file back/,
    )
    expect(output).not.toContain('    at ')
    expect(readFileSync(file, 'utf8')).toBe('')
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    rmSync(folder, { recursive: true })
  })
})
