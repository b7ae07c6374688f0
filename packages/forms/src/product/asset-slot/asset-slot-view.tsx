import type { Asset } from '@placard/domain/creative'
import { classNames, FileName, formatBytes, Progress, Status, Thumbnail, useLabels } from '@placard/ui'
import { CircleX, TriangleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslate } from '../../use-translate.js'
import { assetFacts } from '../asset-facts.js'
import { assetSlotLabels } from '../asset-labels.js'
import { shareText, slotState, slotTones } from './slot-labels.js'
import type { SlotStep } from './use-asset-slot.js'

export interface AssetSlotViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the asset. */
  name: string
  /** Purpose of the file. */
  hint: ReactNode
  /** Upload in progress. */
  step: SlotStep
  /** Asset in the slot. */
  asset: Asset | undefined
  /** Size in bytes, if known. */
  size: number | undefined
  /** Warning about the asset. */
  warning: string | undefined
  /** True if a file is dragged over the slot. */
  over: boolean
  /** Action buttons. */
  actions: ReactNode
}

/** Renders a slot with the same lines in every state, so that nothing jumps. */
export function AssetSlotView({
  name,
  hint,
  step,
  asset,
  size,
  warning,
  over,
  actions,
  className,
  ...props
}: AssetSlotViewProps) {
  const labels = useLabels('assetSlot', assetSlotLabels)
  const translate = useTranslate()
  const id = useId()
  const state = slotState(step, asset, warning)
  const wrong = step.kind === 'refused' || step.kind === 'failed'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset disables and borders its content in its own way.
    <div
      role="group"
      aria-labelledby={`${id}-name`}
      data-slot="asset-slot"
      data-state={state}
      {...props}
      className={classNames(
        'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-surface p-4 text-dense transition-colors duration-100',
        asset || step.kind === 'uploading' ? 'border-line-subtle' : 'border-line-control border-dashed',
        over && 'border-brand bg-brand-tint outline-2 outline-brand -outline-offset-1',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-4">
        <Thumbnail
          name={name}
          src={(step.kind !== 'uploading' && asset?.url) || undefined}
          poster={false}
          ratio={4 / 3}
          className="self-start"
        />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <span id={`${id}-name`} className="min-w-0 font-medium text-ink">
              <FileName name={name} />
            </span>
            <Status tone={slotTones[state]}>{labels.states[state]}</Status>
          </div>
          {step.kind === 'uploading' ? (
            <Uploading name={name} size={step.size} share={step.share} />
          ) : (
            <p className="min-w-0 break-words text-caption text-ink-muted tabular-nums">
              {step.kind === 'checking' ? labels.checking(step.fileName) : asset ? assetFacts(asset, size) : hint}
            </p>
          )}
          {!wrong && warning !== undefined && step.kind === 'idle' && (
            <Note icon={<TriangleAlert aria-hidden className="text-warning-ink" />}>{translate(warning)}</Note>
          )}
          {wrong && (
            <Note icon={<CircleX aria-hidden className="text-danger-ink" />} className="text-danger-ink">
              {translate(step.message)}
              {asset && labels.previousKept}
            </Note>
          )}
        </div>
      </div>
      <div className="ms-auto flex shrink-0 items-center gap-2">{actions}</div>
    </div>
  )
}

function Uploading({ name, size, share }: { name: string; size: number; share: number }) {
  const labels = useLabels('assetSlot', assetSlotLabels)
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3 text-caption text-ink-muted tabular-nums">
        <span>{labels.loadedOf(formatBytes(Math.min(share, 1) * size), formatBytes(size))}</span>
        <span aria-hidden>{shareText(share, labels)}</span>
      </p>
      <Progress
        bare
        size="sm"
        label={labels.uploading(name)}
        value={share >= 1 ? null : share * 100}
        valueText={shareText(share, labels)}
      />
    </div>
  )
}

function Note({ icon, className, children }: { icon: ReactNode; className?: string; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'flex min-w-0 items-start gap-1 text-caption text-ink [&>svg]:mt-px [&>svg]:size-3.5 [&>svg]:shrink-0',
        className,
      )}
    >
      {icon}
      <span className="min-w-0 break-words tabular-nums">{children}</span>
    </p>
  )
}
