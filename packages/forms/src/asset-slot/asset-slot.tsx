import {
  ASSET_FORMATS,
  type Asset,
  assetSizeWarning,
  type Creative,
  MAX_ASSET_SIZE_TEXT,
  promisedFormat,
} from '@placard/domain'
import { Button, type FileDropzoneProps, fileDropzoneLabels } from '@placard/ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { AssetUploader } from '../asset-uploader.js'
import { RemoveAsset } from '../remove-asset.js'
import { useFileDrop } from '../use-file-drop.js'
import { useFocusKept } from '../use-focus-kept.js'
import { AssetSlotView } from './asset-slot-view.js'
import { slotAnnouncement } from './slot-words.js'
import { useAssetSlot } from './use-asset-slot.js'

export type { AssetUploader, AssetUploadOptions } from '../asset-uploader.js'

export interface AssetSlotProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** The name that the asset has to have: `main.mp4`. Whatever file is chosen is sent under it. */
  name: string
  /** What it is for. @default which files it takes */
  hint?: ReactNode
  /** The asset that is there; undefined while it is missing. */
  asset?: Asset | undefined
  /** The creative that it fills; another shape or fewer pixels are warned of. */
  creative: Pick<Creative, 'width' | 'height' | 'fluid'>
  /** Sends a file that passed every check. It goes on when the slot is taken away, unless `signal` ends it. */
  onUpload: AssetUploader
  /** Removes the asset; without it there is no such button. What it throws is shown. */
  onRemove?: ((asset: Asset) => Promise<void> | void) | undefined
  /** What the removal means, asked before it. @default 'The layout is not shown without it.' */
  removeWarning?: ReactNode
  /** Nothing can be changed. @default false */
  disabled?: FileDropzoneProps['disabled']
  /** What is said when a failure has no words of its own. @default 'The file could not be uploaded. Try again.' */
  fallback?: string
}

/** The place of one file that a layout cannot do without: what is there, what is wrong with it, and a way to put it there. */
export function AssetSlot({
  name,
  hint,
  asset: given,
  creative,
  onUpload,
  onRemove,
  removeWarning = 'The layout is not shown without it.',
  disabled = false,
  fallback = 'The file could not be uploaded. Try again.',
  ...props
}: AssetSlotProps) {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const slot = useAssetSlot({ name, asset: given, onUpload, fallback })
  const { step, asset, size } = slot
  const busy = step.kind === 'checking' || step.kind === 'uploading'
  const take = (files: File[]) => {
    const [file, second] = files
    if (second) slot.refuse(`${fileDropzoneLabels.tooMany(1)}.`)
    else if (file) void slot.choose(file)
  }
  const { over, dropProps } = useFileDrop(take, disabled || busy)
  const focusProps = useFocusKept(root)
  const warning = asset && assetSizeWarning(asset, creative, 'whole')
  const format = promisedFormat(name)
  const pick = () => input.current?.click()
  const verb = asset ? 'Replace' : step.kind === 'failed' ? 'Choose another' : 'Choose a file'
  const chooseLabel = asset ? `${verb} ${name}` : `${verb} for ${name}`

  return (
    <div {...props} {...dropProps} {...focusProps} ref={root}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={chooseLabel}
        accept={format && ASSET_FORMATS[format].extensions.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          take(files)
        }}
      />
      <AssetSlotView
        name={name}
        hint={hint ?? (format ? `A file of type ${format.toUpperCase()}, up to ${MAX_ASSET_SIZE_TEXT}` : undefined)}
        step={step}
        asset={asset}
        size={size}
        warning={warning}
        over={over}
        actions={
          busy ? (
            <Button key="cancel" size="sm" onClick={slot.cancel} className="coarse:h-11">
              Cancel
            </Button>
          ) : (
            <>
              {step.kind === 'failed' && (
                <Button key="retry" size="sm" onClick={() => void slot.retry()} className="coarse:h-11">
                  Try again
                </Button>
              )}
              <Button
                key="choose"
                size="sm"
                variant={step.kind === 'failed' ? 'ghost' : 'secondary'}
                disabled={disabled}
                aria-label={chooseLabel}
                onClick={pick}
                className="coarse:h-11"
              >
                {verb}
              </Button>
              {asset && onRemove && !disabled && (
                <RemoveAsset
                  asset={asset}
                  warning={removeWarning}
                  onRemove={async (removed) => {
                    await onRemove(removed)
                    slot.forget()
                  }}
                />
              )}
            </>
          )
        }
      />
      <p role="status" className="sr-only">
        {slotAnnouncement({ name, step, asset, size, warning })}
      </p>
    </div>
  )
}
