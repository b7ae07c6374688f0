import { Dialog, DialogContent } from '@placard/ui'
import { BuilderPreview, type BuilderPreviewProps } from './builder-preview.js'

export interface PreviewDialogProps extends BuilderPreviewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog with a size of the design as it is served, and its weight. */
export function PreviewDialog({ open, onOpenChange, ...props }: PreviewDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="lg" title="Preview" description="The ad as it is served. Nothing here is counted.">
        <BuilderPreview {...props} />
      </DialogContent>
    </Dialog>
  )
}
