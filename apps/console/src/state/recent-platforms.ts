import { PLATFORM_NAMES, type PlatformName } from '@placard/domain'
import * as z from 'zod'
import { shownUser } from './session-store.js'
import { parseStored, readStored, writeStored } from './storage.js'

const storedSchema = z.object({ userID: z.string(), names: z.array(z.enum(PLATFORM_NAMES)) })

/** Returns the platforms that the signed-in user has made tags for, the last used first; none if unknown. */
export function recentPlatforms(): readonly PlatformName[] {
  const { data } = storedSchema.safeParse(parseStored(readStored('platforms')))
  return data && data.userID === shownUser()?.id ? data.names : []
}

/** Stores in this browser for which platforms the signed-in user has just made tags. */
export function rememberPlatforms(used: readonly PlatformName[]): void {
  const names = [...new Set([...used, ...recentPlatforms()])]
  writeStored('platforms', JSON.stringify({ userID: shownUser()?.id, names }))
}
