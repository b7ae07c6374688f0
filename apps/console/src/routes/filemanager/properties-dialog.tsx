import { computeTotals } from '@placard/domain/internal/files'
import { useTranslate } from '@placard/forms'
import { Alert, DescriptionItem, Dialog, DialogContent, FileProperties, useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import type { FileStore } from '../../data/files/file-store.js'
import { fileFactsQuery, fileObjectsQuery } from '../../data/files/files.js'
import { fileManagerLabels } from './filemanager-labels.js'
import type { SelectedItem } from './use-file-operations.js'

export interface PropertiesDialogProps {
  store: FileStore
  item: SelectedItem
  /** Called when the dialog closes. */
  onClose: () => void
}

/** Facts about a file, or about a folder with all that is in it. */
export function PropertiesDialog({ store, item, onClose }: PropertiesDialogProps) {
  const labels = useLabels('fileManager', fileManagerLabels)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={labels.propertiesOfName(item.name)}
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
  const labels = useLabels('fileManager', fileManagerLabels)
  const translate = useTranslate()
  const { data: facts, error } = useQuery(fileFactsQuery(store, id))
  return (
    <div className="grid gap-4">
      {error && <Alert tone="danger">{translate(error.message)}</Alert>}
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
              {facts.etag !== undefined && <DescriptionItem label={labels.eTag}>{facts.etag}</DescriptionItem>}
              {facts.storageClass !== undefined && (
                <DescriptionItem label={labels.storageClass}>{facts.storageClass}</DescriptionItem>
              )}
              {Object.entries(facts.metadata).map(([key, value]) => (
                <DescriptionItem key={key} label={labels.metadataKey(key)}>
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
  const translate = useTranslate()
  const { id, name, kind } = item
  const { data: objects, error } = useQuery(fileObjectsQuery(store, [item]))
  const totals = objects && computeTotals(objects)
  return (
    <div className="grid gap-4">
      {error && <Alert tone="danger">{translate(error.message)}</Alert>}
      <FileProperties name={name} kind={kind} size={totals?.size} files={totals?.files} path={id} />
    </div>
  )
}
