import { type AnyColumn, sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { user } from './account-schema.js'
import { storedFile } from './campaign-schema.js'
import { moment, shortID } from './columns.js'

/** Text that is ordered by its bytes, as S3 orders keys, whatever the database's collation is. */
const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Constraint that a key is below its user's prefix, so that no mistake can give it to somebody else. */
const isBelowUser = (name: string, { key, userID }: { key: AnyColumn; userID: AnyColumn }) =>
  check(name, sql`starts_with(${key}, ('users/' || ${userID} || '/') collate "C")`)

/** Response headers of an object by lower-case name: caching, disposition, checksum and user metadata. */
export type ObjectHeaders = Record<string, string>

/** Objects of the embedded S3 endpoint. Their bytes are in the files of their parts, one after the other. */
export const storedObject = pgTable(
  'stored_object',
  {
    id: text('id').primaryKey(),
    userID: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    key: byteText('key').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** ETag without quotes. */
    etag: text('etag').notNull(),
    contentType: text('content_type').notNull(),
    headers: jsonb('headers').$type<ObjectHeaders>().notNull(),
    /** Multipart upload that created the object, so that a repeated completion succeeds. */
    uploadID: text('upload_id'),
    modifiedAt: moment('modified_at').notNull(),
  },
  (table) => [
    shortID('stored_object_id_length', table.id),
    unique('stored_object_key').on(table.userID, table.key),
    isBelowUser('stored_object_below_prefix', table),
  ],
)

/** Files of an object in their order. Copies of an object share its files. */
export const objectPart = pgTable(
  'object_part',
  {
    objectID: text('object_id')
      .notNull()
      .references(() => storedObject.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fileKey: text('file_key')
      .notNull()
      .references(() => storedFile.key),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'object_part_pk', columns: [table.objectID, table.position] }),
    index('object_part_file').on(table.fileKey),
  ],
)

/** Multipart uploads that are neither completed nor aborted. */
export const multipartUpload = pgTable(
  'multipart_upload',
  {
    id: text('id').primaryKey(),
    userID: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    key: byteText('key').notNull(),
    contentType: text('content_type').notNull(),
    headers: jsonb('headers').$type<ObjectHeaders>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time of the last part: an upload without progress is removed after a week. */
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    index('multipart_upload_key').on(table.userID, table.key, table.id),
    index('multipart_upload_touched').on(table.touchedAt),
    isBelowUser('multipart_upload_below_prefix', table),
  ],
)

/** Parts of multipart uploads. */
export const uploadPart = pgTable(
  'upload_part',
  {
    uploadID: text('upload_id')
      .notNull()
      .references(() => multipartUpload.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    fileKey: text('file_key')
      .notNull()
      .references(() => storedFile.key),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** MD5 of the bytes in hexadecimal digits. */
    etag: text('etag').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'upload_part_pk', columns: [table.uploadID, table.number] }),
    index('upload_part_file').on(table.fileKey),
  ],
)
