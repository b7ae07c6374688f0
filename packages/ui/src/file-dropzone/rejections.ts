import type { FileRejection } from 'react-dropzone'
import { formatBytes } from '../format-bytes.js'
import type { FileDropzoneLabels } from './file-dropzone-labels.js'

/** Media types with the extensions that they come with: `{ 'video/mp4': ['.mp4'] }`. */
export type FileTypes = Readonly<Record<string, readonly string[]>>

export interface Limits {
  accept?: FileTypes
  maxSize?: number
  maxFiles?: number
}

/** A file that was not taken, and why, in words. */
export interface RejectedFile {
  file: File
  reason: string
}

/** "MP4, JPG or PNG"; types without extensions are named as they are ("image/*"). */
export function typesInWords(accept: FileTypes | undefined, or: string): string {
  const names = Object.entries(accept ?? {}).flatMap(([type, extensions]) =>
    extensions.length > 0 ? extensions.map((extension) => extension.replace(/^\./, '').toUpperCase()) : [type],
  )
  const unique = [...new Set(names)]
  return unique.length < 2 ? (unique[0] ?? '') : `${unique.slice(0, -1).join(', ')} ${or} ${unique.at(-1)}`
}

/** Why each file was not taken. Only the first reason is told: the others do not matter before it is mended. */
export function rejectedFiles(
  rejections: readonly FileRejection[],
  { accept, maxSize = 0, maxFiles = 1 }: Limits,
  labels: FileDropzoneLabels,
): RejectedFile[] {
  return rejections.map(({ file, errors }) => {
    const [error] = errors
    if (error?.code === 'file-invalid-type') return { file, reason: labels.wrongType(typesInWords(accept, labels.or)) }
    if (error?.code === 'file-too-large')
      return { file, reason: labels.tooLarge(formatBytes(file.size), formatBytes(maxSize)) }
    if (error?.code === 'too-many-files') return { file, reason: labels.tooMany(maxFiles) }
    return { file, reason: error?.message ?? '' }
  })
}
