import { type Asset, formatMediaMetadata } from '@placard/domain'
import { formatBytes, type StatusProps } from '@placard/ui'
import type { SlotStep } from './use-asset-slot.js'

/** State of a slot. */
export type SlotState = 'missing' | 'checking' | 'uploading' | 'ready' | 'wrong-size' | 'wrong-kind' | 'error'

/** Label and appearance of each state. */
export const slotStatus: Record<SlotState, [message: string, tone: NonNullable<StatusProps['tone']>]> = {
  missing: ['Missing', 'neutral'],
  checking: ['Checking', 'info'],
  uploading: ['Uploading', 'info'],
  ready: ['Ready', 'success'],
  'wrong-size': ['Wrong size', 'warning'],
  'wrong-kind': ['Not added', 'danger'],
  error: ['Not uploaded', 'danger'],
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
export const shareText = (share: number): string => (share >= 1 ? 'Almost done' : `${Math.floor(share * 100)}%`)

/** Text with dimensions, duration and size of an asset: 1920x1080, 0:15, 4.2 MB. */
export const slotFacts = (asset: Asset, size: number | undefined): string =>
  [...formatMediaMetadata(asset), size === undefined ? undefined : formatBytes(size)].filter(Boolean).join(' · ')

interface Told {
  name: string
  step: SlotStep
  asset: Asset | undefined
  size: number | undefined
  warning: string | undefined
}

/** Text for the live region: once per state, and per quarter of an upload. */
export function slotAnnouncement({ name, step, asset, size, warning }: Told): string {
  if (step.kind === 'checking') return `Checking ${step.fileName}`
  if (step.kind === 'uploading') {
    const quarter = Math.floor(step.share * 4) * 25
    return quarter === 0 ? `Uploading ${name}` : quarter === 100 ? `${name} is almost done` : `${quarter}% of ${name}`
  }
  if (step.kind !== 'idle') return step.message
  if (!asset) return ''
  return [`${name} is ready`, slotFacts(asset, size), warning].filter(Boolean).join('. ')
}
