import { PLATFORM_NAMES } from '@placard/domain/tags'
import * as z from 'zod'
import { shownUser } from './session-store.js'
import { parseStored } from './storage.js'

const PLACES = [
  ...(['whole', 'main.mp4', 'end card', 'main image', 'other'] as const),
  ...(['play', 'replay', 'pause', 'mute', 'unmute'] as const).map((name) => `${name}_button_image` as const),
]

const recordSchema = z.object({
  pages: z.object({ landingPage: z.string(), own: z.record(z.string(), z.string()) }),
  platforms: z.array(z.enum(PLATFORM_NAMES)).min(1),
  files: z.array(z.object({ id: z.string().min(1), name: z.string(), size: z.number().min(0) })).max(5000),
  groups: z
    .array(
      z.object({
        id: z.string().min(1),
        set: z.string().nullable(),
        isApart: z.boolean().optional(),
        files: z.array(z.object({ id: z.string().min(1), name: z.string(), place: z.enum(PLACES) })).min(1),
        /** Name that the user has entered. */
        name: z.string().optional(),
        /** Creative on the server, and the ids of those of its files that it has. */
        creativeID: z.string().optional(),
        arrived: z.array(z.string()).default([]),
        isPublished: z.boolean().default(false),
        /** Key with which the creation is repeated. */
        key: z.string().optional(),
      }),
    )
    .min(1),
})

/** Upload sheet as the browser stores it: everything but the content of the files. */
export type UploadSheetRecord = z.infer<typeof recordSchema>

/** Storage key of a campaign's sheet: of one user, so that it is never shown to the next one who signs in. */
export const uploadSheetKey = (campaignID: string): string => `upload-sheet:${shownUser()?.id}:${campaignID}`

/** Returns the sheet that is stored under a key; undefined if there is none or it is damaged. */
export function readUploadSheet(key: string): UploadSheetRecord | undefined {
  try {
    return recordSchema.safeParse(parseStored(localStorage.getItem(key))).data
  } catch {
    return undefined
  }
}

/** Stores a sheet under a key, or removes it. Does nothing without storage, where a sheet does not survive a reload. */
export function writeUploadSheet(key: string, record: UploadSheetRecord | undefined): void {
  try {
    if (record) localStorage.setItem(key, JSON.stringify(record))
    else localStorage.removeItem(key)
  } catch {
    // The sheet itself goes on.
  }
}
