import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@clickhouse/client'
import { connectEngine, createEngine, type Engine } from '../store/clickhouse/engine.js'

const {
  PLACARD_TEST_CHDB: chdb,
  PLACARD_TEST_CLICKHOUSE_URL: url,
  PLACARD_TEST_CLICKHOUSE_CLUSTER: cluster,
} = process.env

/**
 * Opens an empty ClickHouse: a new database of the server at PLACARD_TEST_CLICKHOUSE_URL, or the engine within this
 * process that npm's `chdb` in the folder PLACARD_TEST_CHDB contains. `path` is the folder of its data.
 */
export async function openTestEngine(path = ':memory:'): Promise<Engine> {
  if (url !== undefined) {
    const database = `placard_test_${randomUUID().replaceAll('-', '')}`
    const everywhere = cluster === undefined ? '' : ` on cluster '${cluster}'`
    const admin = await connectEngine({ url, cluster: undefined })
    await admin.run(`create database ${database}${everywhere}`)
    const engine = await connectEngine({ url: Object.assign(new URL(url), { pathname: `/${database}` }).href, cluster })
    const close = async () => {
      await engine.close()
      await admin.run(`drop database ${database}${everywhere}`)
      await admin.close()
    }
    return { ...engine, close }
  }
  if (chdb === undefined) throw new Error('Set PLACARD_TEST_CHDB or PLACARD_TEST_CLICKHOUSE_URL.')
  const entry = createRequire(join(chdb, 'package.json')).resolve('chdb/connection')
  const { createChdbConnection } = await import(pathToFileURL(entry).href)
  return createEngine(createClient({ connection: createChdbConnection({ path }) }), undefined)
}
