import { errorText } from '@placard/domain/api'
import type { Asset } from '@placard/domain/creative'
import { AlertDialog, AlertDialogContent, AlertDialogTrigger, IconButton, useLabels } from '@placard/ui'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../use-translate.js'
import { assetSlotLabels } from './asset-labels.js'

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
  const translate = useTranslate()
  const labels = useLabels('assetSlot', assetSlotLabels)
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <IconButton label={labels.remove(asset.name)} size="sm" className="coarse:size-11">
          <Trash2 aria-hidden />
        </IconButton>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={labels.removeQuestion(asset.name)}
        description={warning}
        tone="danger"
        actionLabel={labels.removeFile}
        onAction={() => onRemove(asset)}
        labels={{ error: (failure) => translate(errorText(failure, labels.removeFailed)) }}
      />
    </AlertDialog>
  )
}
