import * as z from 'zod'
import { idSchema } from '../id/id.js'
import { includesDays, type LinkMoment } from '../link-view/link-view.js'
import type { LinkSettings } from '../share-token/link-settings.js'
import { countersLeftOut } from '../share-token/report-parts.js'
import { type DiscrepancyCheck, discrepancyCheckFields } from './discrepancy-schema.js'
import { type ComparedCreative, comparedCreativeSchema, type Discrepancy } from './stored-discrepancy.js'

/** Check as the viewers of a share link get it: without names of people and of the file, and without its matches. */
export interface SharedDiscrepancy
  extends Pick<DiscrepancyCheck, 'range' | 'zone' | 'reasons' | 'comparison' | 'causes'> {
  id: string
  comparedAt: string
  platform: string | null
  creatives: readonly ComparedCreative[]
}

/** Schema of a `SharedDiscrepancy`. */
export const sharedDiscrepancySchema: z.ZodType<SharedDiscrepancy, SharedDiscrepancy> = z.object({
  id: idSchema,
  comparedAt: z.iso.datetime(),
  platform: z.string().nullable(),
  creatives: z.array(comparedCreativeSchema),
  range: discrepancyCheckFields.range,
  zone: z.string(),
  reasons: z.array(z.string()),
  comparison: discrepancyCheckFields.comparison,
  causes: discrepancyCheckFields.causes,
})

const readCompared = ({ creatives, choices }: Pick<Discrepancy, 'creatives' | 'choices'>) => {
  const leftOut = new Set(choices.leftOut)
  return creatives.filter(({ id }) => !leftOut.has(id))
}

/**
 * Returns whether a link shows a check: it has to show checks, and everything in this one. A check with other days,
 * creatives or figures than the link shows is left out whole, because its sums cannot be taken apart.
 */
export function isDiscrepancyShown(
  discrepancy: Pick<Discrepancy, 'check' | 'creatives' | 'choices'>,
  link: LinkSettings,
  moment: LinkMoment,
): boolean {
  const { comparison, range, zone, matches } = discrepancy.check
  if (!link.withDiscrepancies || !comparison || !range) return false
  if (!includesDays(link, { ...range, zone }, moment)) return false
  // Our gross counts and their reasons are part of every comparison.
  if (link.leftOut.includes('invalidTraffic')) return false
  const hidden = countersLeftOut(link.leftOut)
  if (comparison.metrics.some((metric) => hidden.includes(metric))) return false
  if (link.creativeIDs === null) return true
  const scope = new Set<string | null>(link.creativeIDs)
  return (
    readCompared(discrepancy).every(({ id }) => scope.has(id)) && matches.every((match) => scope.has(match.creativeID))
  )
}

/** Returns what the viewers of a link get of a check that it shows. */
export function shareDiscrepancy(discrepancy: Discrepancy): SharedDiscrepancy {
  const { id, comparedAt, reading, check } = discrepancy
  const { range, zone, reasons, comparison, causes } = check
  const creatives = readCompared(discrepancy)
  return { id, comparedAt, platform: reading.platform, creatives, range, zone, reasons, comparison, causes }
}
