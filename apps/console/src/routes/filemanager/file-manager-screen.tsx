import { type FileItem, keySchema } from '@placard/domain/internal/files'
import { useReportTexts, useTranslate } from '@placard/forms'
import {
  Alert,
  Button,
  EmptyState,
  type FileAction,
  FileBrowser,
  type FileBrowserProps,
  type FileEntry,
  type FilePathStep,
  PageHeader,
  useLabels,
} from '@placard/ui'
import { Database, Settings2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { FileFailureNotice } from '../../parts/files/file-failure-notice.js'
import type { ShownFiles } from '../../parts/files/use-file-list.js'
import { ListAlert } from '../../parts/lists/list-alert.js'
import { useFileText } from './file-text.js'
import { fileManagerLabels } from './filemanager-labels.js'

export interface FileManagerScreenProps
  extends Pick<ShownFiles, 'files' | 'hidden' | 'isPart' | 'isMissing' | 'path' | 'status' | 'failure'>,
    Pick<
      FileBrowserProps,
      | 'view'
      | 'onViewChange'
      | 'sort'
      | 'onSortChange'
      | 'query'
      | 'onQueryChange'
      | 'selected'
      | 'onSelectedChange'
      | 'preview'
      | 'loadThumbnail'
    > {
  /** Bucket and region, if they are not the company's. */
  place?: string | undefined
  /** Texts of items that an operation is changing, by key. */
  busy: ReadonlyMap<string, string>
  /** Actions on selected items, in addition to renaming and deleting. */
  actions: readonly FileAction[]
  /** Opens a directory of the path. */
  onNavigate: (directory: string) => void
  /** Opens a file or folder. */
  onOpen: (item: FileEntry) => void
  /** Loads the files again. */
  onReload: () => void
  /** Opens the settings of the bucket. */
  onSettings: () => void
  /** Renames an item. */
  onRename: (item: FileEntry, name: string) => void
  /** Deletes items after a confirmation. */
  onDelete: (items: readonly FileEntry[]) => void
  /** Creates a folder in the open directory. */
  onNewFolder: (name: string) => void
  /** Uploads files into the open directory, or a folder in it. */
  onUpload: (files: File[], folder?: string) => void
  /** Moves items into a folder. */
  onMove: (items: readonly FileEntry[], folder: string) => void
  /** Running tasks, above the files. */
  tasks?: ReactNode
}

/** File manager in all its states. */
export function FileManagerScreen({
  files,
  hidden,
  isPart,
  isMissing,
  path,
  status,
  failure,
  place,
  busy,
  onNavigate,
  onReload,
  onSettings,
  tasks,
  ...browser
}: FileManagerScreenProps) {
  const labels = useLabels('fileManager', fileManagerLabels)
  const translate = useTranslate()
  const { whole } = useReportTexts()
  const { itemCount } = useFileText()
  const entries = useMemo(() => withBusy(files, busy), [files, busy])
  return (
    <>
      <PageHeader
        title={labels.fileManager}
        description={place}
        actions={
          <Button onClick={onSettings} aria-haspopup="dialog">
            <Settings2 aria-hidden /> {labels.bucketSettings}
          </Button>
        }
        className="mb-4"
      />
      {tasks}
      {status === 'ready' && <ListAlert isPart={isPart} error={failure?.message} onReload={onReload} />}
      {hidden > 0 && (
        <Alert tone="info" className="mb-4">
          {labels.hidden(whole(hidden), hidden)}
        </Alert>
      )}
      <FileBrowser
        {...browser}
        label={path.length > 1 ? labels.filesIn(path.at(-1)?.name ?? '') : labels.files}
        entries={entries}
        path={path}
        onNavigate={onNavigate}
        status={status === 'no-bucket' ? 'ready' : status}
        error={failure && <FileFailureNotice failure={failure} />}
        onRetry={onReload}
        placeholder={status === 'no-bucket' ? <NoBucket onSettings={onSettings} /> : undefined}
        validateName={(name) => {
          const problem = nameProblem(path, name)
          return problem && translate(problem)
        }}
        titleAs="h2"
        dropAnywhere
        labels={{
          ...(isMissing && { emptyTitle: labels.folderMissing, emptyText: labels.folderMissingHint }),
          ...(isPart && !failure && { count: (count: number) => labels.soFar(itemCount(count)) }),
          ...(failure && { errorTitle: translate(failure.title), forbiddenTitle: translate(failure.title) }),
        }}
        className="h-[max(26rem,calc(100dvh-13rem))] max-h-none"
      />
    </>
  )
}

const withBusy = (files: readonly FileItem[], busy: ReadonlyMap<string, string>): readonly FileEntry[] =>
  busy.size === 0
    ? files
    : files.map((file) => {
        const text = busy.get(file.id)
        return text === undefined ? file : { ...file, busy: text }
      })

const nameProblem = (path: readonly FilePathStep[], name: string) =>
  keySchema.safeParse(`${path.at(-1)?.id ?? ''}${name}`).error?.issues[0]?.message

function NoBucket({ onSettings }: { onSettings: () => void }) {
  const labels = useLabels('fileManager', fileManagerLabels)
  return (
    <EmptyState
      titleAs="h2"
      icon={<Database aria-hidden />}
      title={labels.noBucketSelected}
      description={labels.selectBucketHint}
      action={
        <Button variant="primary" onClick={onSettings} aria-haspopup="dialog">
          {labels.selectABucket}
        </Button>
      }
      className="m-auto"
    />
  )
}
