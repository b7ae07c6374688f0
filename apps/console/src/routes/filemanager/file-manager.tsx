import { type FileItem, hashOfDirectory } from '@placard/domain/internal/files'
import { Drawer, DrawerContent, type FileEntry, type FileSort, type FileView, lazyPart, useLabels } from '@placard/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { chooseIdentityPool } from '../../data/files/file-access.js'
import { loadThumbnail } from '../../data/files/file-content.js'
import { restoreUploads } from '../../data/files/interrupted-uploads.js'
import { useFileList } from '../../parts/files/use-file-list.js'
import { useLazyDialog } from '../../parts/use-lazy-dialog.js'
import { changeFileSettings, useFileSettings } from '../../state/file-settings.js'
import { DeleteFilesDialog } from './delete-files-dialog.js'
import { type FileActionKind, fileActions } from './file-actions.js'
import { FileDetails } from './file-details.js'
import { FileManagerScreen } from './file-manager-screen.js'
import { FileTaskList } from './file-task-list.js'
import { useFileText } from './file-text.js'
import { fileManagerLabels } from './filemanager-labels.js'
import { LinkDialog } from './link-dialog.js'
import { PropertiesDialog } from './properties-dialog.js'
import { TransferDialog } from './transfer-dialog.js'
import { useFileOperations } from './use-file-operations.js'

const BucketDialog = lazyPart(() => import('./bucket-dialog.js'))
const UseInCreativeDialog = lazyPart(() => import('./use-in-creative-dialog.js'))

/** Open dialog about some items. */
interface OpenDialog {
  kind: FileActionKind
  items: readonly FileEntry[]
}

const byName: FileSort = { by: 'name', direction: 'ascending' }

/** Panel beside the list; it stays without a file, so that the list keeps its width. */
function PreviewPanel({ isEmpty, count, children }: { isEmpty: boolean; count: number; children: ReactNode }) {
  const labels = useLabels('fileManager', fileManagerLabels)
  const { itemCount } = useFileText()
  return (
    <div className="h-full p-4">
      {children}
      {!children && !isEmpty && (
        <p className="flex h-full items-center justify-center text-center text-dense text-ink-muted">
          {count > 1 ? labels.selected(itemCount(count)) : labels.selectToPreview}
        </p>
      )}
    </div>
  )
}

/** File manager at a directory, with its dialogs. */
export function FileManager({ directory }: { directory: string }) {
  const labels = useLabels('fileManager', fileManagerLabels)
  const navigate = useNavigate()
  const settings = useFileSettings()
  const { store, reload, ...list } = useFileList(directory)
  const { files } = list
  const operations = useFileOperations(store, directory)
  const [view, setView] = useState<FileView>('list')
  const [sort, setSort] = useState(byName)
  const [shown, setShown] = useState({ directory, query: '', selected: [] as string[] })
  const [opened, setOpened] = useState<FileItem>()
  const [dialog, setDialog] = useState<OpenDialog>()
  const bucket = useLazyDialog(BucketDialog)
  const creative = useLazyDialog(UseInCreativeDialog)
  const actions = fileActions(labels.actions, (kind, items) => {
    setDialog({ kind, items })
    if (kind === 'creative') creative.show()
    if (kind === 'download') void operations.download(items)
  })
  // Filter and selection belong to one directory.
  if (shown.directory !== directory) setShown({ directory, query: '', selected: [] })

  useEffect(() => {
    if (store) void restoreUploads(store)
  }, [store])
  useEffect(() => changeFileSettings({ currentDirectory: directory }), [directory])

  const goTo = (next: string) => void navigate({ hash: hashOfDirectory(next) })
  const close = () => setDialog(undefined)
  const previewed = shown.selected.length === 1 ? files.find(({ id }) => id === shown.selected[0]) : undefined
  const isOwnPlace = settings.bucket !== '' || chooseIdentityPool(settings) !== null
  const { kind, items = [] } = dialog ?? {}
  const [first] = items
  return (
    <>
      <FileManagerScreen
        {...list}
        place={isOwnPlace && store ? `${store.access.bucket} · ${store.access.region}` : undefined}
        busy={operations.busy}
        actions={actions}
        view={view}
        onViewChange={setView}
        sort={sort}
        onSortChange={setSort}
        query={shown.query}
        onQueryChange={(query) => setShown({ ...shown, query })}
        selected={shown.selected}
        onSelectedChange={(selected) => setShown({ ...shown, selected })}
        onNavigate={goTo}
        onOpen={(entry) => {
          if (entry.kind === 'folder') goTo(entry.id)
          else setOpened(files.find(({ id }) => id === entry.id))
        }}
        onReload={reload}
        onSettings={bucket.show}
        onRename={(item, name) => void operations.rename(item, name)}
        onDelete={(gone) => setDialog({ kind: 'delete', items: gone })}
        onNewFolder={(name) => void operations.createFolder(name)}
        onUpload={(added, folder) => void operations.upload(added, folder)}
        onMove={(moved, folder) => void operations.transfer('move', moved, folder)}
        loadThumbnail={async ({ id }) => {
          const item = files.find((file) => file.id === id)
          return store && item ? loadThumbnail(store, item) : undefined
        }}
        preview={
          (files.length > 0 || list.status === 'loading') && (
            <PreviewPanel isEmpty={files.length === 0} count={shown.selected.length}>
              {previewed?.kind === 'file' && (
                <FileDetails
                  key={previewed.id}
                  store={store}
                  item={previewed}
                  onDownload={() => void operations.download([previewed])}
                />
              )}
            </PreviewPanel>
          )
        }
        tasks={<FileTaskList />}
      />
      <Drawer open={opened !== undefined} onOpenChange={(open) => !open && setOpened(undefined)}>
        {opened && (
          <DrawerContent size="md" title={opened.name}>
            <FileDetails store={store} item={opened} isTitled onDownload={() => void operations.download([opened])} />
          </DrawerContent>
        )}
      </Drawer>
      {store && kind === 'delete' && (
        <DeleteFilesDialog
          store={store}
          items={items}
          onClose={close}
          onDelete={(objects) => void operations.remove(items, objects)}
        />
      )}
      {(kind === 'move' || kind === 'copy') && (
        <TransferDialog
          kind={kind}
          items={items}
          directory={directory}
          onClose={close}
          onTransfer={(target) => void operations.transfer(kind, items, target)}
        />
      )}
      {store && first && kind === 'properties' && <PropertiesDialog store={store} item={first} onClose={close} />}
      {store && first && kind === 'link' && <LinkDialog store={store} item={first} onClose={close} />}
      {operations.conflictDialog}
      {bucket.dialog && <BucketDialog {...bucket.dialog} key={bucket.dialog.key} onOpened={() => goTo('')} />}
      {store && creative.dialog && kind === 'creative' && (
        <UseInCreativeDialog {...creative.dialog} key={creative.dialog.key} store={store} items={items} />
      )}
    </>
  )
}
