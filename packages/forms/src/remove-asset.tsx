import { type Asset, errorText } from '@placard/domain'
import { AlertDialog, AlertDialogContent, AlertDialogTrigger, IconButton } from '@placard/ui'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

export interface RemoveAssetProps {
  /** What would go. */
  asset: Asset
  /** What would be missing then, in a sentence. */
  warning: ReactNode
  /** Removes it; what it throws is shown in the question. */
  onRemove: (asset: Asset) => Promise<void> | void
}

/** A button that asks before it removes a file that something needs. */
export function RemoveAsset({ asset, warning, onRemove }: RemoveAssetProps) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <IconButton label={`Remove ${asset.name}`} size="sm" className="coarse:size-11">
          <Trash2 aria-hidden />
        </IconButton>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={`Remove ${asset.name}?`}
        description={warning}
        tone="danger"
        actionLabel="Remove file"
        onAction={() => onRemove(asset)}
        labels={{ error: (failure) => errorText(failure, 'The file could not be removed. Try again.') }}
      />
    </AlertDialog>
  )
}
