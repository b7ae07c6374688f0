import type { FileItem } from '@placard/domain'

const formatNumber = (count: number) => count.toLocaleString('en-US')

/** Formats a number of files: '1 file', '1,200 files'. */
export const formatFileCount = (count: number): string => (count === 1 ? '1 file' : `${formatNumber(count)} files`)

/** Names one item, and counts several: '“main.mp4”', '3 items'. */
export const formatItems = (items: readonly Pick<FileItem, 'name'>[]): string =>
  items.length === 1 ? `“${items[0]?.name}”` : `${formatNumber(items.length)} items`

/** Names the folder of a directory; the root is called 'Files'. */
export const folderLabel = (directory: string): string =>
  directory === '' ? 'Files' : (directory.split('/').at(-2) ?? '')
