import { createHash, randomBytes } from 'node:crypto'
import { ASSET_FORMATS, type AssetFormat } from '@placard/domain/internal/creative'
import { sql } from 'drizzle-orm'
import type { Db } from '../store/store.js'

const MARK_LENGTH = 8
const ASSET_ENDINGS = Object.values(ASSET_FORMATS).map(({ extensions }) => extensions[0])
// Archives of assets are public by their ending 'zip', so packs have another one.
const REPORT_ENDINGS = ['csv', 'xlsx', 'pack'] as const
const OBJECT_ENDING = 'object'
const shapeOf = (endings: readonly string[]) => new RegExp(`^[0-9a-f]{${MARK_LENGTH + 32}}\\.(${endings.join('|')})$`)
const KEY = shapeOf([...ASSET_ENDINGS, ...REPORT_ENDINGS, OBJECT_ENDING])
const ASSET_KEY = shapeOf(ASSET_ENDINGS)

const marks = new WeakMap<Db, Promise<string>>()

async function readDatabasePrefix(db: Db): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(
    sql`select system_identifier::text || ' ' || (select oid::text from pg_database where datname = current_database()) as mark from pg_control_system()`,
  )
  return createHash('sha256')
    .update(rows[0]?.mark ?? '')
    .digest('hex')
    .slice(0, MARK_LENGTH)
}

/**
 * Returns the prefix of all keys of one database, so that two databases that share a store never delete each other's
 * files.
 */
export function databasePrefix(db: Db): Promise<string> {
  const known = marks.get(db)
  if (known) return known
  const read = readDatabasePrefix(db)
  marks.set(db, read)
  read.catch(() => marks.delete(db))
  return read
}

const newKey = (mark: string, ending: string) => `${mark}${randomBytes(16).toString('hex')}.${ending}`

/** Returns a key for a new asset: random, so that it is unique and cannot be guessed. */
export const newFileKey = (mark: string, format: AssetFormat): string =>
  newKey(mark, ASSET_FORMATS[format].extensions[0])

/** Returns a key for a new report file. */
export const newReportKey = (mark: string, ending: (typeof REPORT_ENDINGS)[number]): string => newKey(mark, ending)

/** Returns a key for a file of the embedded S3 endpoint, or for one of a partner. */
export const newObjectKey = (mark: string): string => newKey(mark, OBJECT_ENDING)

/** Returns whether a text is a valid key. Nothing else ever becomes part of a path. */
export const isFileKey = (text: string): boolean => KEY.test(text)

/** Returns whether a text is the key of an asset. Assets are public, reports and objects are not. */
export const isAssetKey = (text: string): boolean => ASSET_KEY.test(text)

/** Returns the folder of a key's file, from its random part. */
export const shardOf = (key: string): string => key.slice(MARK_LENGTH, MARK_LENGTH + 2)
