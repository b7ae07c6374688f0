import type { Asset } from '@placard/domain/creative'
import type { StatusProps } from '@placard/ui'
import { assetFacts } from '../asset-facts.js'
import { type AssetSlotLabels, assetSlotLabels } from '../asset-labels.js'
import type { SlotStep } from './use-asset-slot.js'

/** State of a slot. */
export type SlotState = 'missing' | 'checking' | 'uploading' | 'ready' | 'wrong-size' | 'wrong-kind' | 'error'

/** Appearance of each state. */
export const slotTones: Record<SlotState, NonNullable<StatusProps['tone']>> = {
  missing: 'neutral',
  checking: 'info',
  uploading: 'info',
  ready: 'success',
  'wrong-size': 'warning',
  'wrong-kind': 'danger',
  error: 'danger',
}

/** Returns the state of a slot. */
export function slotState(step: SlotStep, asset: Asset | undefined, warning: string | undefined): SlotState {
  if (step.kind === 'checking' || step.kind === 'uploading') return step.kind
  if (step.kind === 'refused') return 'wrong-kind'
  if (step.kind === 'failed') return 'error'
  if (!asset) return 'missing'
  return warning === undefined ? 'ready' : 'wrong-size'
}

/** Text of an upload's progress. The server may still be checking the file when all bytes are sent. */
export const shareText = (share: number, { almostDone }: AssetSlotLabels): string =>
  share >= 1 ? almostDone : `${Math.floor(share * 100)}%`

interface Told {
  name: string
  step: SlotStep
  asset: Asset | undefined
  size: number | undefined
  warning: string | undefined
}

/** Text for the live region: once per state, and per quarter of an upload. */
export function slotAnnouncement(
  { name, step, asset, size, warning }: Told,
  labels: AssetSlotLabels = assetSlotLabels,
): string {
  if (step.kind === 'checking') return labels.checking(step.fileName)
  if (step.kind === 'uploading') {
    const quarter = Math.floor(step.share * 4) * 25
    if (quarter === 0) return labels.uploading(name)
    return quarter === 100 ? labels.nameAlmostDone(name) : labels.percentOf(quarter, name)
  }
  if (step.kind !== 'idle') return step.message
  if (!asset) return ''
  return [labels.ready(name), assetFacts(asset, size), warning].filter(Boolean).join('. ')
}
