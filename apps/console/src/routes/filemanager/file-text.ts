import type { FileItem } from '@placard/domain/internal/files'
import { useReportTexts } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { fileManagerLabels } from './filemanager-labels.js'

/** Returns functions that name and count files. */
export function useFileText() {
  const labels = useLabels('fileManager', fileManagerLabels)
  const { whole } = useReportTexts()
  return {
    /** Formats a number of files: '1 file', '1,200 files'. */
    fileCount: (count: number): string => labels.fileCount(whole(count), count),
    /** Formats a number of folders: '1 folder', '12 folders'. */
    folderCount: (count: number): string => labels.folderCount(whole(count), count),
    /** Formats a number of files and folders: '3 items'. */
    itemCount: (count: number): string => labels.itemCount(whole(count), count),
    /** Names one item, and counts several: '“main.mp4”', '3 items'. */
    itemNames: (items: readonly Pick<FileItem, 'name'>[]): string =>
      items.length === 1 ? labels.quoted(items[0]?.name ?? '') : labels.itemCount(whole(items.length), items.length),
    /** Names the folder of a directory; the root is called 'Files'. */
    folderName: (directory: string): string => (directory === '' ? labels.files : (directory.split('/').at(-2) ?? '')),
  }
}
