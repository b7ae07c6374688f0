import type { Asset, Creative, Layout } from '@placard/domain/creative'
import { assetInSlot, INCORRECT_UPLOAD_TARGET, repeatedNames } from '@placard/domain/internal/creative'
import { findFillingFile } from '@placard/domain/internal/tags'
import { Alert, Button, EmptyState, ErrorState, Section, Skeleton, useLabels } from '@placard/ui'
import { FileX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslate } from '../../use-translate.js'
import { assetSlotLabels } from '../asset-labels.js'
import { AssetSlot } from '../asset-slot/asset-slot.js'
import type { AssetUploader } from '../asset-uploader.js'
import { AssetAdding } from './asset-adding.js'
import { AssetList } from './asset-list.js'
import { differingVideos, useVideoSize } from './use-video-size.js'

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
   * Gives a file another name, under which it fills an empty slot of the layout; without it, files have to be uploaded
   * for a slot. Errors thrown are shown.
   */
  onRename?: ((asset: Asset, name: string) => Promise<void> | void) | undefined
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
  /**
   * Changes the creative's size to that of the file that fills it; without it, a wrong size is only named. Also called
   * when a video is added to a VAST or VPAID creative that still has the default size.
   */
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
  onUpload: upload,
  onRemove,
  onRename,
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
  const { onUpload, taken } = useVideoSize({ creative, upload, onSizeChange })
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
    const emptySlots = needed.filter((_, index) => inSlots[index] === undefined)
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
              sizing={differingVideos(creative)}
              emptySlots={emptySlots}
              usedIn={usedIn}
              onRemove={onRemove}
              onRename={onRename}
              onSizeChange={onSizeChange}
            />
          ) : (
            <p className="text-dense text-ink-muted">{needed.length > 0 ? labels.noOthers : labels.noFiles}</p>
          )}
          <AssetAdding
            assets={creative.assets}
            emptySlots={emptySlots}
            note={taken && labels.sizeTaken(taken.width, taken.height)}
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
