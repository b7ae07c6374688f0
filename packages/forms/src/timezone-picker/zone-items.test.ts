import { currentZoneName, timezonesAt } from '@placard/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chosenItem, zoneItems } from './zone-items.js'

const at = new Date('2025-10-14T10:00:00Z')
const top = (options: { value?: string; recent?: string[]; device?: string }) =>
  zoneItems({ at, value: 'UTC', recent: [], device: undefined, ...options })
    .filter(({ group }) => group !== 'All time zones')
    .map(({ value, group, hint }) => [group, value, hint === 'This device' && hint].filter(Boolean).join(' | '))

it('puts used zones first, then the chosen one, that of the device, and UTC', () => {
  expect(top({ value: 'Asia/Seoul', recent: ['America/Denver', 'Asia/Riyadh'], device: 'Europe/Vienna' })).toEqual([
    'Recently used | America/Denver',
    'Recently used | Asia/Riyadh',
    'Suggested | Asia/Seoul',
    'Suggested | Europe/Vienna | This device',
    'Suggested | UTC',
  ])
})

it('names a zone once, also under its old name and where it is the device’s', () => {
  expect(top({ value: 'Asia/Calcutta', recent: ['Asia/Kolkata', 'UTC'], device: 'Asia/Calcutta' })).toEqual([
    'Recently used | Asia/Calcutta | This device',
    'Recently used | UTC',
  ])
})

it('leaves out what is no zone, and more used ones than can be read at a glance', () => {
  const recent = ['Mars/Olympus', 'Asia/Seoul', 'Asia/Tokyo', 'Asia/Dubai', 'Asia/Qatar', 'Asia/Baku', 'Asia/Yerevan']
  expect(top({ recent }).filter((line) => line.startsWith('Recently')).length).toBe(5)
  expect(top({ recent }).join()).not.toContain('Mars')
})

it('offers every zone of this runtime once, whatever was used before', () => {
  const all = timezonesAt(at).map(({ tzCode }) => tzCode)
  const zone = fc.constantFrom(...all)
  fc.assert(
    fc.property(zone, fc.array(zone, { maxLength: 8 }), fc.option(zone), (value, recent, device) => {
      const items = zoneItems({ at, value, recent, device: device ?? undefined })
      const names = items.map((item) => currentZoneName(item.value))
      expect(names.toSorted()).toEqual([...new Set(all.map(currentZoneName))].toSorted())
      expect(items.map((item) => item.value)).toContain(value)
    }),
    { numRuns: 5 },
  )
}, 30_000)

it('finds the zone of the device by its cities too', () => {
  const device = zoneItems({ at, value: 'UTC', recent: [], device: 'Europe/Berlin' })[1]
  expect(device).toMatchObject({ value: 'Europe/Berlin', hint: 'This device' })
  expect(device?.keywords).toContain('Hamburg, Munich, Frankfurt, Cologne')
})

it('says the chosen one before the list is there', () => {
  expect(chosenItem('UTC', at)).toMatchObject({ value: 'UTC', label: '(GMT+00:00) UTC' })
})
