import { createHash, randomBytes } from 'node:crypto'
import { ASSET_FORMATS, type AssetFormat } from '@placard/domain/internal/creative'
import { sql } from 'drizzle-orm'
import type { Db } from '../store/store.js'

const PREFIX_LENGTH = 8
const ASSET_EXTENSIONS = Object.values(ASSET_FORMATS).map(({ extensions }) => extensions[0])
// Archives of assets are public by their ending 'zip', so packs have another one.
const REPORT_FILE_EXTENSIONS = ['csv', 'xlsx', 'pack'] as const
const OBJECT_EXTENSION = 'object'
const createShape = (endings: readonly string[]) =>
  new RegExp(`^[0-9a-f]{${PREFIX_LENGTH + 32}}\\.(${endings.join('|')})$`)
const KEY = createShape([...ASSET_EXTENSIONS, ...REPORT_FILE_EXTENSIONS, OBJECT_EXTENSION])
const ASSET_KEY = createShape(ASSET_EXTENSIONS)

const marks = new WeakMap<Db, Promise<string>>()

async function readDatabasePrefix(db: Db): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(
    sql`select system_identifier::text || ' ' || (select oid::text from pg_database where datname = current_database()) as mark from pg_control_system()`,
  )
  return createHash('sha256')
    .update(rows[0]?.mark ?? '')
    .digest('hex')
    .slice(0, PREFIX_LENGTH)
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

const newKey = (prefix: string, extension: string) => `${prefix}${randomBytes(16).toString('hex')}.${extension}`

/** Returns a key for a new asset: random, so that it is unique and cannot be guessed. */
export const newFileKey = (prefix: string, format: AssetFormat): string =>
  newKey(prefix, ASSET_FORMATS[format].extensions[0])

/** Returns a key for a new report file. */
export const newReportKey = (prefix: string, extension: (typeof REPORT_FILE_EXTENSIONS)[number]): string =>
  newKey(prefix, extension)

/** Returns a key for a file of the embedded S3 endpoint, or for one of a partner. */
export const newObjectKey = (prefix: string): string => newKey(prefix, OBJECT_EXTENSION)

/** Returns whether a text is a valid key. Nothing else ever becomes part of a path. */
export const isFileKey = (text: string): boolean => KEY.test(text)

/** Returns whether a text is the key of an asset. Assets are public, reports and objects are not. */
export const isAssetKey = (text: string): boolean => ASSET_KEY.test(text)

/** Returns the folder of a key's file, from its random part. */
export const chooseShard = (key: string): string => key.slice(PREFIX_LENGTH, PREFIX_LENGTH + 2)
