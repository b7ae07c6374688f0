import { CHOSEN } from './partner-file-error.js'
import type { PartnerChoices, PartnerDecision, PartnerReading } from './partner-reading-schema.js'

/** Reason of decisions that a user has made for an earlier file. */
export const REMEMBERED_CHOICE = 'You corrected this in an earlier file.'

/** Adds choices of earlier files to those of a user for this file, which override them. */
export function mergePartnerChoices(own: PartnerChoices = {}, remembered: PartnerChoices = {}): PartnerChoices {
  const roles = { ...remembered.roles, ...own.roles }
  return { ...remembered, ...own, ...(Object.keys(roles).length > 0 && { roles }) }
}

/** Returns the decisions of a reading by merged choices; those that only earlier files had say so. */
export function explainRemembered(
  { decisions, columns }: Pick<PartnerReading, 'decisions' | 'columns'>,
  own: PartnerChoices = {},
): PartnerDecision[] {
  const isOwn = ({ kind, value }: PartnerDecision) =>
    kind in own ||
    columns.some(
      ({ position, role, header }) => role === kind && header === value && own.roles?.[position] !== undefined,
    )
  return decisions.map((decision) =>
    decision.reason === CHOSEN && !isOwn(decision) ? { ...decision, reason: REMEMBERED_CHOICE } : decision,
  )
}
