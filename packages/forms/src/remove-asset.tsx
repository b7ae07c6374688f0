import { type Asset, errorText } from '@placard/domain'
import { AlertDialog, AlertDialogContent, AlertDialogTrigger, IconButton } from '@placard/ui'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

export interface RemoveAssetProps {
  /** Asset to remove. */
  asset: Asset
  /** Consequence of the removal, as a sentence. */
  warning: ReactNode
  /** Removes it; errors thrown are shown in the dialog. */
  onRemove: (asset: Asset) => Promise<void> | void
}

/** Button that asks before it removes a required file. */
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
        labels={{ error: (failure) => errorText(failure, 'Couldn’t remove the file. Try again.') }}
      />
    </AlertDialog>
  )
}
