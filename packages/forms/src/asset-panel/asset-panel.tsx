import {
  type Asset,
  assetInSlot,
  assetSizeWarning,
  type Creative,
  errorText,
  findFillingFile,
  INCORRECT_UPLOAD_TARGET,
  type Layout,
  repeatedNames,
} from '@placard/domain'
import {
  Alert,
  Button,
  classNames,
  EmptyState,
  ErrorState,
  FileName,
  IconButton,
  Section,
  Skeleton,
  Thumbnail,
  useLabels,
} from '@placard/ui'
import { CircleX, ExternalLink, FileX, Trash2, TriangleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { assetFacts } from '../asset-facts.js'
import { assetSlotLabels } from '../asset-labels.js'
import { AssetSlot } from '../asset-slot/asset-slot.js'
import type { AssetUploader } from '../asset-uploader.js'
import { RemoveAsset } from '../remove-asset.js'
import { useTranslate } from '../use-translate.js'
import { AssetAdding } from './asset-adding.js'

/** Width and height in CSS pixels. */
export interface AssetPanelSize {
  width: number
  height: number
}

export interface AssetPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Creative with its files; undefined before its first save, because files belong to a saved creative. */
  creative:
    | (Pick<Creative, 'width' | 'height' | 'fluid' | 'assets'> & Partial<Pick<Creative, 'type' | 'html'>>)
    | undefined
  /** Layout that defines the required files by name. */
  layout?: Pick<Layout, 'name' | 'requiredAssets'> | null
  /**
   * Uploads a file that passed all checks. The upload continues after the panel unmounts, unless `signal` aborts it.
   */
  onUpload: AssetUploader
  /** Removes a file; without it, files cannot be removed. Errors thrown are shown. */
  onRemove?: (asset: Asset) => Promise<void> | void
  /**
   * Lets the user choose files that are stored elsewhere, such as in a file manager, and resolves to them; undefined if
   * they cancel. Without it, files come from the user's device only.
   */
  onChooseFiles?: (() => Promise<readonly File[] | undefined>) | undefined
  /**
   * Shows the panel, if it is in a hidden tab. Called when files are dropped or pasted anywhere on the page, which the
   * panel then adds.
   */
  onReveal?: (() => void) | undefined
  /** Changes the creative's size to that of the file that fills it; without it, a wrong size is only named. */
  onSizeChange?: ((size: AssetPanelSize) => void) | undefined
  /** Returns a sentence such as "Used in the end card"; removing such a file asks for confirmation. */
  usedIn?: (asset: Asset) => string | undefined
  /** True if the files are loading. @default false */
  loading?: boolean
  /** Error that occurred while loading. */
  error?: string | undefined
  /** Retries loading. */
  onRetry?: () => void
  /** Title of the panel. @default 'Assets' */
  title?: ReactNode
  /** Error message for uploads that fail without one. @default 'Couldn’t upload the file. Try again.' */
  fallback?: string
}

const inOrder = new Intl.Collator('en', { numeric: true })

/** Lists all files of a creative: first the slots its layout requires, then other files, and a dropzone for more. */
export function AssetPanel({
  creative,
  layout = null,
  onUpload,
  onRemove,
  onChooseFiles,
  onReveal,
  onSizeChange,
  usedIn,
  loading = false,
  error,
  onRetry,
  title,
  fallback: ownFallback,
  ...props
}: AssetPanelProps) {
  const labels = useLabels('assetSlot', assetSlotLabels)
  const translate = useTranslate()
  const fallback = ownFallback ?? labels.uploadFailed
  const layoutName = translate(layout?.name ?? '')
  const needed = layout?.requiredAssets ?? []
  const body = () => {
    if (loading) return <LoadingPanel slots={needed.length} />
    if (error !== undefined)
      return (
        <ErrorState
          titleAs="h3"
          title={labels.loadFailed}
          description={translate(error)}
          action={onRetry && <Button onClick={onRetry}>{labels.tryAgain}</Button>}
          live
        />
      )
    if (!creative)
      return (
        <EmptyState
          titleAs="h3"
          icon={<FileX aria-hidden />}
          title={translate(INCORRECT_UPLOAD_TARGET)}
          description={labels.saveFirst}
        />
      )
    const inSlots = needed.map((slot) => assetInSlot(slot, creative.assets))
    const others = creative.assets
      .filter((asset) => !inSlots.includes(asset))
      .sort((one, other) => inOrder.compare(one.name, other.name))
    const repeated = repeatedNames(creative.assets)
    const { type = 'Banner', html = '', assets } = creative
    const filling = type === 'Banner' && layout === null ? findFillingFile({ layout, html, assets }) : undefined
    return (
      <div className="grid gap-6">
        {needed.length > 0 && (
          <Group title={labels.neededBy(layoutName)}>
            {needed.map((name, index) => (
              <AssetSlot
                key={name}
                data-field={`assets.${name}`}
                name={name}
                creative={creative}
                asset={inSlots[index]}
                onUpload={onUpload}
                onRemove={onRemove}
                removeWarning={labels.hiddenWithout(layoutName)}
                fallback={fallback}
              />
            ))}
          </Group>
        )}
        <Group title={needed.length > 0 ? labels.otherFiles : undefined} count={others.length}>
          {repeated.length > 0 && (
            <Alert tone="warning" title={labels.repeated}>
              {labels.repeatedHint(repeated.join(', '))}
            </Alert>
          )}
          {others.length > 0 ? (
            <AssetList
              assets={others}
              creative={creative}
              filling={filling}
              usedIn={usedIn}
              onRemove={onRemove}
              onSizeChange={onSizeChange}
            />
          ) : (
            <p className="text-dense text-ink-muted">{needed.length > 0 ? labels.noOthers : labels.noFiles}</p>
          )}
          <AssetAdding
            assets={creative.assets}
            emptySlots={needed.filter((_, index) => inSlots[index] === undefined)}
            onUpload={onUpload}
            onChooseFiles={onChooseFiles}
            onReveal={onReveal}
            fallback={fallback}
          />
        </Group>
      </div>
    )
  }
  return (
    <Section data-slot="asset-panel" {...props} title={title ?? labels.assets} aria-busy={loading || undefined}>
      {body()}
    </Section>
  )
}

