import { cva, type VariantProps } from 'class-variance-authority'
import {
  File,
  FileArchive,
  FileBraces,
  FileCode,
  FileImage,
  FileMusic,
  FileSpreadsheet,
  FileText,
  FileType,
  FileVideoCamera,
  Folder,
  type LucideIcon,
  type LucideProps,
} from 'lucide-react'
import { classNames } from '../class-names.js'
import { type FileKind, fileKind } from './file-kind.js'

export { type FileKind, fileKind, readExtension } from './file-kind.js'

const icons: Record<FileKind, LucideIcon> = {
  folder: Folder,
  image: FileImage,
  video: FileVideoCamera,
  audio: FileMusic,
  archive: FileArchive,
  code: FileCode,
  data: FileBraces,
  spreadsheet: FileSpreadsheet,
  document: FileText,
  font: FileType,
  other: File,
}

const fileIconVariants = cva('shrink-0 text-ink-muted', {
  variants: {
    /** 16 px in a row, 20 px in a list of uploads, 32 px in a tile. @default 'sm' */
    size: { sm: 'size-4', md: 'size-5', lg: 'size-8' },
  },
  defaultVariants: { size: 'sm' },
})

export interface FileIconProps extends Omit<LucideProps, 'name' | 'size'>, VariantProps<typeof fileIconVariants> {
  /** Name of the file; its extension decides if `contentType` is missing. @default '' */
  name?: string
  /** Media type from the server. */
  contentType?: string
  /** Kind of the file, for folders or if it is known. */
  kind?: FileKind
  /** Accessible name of the icon; without it, the icon is decorative. */
  label?: string
}

/** Icon for the kind of a file: folder, image, video, audio, archive, code, data, table, text, font. */
export function FileIcon({ name = '', contentType, kind, label, size, className, ...props }: FileIconProps) {
  const iconKind = kind ?? fileKind(name, contentType)
  const Icon = icons[iconKind]
  return (
    <Icon
      data-slot="file-icon"
      data-state={iconKind}
      strokeWidth={size === 'lg' ? 1.5 : 1.75}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...props}
      className={classNames(fileIconVariants({ size }), iconKind === 'folder' && 'fill-active', className)}
    />
  )
}
