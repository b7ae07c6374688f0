import { useTranslate } from '@placard/forms'
import { Alert, CodeBlock, Dialog, DialogContent, Skeleton, useLabels, useLocale } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import type { FileStore } from '../../data/files/file-store.js'
import { fileLinkQuery } from '../../data/files/files.js'
import { fileManagerLabels } from './filemanager-labels.js'
import type { SelectedItem } from './use-file-operations.js'

export interface LinkDialogProps {
  store: FileStore
  item: SelectedItem
  /** Called when the dialog closes. */
  onClose: () => void
}

/** Shows a link to a file that works for a limited time, for copying. */
export function LinkDialog({ store, item, onClose }: LinkDialogProps) {
  const labels = useLabels('fileManager', fileManagerLabels)
  const translate = useTranslate()
  const locale = useLocale()
  // Without a selected language, the format is that of the browser.
  const until = new Intl.DateTimeFormat(locale === 'en' ? undefined : locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const { data: link, error } = useQuery(fileLinkQuery(store, item.id))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={labels.linkToName(item.name)}
        description={link ? labels.linkUntil(until.format(link.endsAt)) : labels.linkHint}
      >
        {error ? (
          <Alert tone="danger">{translate(error.message)}</Alert>
        ) : link ? (
          <CodeBlock label={labels.link} code={link.url} defaultWrap maxLines={6} />
        ) : (
          <Skeleton className="h-32 rounded-card" />
        )}
      </DialogContent>
    </Dialog>
  )
}
