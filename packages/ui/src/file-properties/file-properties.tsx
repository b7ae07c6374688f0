import type { ReactNode } from 'react'
import { CopyButton } from '../copy-button/copy-button.js'
import { DescriptionItem, DescriptionList, type DescriptionListProps } from '../description-list/description-list.js'
import { fileKind } from '../file-icon/file-icon.js'
import { formatBytes } from '../format-bytes.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { useFileTime } from '../time-text/time-text.js'
import { useLabels } from '../use-labels.js'

/** Texts of FileProperties. */
export const filePropertiesLabels = {
  kind: 'Kind',
  size: 'Size',
  files: 'Files',
  modified: 'Modified',
  path: 'Path',
  copyPath: 'Copy path',
  contentType: 'Content type',
  kinds: {
    folder: 'Folder',
    image: 'Image',
    video: 'Video',
    audio: 'Sound',
    archive: 'Archive',
    code: 'Code',
    data: 'Data',
    spreadsheet: 'Spreadsheet',
    document: 'Document',
    font: 'Font',
    other: 'File',
  },
  bytes: (count: number) => `${count.toLocaleString('en')} bytes`,
  fileCount: (count: number) => count.toLocaleString('en'),
}

export type FilePropertiesLabels = typeof filePropertiesLabels

export interface FilePropertiesProps extends Omit<DescriptionListProps, 'children'> {
  /** Name without the path. */
  name: string
  kind: 'folder' | 'file'
  /** Size in bytes, of a folder that of all its files; undefined while it is computed. */
  size?: number | undefined
  /** Number of files in a folder; undefined while they are counted. */
  files?: number | undefined
  /** Time of the last change. */
  modified?: Date | string | number | undefined
  /** Media type from the server. */
  contentType?: string | undefined
  /** Path with the name. */
  path?: string | undefined
  /** Further facts as DescriptionItems. */
  more?: ReactNode
  /** Formats a date. @default medium date and short time in the browser's zone and locale */
  formatDate?: (date: Date) => string
  /** Overrides of the texts. @default English */
  labels?: Partial<FilePropertiesLabels>
}

/**
 * Facts about a file or folder: kind, size, date, path.
 * @experimental Props may change in a minor version.
 */
export function FileProperties({
  name,
  kind,
  size,
  files,
  modified,
  contentType,
  path,
  more,
  formatDate: ownFormat,
  labels: given,
  ...props
}: FilePropertiesProps) {
  const fileTime = useFileTime()
  const formatDate = ownFormat ?? fileTime
  const labels = useLabels('fileProperties', filePropertiesLabels, given)
  const isFolder = kind === 'folder'
  return (
    <DescriptionList data-slot="file-properties" {...props}>
      <DescriptionItem label={labels.kind}>
        {labels.kinds[isFolder ? 'folder' : fileKind(name, contentType)]}
      </DescriptionItem>
      {isFolder && (
        <DescriptionItem label={labels.files}>
          {files === undefined ? <Skeleton className="w-16" /> : labels.fileCount(files)}
        </DescriptionItem>
      )}
      <DescriptionItem label={labels.size}>
        {size === undefined ? (
          <Skeleton className="w-24" />
        ) : (
          <>
            <bdi>{formatBytes(size)}</bdi>{' '}
            {size >= 1000 && <span className="text-ink-muted">({labels.bytes(size)})</span>}
          </>
        )}
      </DescriptionItem>
      {!isFolder && (
        <DescriptionItem label={labels.modified}>
          {modified === undefined ? undefined : (
            <time dateTime={new Date(modified).toISOString()}>{formatDate(new Date(modified))}</time>
          )}
        </DescriptionItem>
      )}
      {contentType !== undefined && <DescriptionItem label={labels.contentType}>{contentType}</DescriptionItem>}
      {path !== undefined && (
        <DescriptionItem
          label={labels.path}
          action={<CopyButton iconOnly size="sm" variant="ghost" label={labels.copyPath} value={path} />}
        >
          <bdi>{path}</bdi>
        </DescriptionItem>
      )}
      {more}
    </DescriptionList>
  )
}
