import { expect, it } from 'vitest'
import { de } from './de.js'

it('has singular and plural', () => {
  expect([1, 2].map(de.combobox.results)).toEqual(['1 Ergebnis', '2 Ergebnisse'])
})

it('reports remaining and excess characters', () => {
  expect([12, -3].map(de.field.remaining)).toEqual(['noch 12 Zeichen', '3 Zeichen zu viel'])
})

it('names the bound to which a number was set', () => {
  expect(de.numberInput.adjusted({ reason: 'min', typed: '0' } as never, '1')).toBe('Auf 1 gesetzt, den kleinsten Wert')
  expect(de.numberInput.adjusted({ reason: 'max', typed: '9' } as never, '5')).toBe('Auf 5 gesetzt, den größten Wert')
})
