import { type SQL, sql } from 'drizzle-orm'
import { storedObject } from '../schema.js'
import type { Db } from '../store.js'

/** Object in a list. */
export interface ListedObject {
  key: string
  bytes: number
  /** ETag without quotes. */
  etag: string
  modifiedAt: Date
}

/** Objects and common prefixes of one page, in the byte order of their names. */
export interface ObjectPage {
  objects: ListedObject[]
  /** Prefixes up to the delimiter, each standing for all objects below it. */
  commonPrefixes: string[]
  /** Last name of the page; undefined if nothing follows. */
  next: string | undefined
}

/** Page of a list to read. */
export interface ObjectListing {
  userID: string
  /** Start of all keys; not empty. */
  prefix: string
  /** Text up to which keys are grouped into common prefixes; '' for none. */
  delimiter: string
  /** Name after which the page starts: a key, or a common prefix, all of whose keys are skipped. */
  after: string | undefined
  /** Maximum number of objects and common prefixes. */
  limit: number
}

const MAX_CODE_POINT = 0x10_ffff
/** Smallest character of a text in PostgreSQL. */
const FIRST_CHARACTER = '\u0001'

const countCharacters = (text: string) => [...text].length
const isBefore = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0

/** Returns the first text in byte order that follows all texts starting with `prefix`. */
export function endOfPrefix(prefix: string): string {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0)
  while (points.at(-1) === MAX_CODE_POINT) points.pop()
  const last = points.pop()
  if (last === undefined) throw new Error('No text follows those with this prefix.')
  // Surrogates between the two are no characters.
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1)
}

const isCommonPrefix = (name: string, { prefix, delimiter }: ObjectListing) =>
  delimiter !== '' &&
  name.startsWith(prefix) &&
  name.indexOf(delimiter, prefix.length) === name.length - delimiter.length

/** Returns the smallest key that the page may contain. */
function firstKey(listing: ObjectListing): string {
  const { prefix, after } = listing
  if (after === undefined || isBefore(after, prefix)) return prefix
  return isCommonPrefix(after, listing) ? endOfPrefix(after) : after + FIRST_CHARACTER
}

interface Row extends Record<string, unknown> {
  name: string
  isPrefix: boolean
  bytes: string
  etag: string
  modifiedMs: number
}

const { key, bytes, etag, modifiedAt } = storedObject
const properties = sql`${bytes} as bytes, ${etag} as etag, (extract(epoch from ${modifiedAt}) * 1000)::float8 as modified_ms`
const selected = sql`name, is_prefix as "isPrefix", bytes, etag, modified_ms as "modifiedMs"`

const inRange = ({ userID, prefix }: ObjectListing, first: SQL) =>
  sql`${storedObject.userID} = ${userID} and ${key} >= ${first} and ${key} < ${endOfPrefix(prefix)}`

const flatQuery = (listing: ObjectListing) =>
  sql`select ${selected} from (
    select ${key} as name, false as is_prefix, ${properties} from ${storedObject}
    where ${inRange(listing, sql`${firstKey(listing)}`)} order by ${key} limit ${listing.limit + 1}) as entry`

/** Lists by skipping from one entry to the next through the index, so that the size of a common prefix does not matter. */
function groupedQuery(listing: ObjectListing): SQL {
  const { prefix, delimiter, limit } = listing
  const inside = countCharacters(prefix)
  const length = countCharacters(delimiter)
  const at = sql`strpos(substr(${key}, ${inside + 1}::int), ${delimiter}::text)`
  const nextEntry = (first: SQL) =>
    sql`select case when ${at} > 0 then left(${key}, ${inside + length - 1}::int + ${at}) else ${key} end as name, ${at} > 0 as is_prefix, ${properties}
      from ${storedObject} where ${inRange(listing, first)} order by ${key} limit 1`
  const following = sql`case when entry.is_prefix then left(entry.name, ${-length}::int) || ${endOfPrefix(delimiter)}::text else entry.name || ${FIRST_CHARACTER}::text end`
  return sql`with recursive entry as (
      select first_entry.*, 1 as place from (${nextEntry(sql`${firstKey(listing)}`)}) as first_entry
      union all
      select next_entry.*, entry.place + 1 from entry cross join lateral (${nextEntry(following)}) as next_entry
      where entry.place <= ${limit}::int)
    select ${selected} from entry order by place`
}

/** Returns one page of a user's objects. */
export async function listObjects(db: Db, listing: ObjectListing): Promise<ObjectPage> {
  const { delimiter, limit } = listing
  const { rows } = await db.execute<Row>(delimiter === '' ? flatQuery(listing) : groupedQuery(listing))
  const page = rows.slice(0, limit)
  return {
    objects: page
      .filter(({ isPrefix }) => !isPrefix)
      .map(({ name, modifiedMs, ...row }) => ({
        key: name,
        bytes: Number(row.bytes),
        etag: row.etag,
        modifiedAt: new Date(modifiedMs),
      })),
    commonPrefixes: page.filter(({ isPrefix }) => isPrefix).map(({ name }) => name),
    next: rows.length > limit ? page.at(-1)?.name : undefined,
  }
}
