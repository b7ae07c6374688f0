import { describe, expect, it } from 'vitest'
import { changePartnerChoice, chooseColumnRole } from './change-choice.js'
import { type PartnerColumn, partnerChoicesSchema } from './partner-reading-schema.js'

const columns: PartnerColumn[] = [
  { position: 0, header: 'Date', role: 'day', alternative: null },
  { position: 1, header: 'Impressions', role: 'impressions', alternative: null },
  { position: 2, header: 'Billable', role: null, alternative: 'impressions' },
  { position: 3, header: 'Cost', role: 'cost', alternative: null },
]

describe('changePartnerChoice', () => {
  it.each([
    ['encoding', 'utf-16le', { encoding: 'utf-16le' }],
    ['delimiter', ';', { delimiter: ';' }],
    ['decimalMark', ',', { decimalMark: ',' }],
    ['dayOrder', 'month-first', { dayOrder: 'month-first' }],
    ['headerLine', '7', { headerLine: 7 }],
    ['zone', 'Asia/Tokyo', { zone: 'Asia/Tokyo' }],
    ['day', '3', { roles: { 0: null, 3: 'day' } }],
  ] as const)('sets %s to %s', (kind, value, expected) => {
    const changed = changePartnerChoice({}, kind, value, columns)
    expect(changed).toEqual(expected)
    expect(partnerChoicesSchema.parse(changed)).toEqual(expected)
  })

  it.each([
    ['encoding', 'klingon'],
    ['delimiter', '|'],
    ['headerLine', '0'],
    ['headerLine', 'x'],
    ['zone', ''],
    ['day', ''],
    ['day', '-1'],
    ['impressions', 'Impressions'],
  ] as const)('ignores that %s is “%s”', (kind, value) => {
    const choices = { zone: 'UTC' }
    expect(changePartnerChoice(choices, kind, value, columns)).toEqual(choices)
  })

  it('forgets the columns of another header', () => {
    const choices = { roles: { 1: 'clicks' }, zone: 'UTC' } as const
    expect(changePartnerChoice(choices, 'headerLine', '2', columns)).toEqual({ zone: 'UTC', headerLine: 2 })
    expect(changePartnerChoice(choices, 'delimiter', ';', columns)).toEqual({ zone: 'UTC', delimiter: ';' })
  })
})

describe('chooseColumnRole', () => {
  it('takes a meaning from the column that had it', () => {
    expect(chooseColumnRole({}, 2, 'impressions', columns).roles).toEqual({ 1: null, 2: 'impressions' })
    const again = chooseColumnRole({ roles: { 1: null, 2: 'impressions' } }, 1, 'impressions', columns)
    expect(again.roles).toEqual({ 1: 'impressions', 2: null })
  })

  it('leaves meanings that several columns can have', () => {
    expect(chooseColumnRole({}, 2, 'cost', columns).roles).toEqual({ 2: 'cost' })
    expect(chooseColumnRole({}, 3, null, columns).roles).toEqual({ 3: null })
  })
})
