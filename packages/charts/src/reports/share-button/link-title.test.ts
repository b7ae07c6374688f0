import { ENGLISH } from '@placard/domain/internal/report'
import { expect, it } from 'vitest'
import { linkTitle } from './link-title.js'
import { shareButtonLabels } from './share-labels.js'
import type { SharedLink } from './shared-link.js'

const link = (id: string, createdAt: string, name = ''): SharedLink => ({
  id,
  url: `https://placard.test/share/${id}`,
  createdAt,
  lastUsedAt: null,
  name,
})
const links = [
  link('1', '2025-10-12T09:15:00Z'),
  link('2', '2025-10-11T22:30:00Z'),
  link('3', '2025-10-12T12:00:00Z', 'Client'),
  link('4', '2024-10-12T12:00:00Z'),
]
const titles = (zone: string) =>
  links.map((each) =>
    linkTitle(each, { links, zone, now: new Date('2025-10-14T10:00:00Z'), labels: shareButtonLabels, texts: ENGLISH }),
  )

it('names a link by its name or its day, which is that of the zone', () => {
  expect(titles('UTC')).toEqual(['Link of 12 Oct', 'Link of 11 Oct', 'Client', 'Link of 12 Oct 2024'])
})

it('tells links of one day apart by their time', () => {
  expect(titles('Europe/Berlin').slice(0, 3)).toEqual(['Link of 12 Oct, 11:15', 'Link of 12 Oct, 00:30', 'Client'])
})
