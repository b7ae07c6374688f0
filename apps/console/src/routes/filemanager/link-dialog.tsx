import { Alert, CodeBlock, Dialog, DialogContent, Skeleton } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import type { FileStore } from '../../data/file-store.js'
import { fileLinkQuery } from '../../data/files.js'
import type { SelectedItem } from './use-file-operations.js'

export interface LinkDialogProps {
  store: FileStore
  item: SelectedItem
  /** Called when the dialog closes. */
  onClose: () => void
}

const until = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Shows a link to a file that works for a limited time, for copying. */
export function LinkDialog({ store, item, onClose }: LinkDialogProps) {
  const { data: link, error } = useQuery(fileLinkQuery(store, item.id))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Link to ${item.name}`}
        description={
          link
            ? `Anyone with this link can open the file until ${until.format(link.endsAt)}, without signing in.`
            : 'Anyone with the link can open the file for a limited time, without signing in.'
        }
      >
        {error ? (
          <Alert tone="danger">{error.message}</Alert>
        ) : link ? (
          <CodeBlock label="Link" code={link.url} defaultWrap maxLines={6} />
        ) : (
          <Skeleton className="h-32 rounded-card" />
        )}
      </DialogContent>
    </Dialog>
  )
}
