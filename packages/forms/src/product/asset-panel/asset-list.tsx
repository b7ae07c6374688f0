import { errorText } from '@placard/domain/api'
import { type Asset, type Creative, slotsForFile } from '@placard/domain/creative'
import { assetSizeWarning, slotFileName } from '@placard/domain/internal/creative'
import { Button, classNames, FileName, IconButton, Thumbnail, useLabels } from '@placard/ui'
import { CircleX, ExternalLink, Trash2, TriangleAlert } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { assetFacts } from '../asset-facts.js'
import { assetSlotLabels } from '../asset-labels.js'
import { RemoveAsset } from '../remove-asset.js'

export interface AssetListProps
  extends Pick<AssetRowProps, 'creative' | 'emptySlots' | 'onRemove' | 'onRename' | 'onSizeChange'> {
  /** Assets in display order. */
  assets: readonly Asset[]
  /** File that fills the creative. */
  filling: Asset | undefined
  /** Videos whose size the creative could take. */
  sizing: readonly Asset[]
  /** Returns a sentence that says where a file is used. */
  usedIn: ((asset: Asset) => string | undefined) | undefined
}

/** Lists the files of a creative. After a removal, focus moves to the row that takes its place. */
export function AssetList({ assets, filling, sizing, usedIn, ...shared }: AssetListProps) {
  const list = useRef<HTMLUListElement>(null)
  const row = useRef(-1)
  useLayoutEffect(() => {
    if (row.current < 0 || document.activeElement !== document.body) return
    const next = list.current?.children[Math.min(row.current, assets.length - 1)]
    Array.from(next?.querySelectorAll('button') ?? [])
      .at(-1)
      ?.focus()
  })
  return (
    <ul
      ref={list}
      onFocus={({ target }) => {
        row.current = Array.from(list.current?.children ?? []).findIndex((one) => one.contains(target))
      }}
      onBlur={() => {
        row.current = -1
      }}
      className="divide-y divide-line-subtle rounded-card border border-line-subtle bg-surface"
    >
      {assets.map((asset) => (
        <AssetRow
          key={asset.id}
          asset={asset}
          isFilling={asset === filling}
          isSizing={sizing.includes(asset)}
          usedIn={usedIn?.(asset)}
          {...shared}
        />
      ))}
    </ul>
  )
}

/** Action of a row. */
interface RowAction {
  pending: boolean
  failure?: string
}

const IDLE: RowAction = { pending: false }

interface AssetRowProps {
  /** The file. */
  asset: Asset
  /** Creative that the file belongs to. */
  creative: Pick<Creative, 'width' | 'height' | 'fluid'>
  /** Sentence that says where it is used; its removal then asks for confirmation. */
  usedIn: string | undefined
  /** True if it fills the creative. */
  isFilling: boolean
  /** True for a video whose size the creative could take. */
  isSizing: boolean
  /** Empty slots of the layout. */
  emptySlots: readonly string[]
  /** Gives it another name, under which it fills a slot. */
  onRename: ((asset: Asset, name: string) => Promise<void> | void) | undefined
  /** Removes it. */
  onRemove: ((asset: Asset) => Promise<void> | void) | undefined
  /** Changes the creative's size to that of the file that fills it. */
  onSizeChange: ((size: { width: number; height: number }) => void) | undefined
}

/** Row of one file with its facts, warnings and actions. */
function AssetRow({
  asset,
  creative,
  usedIn,
  isFilling,
  isSizing,
  emptySlots,
  onRemove,
  onRename,
  onSizeChange,
}: AssetRowProps) {
  const translate = useTranslate()
  const labels = useLabels('assetSlot', assetSlotLabels)
  const [removal, setRemoval] = useState<RowAction>(IDLE)
  const [renaming, setRenaming] = useState<RowAction>(IDLE)
  const warning = assetSizeWarning(asset, creative, isFilling ? 'whole' : 'piece')
  const { width, height } = asset
  const facts = [assetFacts(asset), usedIn].filter(Boolean).join(' · ')
  const run = async (action: () => unknown, show: (state: RowAction) => void, fallback: string) => {
    if (removal.pending || renaming.pending) return
    show({ pending: true })
    try {
      await action()
      show(IDLE)
    } catch (failure) {
      show({ pending: false, failure: translate(errorText(failure, fallback)) })
    }
  }
  const failure = removal.failure ?? renaming.failure
  return (
    <li
      data-field={`assets.${asset.name}`}
      className="flex min-h-14 min-w-0 items-center gap-3 px-4 py-2 text-dense text-ink"
    >
      <Thumbnail size="sm" name={asset.name} src={asset.url || undefined} poster={false} />
      <div className={classNames('grid min-w-0 flex-1 gap-1', removal.pending && 'text-ink-muted')}>
        <FileName name={asset.name} className="font-medium" />
        {facts !== '' && <p className="min-w-0 break-words text-caption text-ink-muted tabular-nums">{facts}</p>}
        {warning !== undefined && (
          <p className="flex items-start gap-1 text-caption tabular-nums">
            <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0 text-warning-ink" />
            {isFilling ? translate(warning) : labels.tooManyPixels(translate(warning))}
          </p>
        )}
        {isSizing && (
          <p className="text-caption text-ink-muted tabular-nums">
            {labels.creativeIs(creative.width, creative.height)}
          </p>
        )}
        {((isFilling && warning !== undefined) || isSizing) && onSizeChange && width !== null && height !== null && (
          <Button size="sm" className="justify-self-start" onClick={() => onSizeChange({ width, height })}>
            {labels.applySize(width, height)}
          </Button>
        )}
        {onRename &&
          slotsForFile(emptySlots, asset.name).map((slot) => (
            <Button
              key={slot}
              size="sm"
              className="justify-self-start"
              loading={renaming.pending}
              onClick={() =>
                void run(() => onRename(asset, slotFileName(slot, asset.name)), setRenaming, labels.renameFailed)
              }
            >
              {labels.fillSlot(translate(slot))}
            </Button>
          ))}
        <p role="status" className="flex items-start gap-1 text-caption text-danger-ink empty:sr-only">
          {failure !== undefined && (
            <>
              <CircleX aria-hidden className="mt-px size-3.5 shrink-0" />
              {failure}
            </>
          )}
        </p>
      </div>
      <div className="-me-1.5 flex shrink-0 items-center">
        {asset.url !== '' && (
          <IconButton asChild label={labels.open(asset.name)} size="sm" className="coarse:size-11">
            <a href={asset.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
            </a>
          </IconButton>
        )}
        {onRemove &&
          (usedIn === undefined ? (
            <IconButton
              label={labels.remove(asset.name)}
              size="sm"
              loading={removal.pending}
              onClick={() => void run(() => onRemove(asset), setRemoval, labels.removeFailed)}
              className="coarse:size-11"
            >
              <Trash2 aria-hidden />
            </IconButton>
          ) : (
            <RemoveAsset asset={asset} warning={labels.missingThere(usedIn)} onRemove={onRemove} />
          ))}
      </div>
    </li>
  )
}
