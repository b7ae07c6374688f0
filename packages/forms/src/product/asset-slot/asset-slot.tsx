import type { Asset, Creative } from '@placard/domain/creative'
import { ASSET_FORMATS, assetSizeWarning, MAX_ASSET_SIZE_TEXT, slotFormats } from '@placard/domain/internal/creative'
import { Button, type FileDropzoneProps, fileDropzoneLabels, useLabels } from '@placard/ui'
import {
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { useTranslate } from '../../use-translate.js'
import { assetSlotLabels } from '../asset-labels.js'
import type { AssetUploader } from '../asset-uploader.js'
import { RemoveAsset } from '../remove-asset.js'
import { AssetSlotView } from './asset-slot-view.js'
import { slotAnnouncement } from './slot-labels.js'
import { useAssetSlot } from './use-asset-slot.js'

export type { AssetUploader, AssetUploadOptions } from '../asset-uploader.js'

export interface AssetSlotProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Slot such as `main.mp4` or `main image`; a selected file is uploaded under the slot's file name. */
  name: string
  /** Purpose of the file. @default the accepted formats */
  hint?: ReactNode
  /** Current asset; undefined while the slot is empty. */
  asset?: Asset | undefined
  /** Creative whose size the asset should match; a different aspect ratio or fewer pixels show a warning. */
  creative: Pick<Creative, 'width' | 'height' | 'fluid'>
  /**
   * Uploads a file that passed all checks. The upload continues after the slot unmounts, unless `signal` aborts it.
   */
  onUpload: AssetUploader
  /** Removes the asset; without it, there is no remove button. Errors thrown are shown. */
  onRemove?: ((asset: Asset) => Promise<void> | void) | undefined
  /** Consequence of the removal, shown in the confirmation. @default 'The layout won’t be shown without it.' */
  removeWarning?: ReactNode
  /** True if changes are disabled. @default false */
  disabled?: FileDropzoneProps['disabled']
  /** Error message for failures without one. @default 'Couldn’t upload the file. Try again.' */
  fallback?: string
}

/** Slot for a file that a layout requires: upload, replace, warnings and errors. */
export function AssetSlot({
  name,
  hint,
  asset: given,
  creative,
  onUpload,
  onRemove,
  removeWarning,
  disabled = false,
  fallback,
  ...props
}: AssetSlotProps) {
  const labels = useLabels('assetSlot', assetSlotLabels)
  const translate = useTranslate()
  const { either } = useReportTexts()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const slot = useAssetSlot({ name, asset: given, onUpload, fallback: fallback ?? labels.uploadFailed })
  const { step, asset, size } = slot
  const busy = step.kind === 'checking' || step.kind === 'uploading'
  const take = (files: File[]) => {
    const [file, second] = files
    if (second) slot.refuse(`${fileDropzoneLabels.tooMany(1)}.`)
    else if (file) void slot.choose(file)
  }
  const { over, dropProps } = useFileDrop(take, disabled || busy)
  const focusProps = useFocusRetention(root)
  const warning = asset && assetSizeWarning(asset, creative, 'whole')
  const formats = slotFormats(name)
  const pick = () => input.current?.click()
  const isFailed = step.kind === 'failed'
  const verb = asset ? labels.replace : isFailed ? labels.chooseAnother : labels.chooseFile
  const chooseLabel = (asset ? labels.replaceName : isFailed ? labels.chooseAnotherFor : labels.chooseFileFor)(name)

  return (
    <div {...props} {...dropProps} {...focusProps} ref={root}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={chooseLabel}
        accept={formats
          .flatMap((format) => ASSET_FORMATS[format].extensions)
          .map((ending) => `.${ending}`)
          .join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          take(files)
        }}
      />
      <AssetSlotView
        name={name}
        hint={hint ?? labels.fileHint(either(formats.map((format) => format.toUpperCase())), MAX_ASSET_SIZE_TEXT)}
        step={step}
        asset={asset}
        size={size}
        warning={warning}
        over={over}
        actions={
          busy ? (
            <Button key="cancel" size="sm" onClick={slot.cancel} className="coarse:h-11">
              {labels.cancel}
            </Button>
          ) : (
            <>
              {step.kind === 'failed' && (
                <Button key="retry" size="sm" onClick={() => void slot.retry()} className="coarse:h-11">
                  {labels.tryAgain}
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
                  warning={removeWarning ?? labels.layoutHidden}
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
        {translate(slotAnnouncement({ name, step, asset, size, warning }, labels))}
      </p>
    </div>
  )
}

/** Moves focus to the next button of a component when the focused one disappears. */
function useFocusRetention(root: RefObject<HTMLElement | null>) {
  const inside = useRef(false)
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return
    const next = root.current?.querySelector<HTMLElement>('button:not([disabled]), a[href], [tabindex="-1"]')
    next?.focus()
  })
  return {
    onFocus: () => {
      inside.current = true
    },
    onBlur: () => {
      inside.current = false
    },
  }
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Makes an element accept dropped files, in addition to a button that opens the file picker. */
function useFileDrop(onFiles: (files: File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false)
  // Children fire enter and leave events too.
  const depth = useRef(0)
  const leave = (all: boolean) => {
    depth.current = all ? 0 : Math.max(0, depth.current - 1)
    if (depth.current === 0) setOver(false)
  }
  return {
    over: over && !disabled,
    dropProps: {
      onDragEnter: (event: DragEvent) => {
        if (!holdsFiles(event)) return
        depth.current++
        setOver(true)
      },
      // Prevents the browser from navigating to the file.
      onDragOver: (event: DragEvent) => {
        if (holdsFiles(event)) event.preventDefault()
      },
      onDragLeave: () => leave(false),
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        leave(true)
        if (!disabled) onFiles([...event.dataTransfer.files])
      },
    },
  }
}
