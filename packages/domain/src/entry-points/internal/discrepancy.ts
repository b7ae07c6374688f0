// Names of discrepancy that only Placard's packages and apps use. They may change in any release.
export { chooseOurRange } from '../../discrepancy/choose-our-range.js'
export { DEFAULT_TOLERANCE_PERCENT } from '../../discrepancy/compare-reports.js'
export { listPartnerKeys } from '../../discrepancy/creative-key.js'
export { discrepancyFieldsSchema, discrepancyFileFieldsSchema } from '../../discrepancy/discrepancy-schema.js'
export { splitInvalid, sumInvalid } from '../../discrepancy/our-report.js'
export { PARTNER_FORMAT_MESSAGES } from '../../discrepancy/partner-file-error.js'
export { PARTNER_DELIMITERS, PARTNER_ENCODINGS, PARTNER_ROLES } from '../../discrepancy/partner-reading-schema.js'
export { PARTNER_METRICS } from '../../discrepancy/partner-report.js'
export { mergePartnerChoices } from '../../discrepancy/remembered-choices.js'
export type { SharedDiscrepancy } from '../../discrepancy/shared-discrepancy.js'
export { isDiscrepancyShown, shareDiscrepancy } from '../../discrepancy/shared-discrepancy.js'
export type { Discrepancy, DiscrepancyFormat } from '../../discrepancy/stored-discrepancy.js'
export {
  DISCREPANCY_NOT_FOUND,
  MAX_DISCREPANCIES,
  OTHER_PARTNER_FILE,
  PARTNER_FILE_NEEDED,
  summarizeDiscrepancy,
  TOO_MANY_DISCREPANCIES,
} from '../../discrepancy/stored-discrepancy.js'
