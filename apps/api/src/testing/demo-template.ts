import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '../seed/seed-demo.js'
import { openStore } from '../store/store.js'
import { openTestContext } from './test-context.js'
import { type DatabaseKind, hasDatabase, testDatabase } from './test-database.js'

/** The demo company in a data folder and, on PostgreSQL, in a database: what suites start with a copy of. */
export interface DemoTemplate {
  folder: string
  /** undefined for the embedded database, which is in the folder. */
  database: string | undefined
}

declare module 'vitest' {
  export interface ProvidedContext {
    demo: Partial<Record<DatabaseKind, DemoTemplate>>
    /** A data folder with the embedded database, its tables and nothing in them. */
    empty: string
  }
}

/** Before the tests: makes the embedded database and the demo company once, which takes seconds; a copy takes none. */
export default async function makeTemplates({ provide }: TestProject): Promise<() => Promise<void>> {
  const root = mkdtempSync(join(tmpdir(), 'placard-demo-'))
  const made: Partial<Record<DatabaseKind, DemoTemplate>> = {}
  const drops: (() => Promise<void>)[] = []
  const empty = join(root, 'empty')
  await (await openStore({ databaseUrl: undefined, dataDir: empty })).close()
  provide('empty', empty)
  for (const kind of (['embedded', 'postgres'] as const).filter(hasDatabase)) {
    const folder = join(root, kind)
    const database = testDatabase(kind)
    if (kind === 'embedded') cpSync(empty, folder, { recursive: true })
    await database.create()
    drops.push(database.drop)
    const demo = await openTestContext(database.url, folder)
    await seedDemo(demo.context)
    await demo.close()
    made[kind] = { folder, database: database.name }
  }
  provide('demo', made)
  return async () => {
    for (const drop of drops) await drop()
    rmSync(root, { recursive: true, force: true })
  }
}
