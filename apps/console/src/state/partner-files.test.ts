import { expect, it } from 'vitest'
import { handOverPartnerFile, keepPartnerFile, partnerFile, takePartnerFile } from './partner-files.js'

const createFile = (name: string) => new File(['Date'], name)

it('keeps the files of the last four checks', () => {
  for (const id of ['1', '2', '3', '4']) keepPartnerFile(id, createFile(id))
  keepPartnerFile('1', createFile('again'))
  keepPartnerFile('5', createFile('5'))
  expect(['1', '2', '3', '4', '5'].map((id) => partnerFile(id)?.name)).toEqual(['again', undefined, '3', '4', '5'])
})

it('hands a file over once, and to its own campaign', () => {
  handOverPartnerFile('c1', createFile('a.csv'))
  expect(takePartnerFile('c2')).toBeUndefined()
  expect(takePartnerFile('c1')?.name).toBe('a.csv')
  expect(takePartnerFile('c1')).toBeUndefined()
})
