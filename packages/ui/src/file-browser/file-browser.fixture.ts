import { logo, picture } from '../testing/pictures.fixture.js'
import type { FileEntry } from './file-browser-props.js'

const at = (day: number, time = '09:30') => `2025-10-${String(day).padStart(2, '0')}T${time}:00Z`
const folder = (name: string, day?: number): FileEntry => ({
  id: `${name}/`,
  name,
  kind: 'folder',
  ...(day !== undefined && { modified: at(day) }),
})
const file = (name: string, size: number, day: number, more: Partial<FileEntry> = {}): FileEntry => ({
  id: name,
  name,
  kind: 'file',
  size,
  modified: at(day),
  ...more,
})

/** Files of a campaign, unsorted. */
export const campaignFiles: readonly FileEntry[] = [
  file('banner 10.jpg', 210_400, 9, { thumbnailUrl: picture(24) }),
  file('main.mp4', 4_230_118, 13, { thumbnailUrl: picture(262), contentType: 'video/mp4' }),
  folder('Retargeting', 7),
  file('banner 2.jpg', 182_311, 8, { thumbnailUrl: picture(150) }),
  file('brand-logo.svg', 4_180, 2, { thumbnailUrl: logo }),
  folder('Archive'),
  file('autumn-launch-scandinavia-300x250-sound-off-final-v12.mp4', 12_804_551, 12, { contentType: 'video/mp4' }),
  file('delivery report.xlsx', 48_211, 10),
  file('index.html', 12_001, 5),
  file('voice-over.mp3', 912_004, 6),
  file('click tags.json', 2_044, 4),
]

/** A bucket with many files. */
export const manyFiles: readonly FileEntry[] = Array.from({ length: 10_000 }, (_, index) =>
  file(`creative ${index + 1}.jpg`, 40_000 + ((index * 7919) % 400_000), 1 + (index % 13)),
)

export const path = [
  { id: '', name: 'placard-creatives' },
  { id: 'campaigns/', name: 'Campaigns' },
  { id: 'campaigns/autumn-2025/', name: 'Autumn 2025' },
]

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
/** Date formatter of a consumer with its own locale and zone. */
export const formatDate = (date: Date) => dates.format(date)
