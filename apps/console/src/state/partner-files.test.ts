import { expect, it } from 'vitest'
import { handOverPartnerFile, keepPartnerFile, partnerFile, takePartnerFile } from './partner-files.js'

const fileOf = (name: string) => new File(['Date'], name)

it('keeps the files of the last four checks', () => {
  for (const id of ['1', '2', '3', '4']) keepPartnerFile(id, fileOf(id))
  keepPartnerFile('1', fileOf('again'))
  keepPartnerFile('5', fileOf('5'))
  expect(['1', '2', '3', '4', '5'].map((id) => partnerFile(id)?.name)).toEqual(['again', undefined, '3', '4', '5'])
})

it('hands a file over once, and to its own campaign', () => {
  handOverPartnerFile('c1', fileOf('a.csv'))
  expect(takePartnerFile('c2')).toBeUndefined()
  expect(takePartnerFile('c1')?.name).toBe('a.csv')
  expect(takePartnerFile('c1')).toBeUndefined()
})
