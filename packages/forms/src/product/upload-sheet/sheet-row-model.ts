import type { CreativeType, FilePlace, PublishFinding } from '@placard/domain/creative'
import type { TaggedCreative } from '../tagged-creative.js'

/** File of a row. */
export interface SheetFile {
  id: string
  name: string
  /** Size in bytes. */
  bytes: number
  /** Place in the creative. */
  place: FilePlace
  /** URL of the picture or video; undefined if there is none to show. */
  src?: string | undefined
  /** True if the file was lost on a reload and has not been uploaded: it has to be added again. */
  isMissing?: boolean | undefined
}

/**
 * State of a row: its files are read, it can be created, it was refused, or its files have to be added again; it is
 * being created or published; a draft exists, warnings have to be confirmed, it is published, or it failed for a reason
 * that may pass.
 */
export type SheetRowState =
  | 'reading'
  | 'ready'
  | 'refused'
  | 'missing'
  | 'waiting'
  | 'creating'
  | 'publishing'
  | 'draft'
  | 'unconfirmed'
  | 'published'
  | 'failed'

/** Creative of an upload sheet. */
export interface SheetRow {
  id: string
  name: string
  /** Type and size ('300x250'); undefined while the files are read, and for refused ones. */
  type?: CreativeType | undefined
  size?: string | undefined
  /** Name that it shares with other sizes of the same ad; null for none. */
  set: string | null
  /** Files, the main one first. */
  files: readonly SheetFile[]
  state: SheetRowState
  /** Share of the bytes that are uploaded, from 0 to 1. */
  share?: number | undefined
  /** Why it was refused, failed or waits. */
  reason?: string | undefined
  /** Findings of the checks before publishing. */
  findings: readonly PublishFinding[]
  /** Creative on the server, once it exists. */
  creative?: TaggedCreative | undefined
}

/** Landing pages of a sheet: of all creatives, and those of single rows and sets by `rowKey` and `setKey`. */
export interface SheetLandingPages {
  /** Empty for none. */
  landingPage: string
  own: Readonly<Record<string, string>>
}

/** Key of a row's own landing page. */
export const rowKey = ({ id }: Pick<SheetRow, 'id'>): string => `row-${id}`

/** Key of the landing page of a set. Sets have words of letters and digits. */
export const setKey = (set: string): string => `set-${set.replaceAll(' ', '-')}`

/** Returns the landing page of a row: its own, that of its set, or that of all; empty for none. */
export const landingPageOfRow = (row: Pick<SheetRow, 'id' | 'set'>, { landingPage, own }: SheetLandingPages): string =>
  own[rowKey(row)] || (row.set !== null && own[setKey(row.set)]) || landingPage
