import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '../seed/seed-demo.js'
import { openStore } from '../store/store.js'
import { openTestContext } from './test-context.js'
import { type DatabaseKind, hasDatabase, testDatabase } from './test-database.js'

/** Demo company in a data folder and, on PostgreSQL, in a database. Suites start with a copy. */
export interface DemoTemplate {
  folder: string
  /** undefined for the embedded database, which is in the folder. */
  database: string | undefined
}

declare module 'vitest' {
  export interface ProvidedContext {
    demo: Partial<Record<DatabaseKind, DemoTemplate>>
    /** Data folder with an embedded database that has empty tables. */
    empty: string
  }
}

/** Bundles the server, because some tests start it many times. */
const buildServer = () =>
  promisify(execFile)('tsup', ['--out-dir', '.vitest', '--silent'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    shell: process.platform === 'win32',
  })

/** Creates an embedded database with empty tables. */
async function createEmpty(folder: string): Promise<void> {
  const store = await openStore({ databaseUrl: undefined, dataDir: folder })
  await store.close()
}

/** Creates the demo company in a database and a folder of its own. */
async function createDemo(kind: DatabaseKind, root: string) {
  const folder = join(root, kind)
  const database = testDatabase(kind)
  await database.create()
  const demo = await openTestContext(database.url, folder)
  await seedDemo(demo.context)
  await demo.close()
  return { kind, database, folder }
}

/** Bundles the server and creates databases for all tests, because copying them is much faster. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const root = mkdtempSync(join(tmpdir(), 'placard-demo-'))
  const empty = join(root, 'empty')
  const kinds = (['embedded', 'postgres'] as const).filter(hasDatabase)
  const [demos] = await Promise.all([
    Promise.all(kinds.map((kind) => createDemo(kind, root))),
    createEmpty(empty),
    buildServer(),
  ])
  provide('empty', empty)
  const entries = demos.map(({ kind, database, folder }) => [kind, { folder, database: database.name }])
  provide('demo', Object.fromEntries(entries))
  return async () => {
    for (const { database } of demos) await database.drop()
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
}
