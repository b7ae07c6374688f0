import { enteredMacros } from '@placard/domain/internal/tags'
import { type MacrosByPlatform, PLATFORM_NAMES, type PlatformMacros, type PlatformName } from '@placard/domain/tags'
import { eq } from 'drizzle-orm'
import { platformMacros } from '../schema.js'
import type { Db } from '../store.js'

/** Returns the macros that a user has entered, by platform. Macros that have become known since are left out. */
export async function macrosOfUser(db: Db, userID: string): Promise<MacrosByPlatform> {
  const rows = await db
    .select({ platform: platformMacros.platform, macros: platformMacros.macros })
    .from(platformMacros)
    .where(eq(platformMacros.userID, userID))
  const stored = new Map(rows.map(({ platform, macros }) => [platform, macros]))
  return Object.fromEntries(
    PLATFORM_NAMES.flatMap((name) => {
      const macros = enteredMacros(name, stored.get(name))
      return Object.keys(macros).length > 0 ? [[name, macros]] : []
    }),
  )
}

/** Replaces a user's macros of one platform. */
export async function storeMacros(
  db: Db,
  userID: string,
  { platform, macros }: { platform: PlatformName; macros: PlatformMacros },
  now: Date,
): Promise<void> {
  const entered = { macros: enteredMacros(platform, macros), updatedAt: now }
  await db
    .insert(platformMacros)
    .values({ userID, platform, ...entered })
    .onConflictDoUpdate({ target: [platformMacros.userID, platformMacros.platform], set: entered })
}
