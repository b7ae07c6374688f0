// Entry point `@placard/domain/discrepancy`: comparing our counts with those of a partner's file.
export type { CauseKind } from '../discrepancy/cause-candidate.js'
export type { CauseTexts } from '../discrepancy/cause-texts.js'
export { causeTexts, translateEvidence } from '../discrepancy/cause-texts.js'
export type { PartnerDecisionKind } from '../discrepancy/change-choice.js'
export { changePartnerChoice, chooseColumnRole } from '../discrepancy/change-choice.js'
export type { DiscrepancyOptions } from '../discrepancy/check-discrepancy.js'
export { checkDiscrepancy } from '../discrepancy/check-discrepancy.js'
export type { OurRange } from '../discrepancy/choose-our-range.js'
export type { ComparedCount, ComparedGroup, Comparison } from '../discrepancy/compare-reports.js'
export type { DiscrepancyCheck, DiscrepancyChoices, DiscrepancyReport } from '../discrepancy/discrepancy-schema.js'
export type { LikelyCause } from '../discrepancy/likely-causes.js'
export type { CreativeChoices, CreativeMatch, CreativeMatches, MatchedBy } from '../discrepancy/match-creatives.js'
export type { OurHour, OurReport } from '../discrepancy/our-report.js'
export { PartnerFileError } from '../discrepancy/partner-file-error.js'
export type { PartnerReader, PartnerReaderOptions } from '../discrepancy/partner-reader.js'
export { createPartnerReader } from '../discrepancy/partner-reader.js'
export type {
  DroppedLines,
  PartnerChoices,
  PartnerColumn,
  PartnerDecision,
  PartnerQuestion,
  PartnerReading,
  PartnerRole,
} from '../discrepancy/partner-reading-schema.js'
export type { PartnerCell, PartnerMetric } from '../discrepancy/partner-report.js'
export { createPartnerTextReader } from '../discrepancy/read-partner-text.js'
export { explainRemembered } from '../discrepancy/remembered-choices.js'
export type { DiscrepancySummary } from '../discrepancy/stored-discrepancy.js'
