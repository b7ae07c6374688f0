import type { OurRange } from './choose-our-range.js'
import { compareReports } from './compare-reports.js'
import type { DiscrepancyCheck, DiscrepancyChoices } from './discrepancy-schema.js'
import { findLikelyCauses } from './likely-causes.js'
import { type CreativeChoices, matchCreatives } from './match-creatives.js'
import type { OurReport } from './our-report.js'
import type { PartnerReading } from './partner-reading-schema.js'
import type { PartnerBasis } from './partner-report.js'

export interface DiscrepancyOptions {
  reading: Pick<PartnerReading, 'rows' | 'basis'>
  /** Our counts of the range and 27 hours around it. */
  ours: OurReport
  /** Compared range and zone (`chooseOurRange`). */
  chosen: Pick<OurRange, 'range' | 'zone' | 'reasons'>
  choices?: DiscrepancyChoices
  /** Matches that users have corrected in earlier files of the platform. */
  remembered?: CreativeChoices
}

/** Returns how the counts of a file are compared: those of impressions decide, because their sums are the larger ones. */
const chooseBasis = ({ impressions, clicks }: PartnerReading['basis']): PartnerBasis =>
  impressions === 'unknown' ? clicks : impressions

/**
 * Compares a partner's file with our counts: matches its creatives, sums both sides, and looks for likely causes of
 * the differences. Without rows, or without a range, only the matches are returned.
 */
export function checkDiscrepancy({
  reading,
  ours,
  chosen,
  choices = {},
  remembered = new Map(),
}: DiscrepancyOptions): DiscrepancyCheck {
  const { rows, basis } = reading
  const { range, zone, reasons } = chosen
  const corrections = new Map(Object.entries(choices.matches ?? {}))
  const matches = matchCreatives(rows, ours.creatives, { corrections, remembered })
  const leftOut = new Set(choices.leftOut)
  const comparison =
    range && rows.length > 0
      ? compareReports({
          ...{ rows, matches, ours, range, zone, leftOut, partnerBasis: chooseBasis(basis) },
          ...(choices.basis && { basis: choices.basis }),
          ...(choices.tolerance !== undefined && { tolerance: choices.tolerance }),
        })
      : null
  const causes =
    range && comparison
      ? findLikelyCauses({
          rows,
          matches,
          ours,
          range,
          zone,
          leftOut,
          basis: comparison.basis,
          metrics: comparison.metrics,
        })
      : []
  return { range, zone, reasons, ...matches, comparison, causes }
}
