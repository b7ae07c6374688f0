import type { FileEntry } from '../file-browser/file-browser.js'
import { picture } from '../testing/pictures.fixture.js'

const modified = '2025-10-13T09:30:00Z'

/** Files and folders of a campaign. */
export const pickedFrom: readonly FileEntry[] = [
  { id: 'Archive/', name: 'Archive', kind: 'folder' },
  { id: 'Retargeting/', name: 'Retargeting', kind: 'folder' },
  { id: 'banner 2.jpg', name: 'banner 2.jpg', kind: 'file', size: 182_311, modified, thumbnailUrl: picture(150) },
  { id: 'banner 10.jpg', name: 'banner 10.jpg', kind: 'file', size: 210_400, modified, thumbnailUrl: picture(24) },
  { id: 'main.mp4', name: 'main.mp4', kind: 'file', size: 4_230_118, modified },
]

/** Path to their folder. */
export const pickedPath = [
  { id: '', name: 'Files' },
  { id: 'campaigns/', name: 'Campaigns' },
  { id: 'campaigns/autumn-2025/', name: 'Autumn 2025' },
]

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Date formatter with a fixed zone, so that screenshots are stable. */
export const formatPickedDate = (date: Date) => dates.format(date)
