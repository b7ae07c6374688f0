import { type FileFailure, type FileItem, keySchema } from '@placard/domain'
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
} from '@placard/ui'
import { Database, Settings2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { FileFailureNotice } from '../../parts/file-failure-notice.js'
import { ListAlert } from '../../parts/list-alert.js'
import type { ShownFiles } from '../../parts/use-file-list.js'

export interface FileManagerScreenProps
  extends Pick<ShownFiles, 'files' | 'hidden' | 'isPart' | 'path' | 'status' | 'failure'>,
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
  const entries = useMemo(() => withBusy(files, busy), [files, busy])
  return (
    <>
      <PageHeader
        title="File manager"
        description={place}
        actions={
          <Button onClick={onSettings} aria-haspopup="dialog">
            <Settings2 aria-hidden /> Bucket settings
          </Button>
        }
        className="mb-4"
      />
      {tasks}
      {status === 'ready' && <ListAlert isPart={isPart} error={failure?.message} onReload={onReload} />}
      {hidden > 0 && (
        <Alert tone="info" className="mb-4">
          {hiddenText(hidden)}
        </Alert>
      )}
      <FileBrowser
        {...browser}
        label={labelOf(path)}
        entries={entries}
        path={path}
        onNavigate={onNavigate}
        status={status === 'no-bucket' ? 'ready' : status}
        error={failure && <FileFailureNotice failure={failure} />}
        onRetry={onReload}
        placeholder={status === 'no-bucket' ? <NoBucket onSettings={onSettings} /> : undefined}
        validateName={validateName(path)}
        titleAs="h2"
        dropAnywhere
        labels={labelsOf(isPart && !failure, failure)}
        className="h-[max(26rem,calc(100dvh-13rem))] max-h-none"
      />
    </>
  )
}

const hiddenText = (count: number) =>
  `${count === 1 ? '1 object is' : `${count.toLocaleString('en-US')} objects are`} not shown, because of a name with “..”, “//” or control characters.`

const labelOf = (path: readonly FilePathStep[]) => {
  const name = path.at(-1)?.name ?? ''
  return path.length > 1 ? `Files in ${name}` : 'Files'
}

const withBusy = (files: readonly FileItem[], busy: ReadonlyMap<string, string>): readonly FileEntry[] =>
  busy.size === 0
    ? files
    : files.map((file) => {
        const text = busy.get(file.id)
        return text === undefined ? file : { ...file, busy: text }
      })

const validateName = (path: readonly FilePathStep[]) => (name: string) =>
  keySchema.safeParse(`${path.at(-1)?.id ?? ''}${name}`).error?.issues[0]?.message

const formatCount = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`)

/** Texts of the browser that depend on its state. */
const labelsOf = (isComing: boolean, failure: FileFailure | undefined) => ({
  ...(isComing && { count: (count: number) => `${formatCount(count)} so far…` }),
  ...(failure && { errorTitle: failure.title, forbiddenTitle: failure.title }),
})

function NoBucket({ onSettings }: { onSettings: () => void }) {
  return (
    <EmptyState
      titleAs="h2"
      icon={<Database aria-hidden />}
      title="No bucket selected"
      description="Select the bucket whose files you want to see."
      action={
        <Button variant="primary" onClick={onSettings} aria-haspopup="dialog">
          Select a bucket
        </Button>
      }
      className="m-auto"
    />
  )
}