/** Files under a heading; without a title there is none, because the panel has only one group. */
function Group({ title, count, children }: { title: string | undefined; count?: number; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-4">
      {title !== undefined && (
        <h3 className="flex items-baseline gap-2 font-semibold text-body text-ink">
          {title}
          {count !== undefined && count > 0 && (
            <span className="font-normal text-dense text-ink-muted tabular-nums">{count}</span>
          )}
        </h3>
      )}
      {children}
    </div>
  )
}

/** Skeleton with the height of a slot, some rows and the dropzone. */
function LoadingPanel({ slots }: { slots: number }) {
  return (
    <div className="grid gap-6">
      {slots > 0 && (
        <div className="grid gap-4">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-20 rounded-card" />
        </div>
      )}
      <div className="grid gap-4">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-42 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </div>
  )
}

interface AssetListProps extends Pick<AssetRowProps, 'creative' | 'onRemove' | 'onSizeChange'> {
  /** Assets in display order. */
  assets: readonly Asset[]
  /** File that fills the creative. */
  filling: Asset | undefined
  /** Returns a sentence that says where a file is used. */
  usedIn: ((asset: Asset) => string | undefined) | undefined
}

/** Lists the files of a creative. After a removal, focus moves to the row that takes its place. */
function AssetList({ assets, filling, usedIn, ...shared }: AssetListProps) {
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
        <AssetRow key={asset.id} asset={asset} isFilling={asset === filling} usedIn={usedIn?.(asset)} {...shared} />
      ))}
    </ul>
  )
}

interface AssetRowProps {
  /** The file. */
  asset: Asset
  /** Creative that the file belongs to. */
  creative: Pick<Creative, 'width' | 'height' | 'fluid'>
  /** Sentence that says where it is used; its removal then asks for confirmation. */
  usedIn: string | undefined
  /** True if it fills the creative. */
  isFilling: boolean
  /** Removes it. */
  onRemove: ((asset: Asset) => Promise<void> | void) | undefined
  /** Changes the creative's size to that of the file that fills it. */
  onSizeChange: AssetPanelProps['onSizeChange']
}

/** Row of one file with its facts, warnings and actions. */
function AssetRow({ asset, creative, usedIn, isFilling, onRemove, onSizeChange }: AssetRowProps) {
  const translate = useTranslate()
  const labels = useLabels('assetSlot', assetSlotLabels)
  const [removal, setRemoval] = useState<{ pending: boolean; failure?: string }>({ pending: false })
  const warning = assetSizeWarning(asset, creative, isFilling ? 'whole' : 'piece')
  const { width, height } = asset
  const facts = [assetFacts(asset), usedIn].filter(Boolean).join(' · ')
  const remove = async () => {
    if (removal.pending) return
    setRemoval({ pending: true })
    try {
      await onRemove?.(asset)
      setRemoval({ pending: false })
    } catch (failure) {
      setRemoval({ pending: false, failure: translate(errorText(failure, labels.removeFailed)) })
    }
  }
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
        {isFilling && warning !== undefined && onSizeChange && width !== null && height !== null && (
          <Button size="sm" className="justify-self-start" onClick={() => onSizeChange({ width, height })}>
            {labels.applySize(width, height)}
          </Button>
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
              onClick={() => void remove()}
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
