import * as z from 'zod'
import { idSchema } from '../id/id.js'
import { creativeTypeSchema } from './creative.js'

/** Number of versions of a tag that are stored; the oldest are deleted with their files, never the one it shows. */
export const VERSIONS_PER_TAG = 50

/** Message for a live id of no tag that the user may see. */
export const TAG_NOT_FOUND = 'Tag not found!'

/** Message for a version that was never stored, or that was deleted because newer ones are stored. */
export const VERSION_NOT_FOUND = 'This version is no longer stored.'

/** Message for a publication that names a tag and asks for a new one. */
export const TAG_OR_NEW_TAG = 'Choose a tag or a new tag, not both.'

/** Reason why a paused tag shows nothing, for players. */
export const TAG_PAUSED = 'This tag is paused.'

/** Published version of a tag: what it shows or has shown. */
export const publishedVersionSchema = z.object({
  /** Live id of the tag. */
  liveID: idSchema,
  /** Number among the versions of the tag, from 1. */
  number: z.number().int().min(1),
  publishedAt: z.iso.datetime(),
  /** Name of the user who published it; null if the user was deleted, or if this was not stored yet. */
  publishedBy: z.string().nullable(),
  /** Number of the version that was published again; omitted if the creative itself was published. */
  restores: z.number().int().min(1).optional(),
  /** True for the version that the tag shows. */
  isCurrent: z.boolean(),
  /** Name, type and size ('WxH' in px) of the creative in this version. */
  name: z.string(),
  type: creativeTypeSchema,
  size: z.string(),
})
export type PublishedVersion = z.infer<typeof publishedVersionSchema>

/**
 * Kinds of invalid traffic that a request shows: a robot, a page that was only prefetched, too many events of one
 * address, a click without an impression, or a repetition.
 */
export const INVALID_KINDS = ['robot', 'prefetch', 'rate', 'no_view', 'repeat'] as const
export const invalidKindSchema = z.enum(INVALID_KINDS)
export type InvalidKind = z.infer<typeof invalidKindSchema>

/** Counts of a tag and when they were made, to see that it works. */
export const tagActivitySchema = z.object({
  /** Live id of the tag. */
  liveID: idSchema,
  /** Time of the first counted impression; null before, and for tags that are older than this was stored. */
  firstImpressionAt: z.iso.datetime().nullable(),
  /** When something was last counted; null before. */
  countedAt: z.iso.datetime().nullable(),
  impressions: z.number().int().min(0),
  clicks: z.number().int().min(0),
  /** Impressions and clicks that were filtered as invalid. */
  invalidTraffic: z.number().int().min(0),
  /** Kind and time of the last one; null before. */
  lastInvalid: z.object({ kind: invalidKindSchema, at: z.iso.datetime() }).nullable(),
})
export type TagActivity = z.infer<typeof tagActivitySchema>
