import { type Asset, assetSizeWarning, type Creative, errorText, formatMediaMetadata } from '@placard/domain'
import { classNames, FileName, IconButton, Thumbnail } from '@placard/ui'
import { CircleX, ExternalLink, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { RemoveAsset } from '../remove-asset.js'

export interface AssetRowProps {
  /** The file. */
  asset: Asset
  /** Creative that the file belongs to. */
  creative: Pick<Creative, 'width' | 'height' | 'fluid'>
  /** Sentence that says where it is used; its removal then asks for confirmation. */
  usedIn: string | undefined
  /** Removes it. */
  onRemove: ((asset: Asset) => Promise<void> | void) | undefined
}

/** Row of one file with its facts, warnings and actions. */
export function AssetRow({ asset, creative, usedIn, onRemove }: AssetRowProps) {
  const [removal, setRemoval] = useState<{ pending: boolean; failure?: string }>({ pending: false })
  const warning = assetSizeWarning(asset, creative, 'piece')
  const facts = [...formatMediaMetadata(asset), usedIn].filter(Boolean).join(' · ')
  const remove = async () => {
    if (removal.pending) return
    setRemoval({ pending: true })
    try {
      await onRemove?.(asset)
      setRemoval({ pending: false })
    } catch (failure) {
      setRemoval({ pending: false, failure: errorText(failure, 'Couldn’t remove the file. Try again.') })
    }
  }
  return (
    <li className="flex min-h-14 min-w-0 items-center gap-3 px-4 py-2 text-dense text-ink">
      <Thumbnail size="sm" name={asset.name} src={asset.url || undefined} poster={false} />
      <div className={classNames('grid min-w-0 flex-1 gap-1', removal.pending && 'text-ink-muted')}>
        <FileName name={asset.name} className="font-medium" />
        {facts !== '' && <p className="min-w-0 break-words text-caption text-ink-muted tabular-nums">{facts}</p>}
        {warning !== undefined && (
          <p className="flex items-start gap-1 text-caption tabular-nums">
            <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0 text-warning-ink" />
            More pixels than it needs: {warning}
          </p>
        )}
        <p role="status" className="flex items-start gap-1 text-caption text-danger-ink empty:sr-only">
          {removal.failure !== undefined && (
            <>
              <CircleX aria-hidden className="mt-px size-3.5 shrink-0" />
              {removal.failure}
            </>
          )}
        </p>
      </div>
      <div className="-me-1.5 flex shrink-0 items-center">
        {asset.url !== '' && (
          <IconButton asChild label={`Open ${asset.name}`} size="sm" className="coarse:size-11">
            <a href={asset.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
            </a>
          </IconButton>
        )}
        {onRemove &&
          (usedIn === undefined ? (
            <IconButton
              label={`Remove ${asset.name}`}
              size="sm"
              loading={removal.pending}
              onClick={() => void remove()}
              className="coarse:size-11"
            >
              <Trash2 aria-hidden />
            </IconButton>
          ) : (
            <RemoveAsset asset={asset} warning={`${usedIn}. It would be missing there.`} onRemove={onRemove} />
          ))}
      </div>
    </li>
  )
}
