import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startMaintenance } from '../testing/child-process.js'

describe('maintenance commands with ClickHouse', () => {
  const folder = mkdtempSync(join(tmpdir(), 'placard-maintain-'))
  const environment = { PLACARD_DATA_DIR: join(folder, 'data') }
  // Nothing listens at port 1.
  const away = { ...environment, CLICKHOUSE_URL: 'http://127.0.0.1:1/placard' }
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

  const run = async (args: string[], settings: Record<string, string>) => {
    const command = startMaintenance(args, settings)
    return { code: await command.ended(), output: command.output() }
  }

  it('refuse a backup that cannot contain its facts', async () => {
    const { code, output } = await run(['backup', join(folder, 'backup.tar.gz')], away)
    expect([code, output]).toEqual([1, expect.stringContaining('are in ClickHouse (CLICKHOUSE_URL)')])
  })

  it('move nothing without an address, without an answer, or with an argument', async () => {
    for (const [args, settings, text] of [
      [['move-facts'], environment, 'Set CLICKHOUSE_URL'],
      [['move-facts'], away, 'ClickHouse does not answer. Nothing was moved.'],
      [['move-facts', 'now'], away, 'Usage: CLICKHOUSE_URL=… npm run move-facts'],
    ] as const) {
      const { code, output } = await run([...args], settings)
      expect([code, output]).toEqual([1, expect.stringContaining(text)])
    }
  })
})
