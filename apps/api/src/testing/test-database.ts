import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { depth } from './test-depth.js'

/** Database kind that the server is tested on. */
export type DatabaseKind = 'embedded' | 'postgres'

const adminUrl = process.env.PLACARD_TEST_DATABASE_URL

/** Returns whether tests can use this kind of database. */
export const hasDatabase = (kind: DatabaseKind): boolean => kind === 'embedded' || adminUrl !== undefined

/**
 * Databases of a suite. `npm test` runs suites whose results cannot depend on the database on one: on PostgreSQL if there
 * is one, which takes a tenth less processor time.
 */
export const databasesFor = ({ canDiffer }: { canDiffer: boolean }): DatabaseKind[] =>
  canDiffer || depth.isFull ? ['embedded', 'postgres'] : [hasDatabase('postgres') ? 'postgres' : 'embedded']

/** Database of one suite. */
export interface TestDatabase {
  /** undefined for the embedded database, which is in the data folder. */
  url: string | undefined
  name: string | undefined
  /** Creates it empty, or as a copy of an unused database with this name. */
  create: (template?: string) => Promise<void>
  drop: () => Promise<void>
}

async function onAdmin(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Names a database for one suite: `create` it before and `drop` it after the tests. */
export function testDatabase(kind: DatabaseKind): TestDatabase {
  if (kind === 'embedded' || adminUrl === undefined)
    return { url: undefined, name: undefined, create: async () => undefined, drop: async () => undefined }
  const name = `placard_test_${randomUUID().replaceAll('-', '')}`
  return {
    url: Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href,
    name,
    create: (template = 'template1') => onAdmin(`create database ${name} template ${template}`),
    drop: () => onAdmin(`drop database if exists ${name} with (force)`),
  }
}
