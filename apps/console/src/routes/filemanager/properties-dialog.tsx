import { totalsOf } from '@placard/domain'
import { Alert, DescriptionItem, Dialog, DialogContent, FileProperties } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import type { FileStore } from '../../data/file-store.js'
import { fileFactsQuery, fileObjectsQuery } from '../../data/files.js'
import type { SelectedItem } from './use-file-operations.js'

export interface PropertiesDialogProps {
  store: FileStore
  item: SelectedItem
  /** Called when the dialog closes. */
  onClose: () => void
}

/** Facts about a file, or about a folder with all that is in it. */
export function PropertiesDialog({ store, item, onClose }: PropertiesDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Properties of ${item.name}`}
        // Focus on the copy button would open its tooltip.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.target instanceof HTMLElement) event.target.focus()
        }}
      >
        {item.kind === 'folder' ? (
          <FolderProperties store={store} item={item} />
        ) : (
          <ObjectProperties store={store} item={item} />
        )}
      </DialogContent>
    </Dialog>
  )
}

type PropertiesProps = Omit<PropertiesDialogProps, 'onClose'>

function ObjectProperties({ store, item: { id, name, kind, size, modified } }: PropertiesProps) {
  const { data: facts, error } = useQuery(fileFactsQuery(store, id))
  return (
    <div className="grid gap-4">
      {error && <Alert tone="danger">{error.message}</Alert>}
      <FileProperties
        name={name}
        kind={kind}
        size={facts?.size ?? size ?? 0}
        modified={facts?.modified ?? modified}
        contentType={facts?.contentType}
        path={id}
        more={
          facts && (
            <>
              {facts.etag !== undefined && <DescriptionItem label="ETag">{facts.etag}</DescriptionItem>}
              {facts.storageClass !== undefined && (
                <DescriptionItem label="Storage class">{facts.storageClass}</DescriptionItem>
              )}
              {Object.entries(facts.metadata).map(([key, value]) => (
                <DescriptionItem key={key} label={`Metadata: ${key}`}>
                  {value}
                </DescriptionItem>
              ))}
            </>
          )
        }
      />
    </div>
  )
}

function FolderProperties({ store, item }: PropertiesProps) {
  const { id, name, kind } = item
  const { data: objects, error } = useQuery(fileObjectsQuery(store, [item]))
  const totals = objects && totalsOf(objects)
  return (
    <div className="grid gap-4">
      {error && <Alert tone="danger">{error.message}</Alert>}
      <FileProperties name={name} kind={kind} size={totals?.size} files={totals?.files} path={id} />
    </div>
  )
}
