import { Dialog, DialogContent, useLabels } from '@placard/ui'
import { adBuilderLabels } from './ad-builder-labels.js'
import { BuilderPreview, type BuilderPreviewProps } from './builder-preview.js'

export interface PreviewDialogProps extends BuilderPreviewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog with a size of the design as it is served, and its weight. */
export function PreviewDialog({ open, onOpenChange, ...props }: PreviewDialogProps) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="lg" title={labels.preview} description={labels.previewHint}>
        <BuilderPreview {...props} />
      </DialogContent>
    </Dialog>
  )
}
