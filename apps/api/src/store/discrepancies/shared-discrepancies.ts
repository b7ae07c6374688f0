import { isDiscrepancyShown, type SharedDiscrepancy, shareDiscrepancy } from '@placard/domain/internal/discrepancy'
import type { LinkMoment } from '@placard/domain/share'
import { desc, eq } from 'drizzle-orm'
import { discrepancy } from '../schema.js'
import type { Db } from '../store.js'
import type { LinkViewer } from '../visibility.js'
import { findDiscrepancy } from './discrepancies.js'

/** Largest number of checks in the response for a link, each of which can have thousands of creatives. */
const MAX_SHARED = 20

/** Returns the newest checks that a link shows. */
export async function listSharedDiscrepancies(
  db: Db,
  viewer: LinkViewer,
  moment: LinkMoment,
): Promise<SharedDiscrepancy[]> {
  const { link, campaignID } = viewer
  if (!link.withDiscrepancies) return []
  const rows = await db
    .select({ id: discrepancy.id })
    .from(discrepancy)
    .where(eq(discrepancy.campaignID, campaignID))
    .orderBy(desc(discrepancy.createdAt), discrepancy.id)
  const shown: SharedDiscrepancy[] = []
  for (const { id } of rows) {
    if (shown.length === MAX_SHARED) break
    const found = await findDiscrepancy(db, viewer, id)
    if (isDiscrepancyShown(found, link, moment)) shown.push(shareDiscrepancy(found))
  }
  return shown
}
