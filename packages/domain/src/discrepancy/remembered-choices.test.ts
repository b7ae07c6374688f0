import { expect, it } from 'vitest'
import { createPartnerTextReader } from './read-partner-text.js'
import { explainRemembered, mergePartnerChoices, REMEMBERED_CHOICE } from './remembered-choices.js'

const read = (
  own: Parameters<typeof mergePartnerChoices>[0],
  remembered: Parameters<typeof mergePartnerChoices>[1],
) => {
  const reader = createPartnerTextReader({ choices: mergePartnerChoices(own, remembered) })
  reader.write(new TextEncoder().encode('Date;Creative;Impressions;Served\n01/10/2025;A;10;11\n'))
  const reading = reader.finish()
  return new Map(explainRemembered(reading, own).map(({ kind, reason }) => [kind, reason]))
}

it('says which decisions follow earlier files, and which the user has made for this one', () => {
  const remembered = { dayOrder: 'day-first', roles: { 3: 'impressions', 2: null } } as const
  const reasons = read({}, remembered)
  expect(reasons.get('dayOrder')).toBe(REMEMBERED_CHOICE)
  expect(reasons.get('impressions')).toBe(REMEMBERED_CHOICE)
  const own = read({ dayOrder: 'month-first', roles: { 3: 'clicks' } }, remembered)
  expect(own.get('dayOrder')).toBe('You chose this.')
  expect(own.get('clicks')).toBe('You chose this.')
})

it('prefers own choices to remembered ones, column by column', () => {
  const merged = mergePartnerChoices(
    { roles: { 1: 'creative' } },
    { roles: { 1: 'placement', 2: 'clicks' }, zone: 'UTC' },
  )
  expect(merged).toEqual({ zone: 'UTC', roles: { 1: 'creative', 2: 'clicks' } })
  expect(mergePartnerChoices()).toEqual({})
})
