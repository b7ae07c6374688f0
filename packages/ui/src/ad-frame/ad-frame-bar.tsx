import { Pause, Play, RotateCcw, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.js'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import type { AdFrameLabels } from './ad-frame-labels.js'
import type { AdFrameSize, AdFrameZoom } from './ad-frame-size.js'
import type { AdDocument } from './use-ad-document.js'

export interface AdFrameBarProps {
  size: AdFrameSize
  zoom: AdFrameZoom
  onZoomChange: (zoom: AdFrameZoom) => void
  document: AdDocument
  labels: AdFrameLabels
  actions: ReactNode
}

const ZOOMS: readonly AdFrameZoom[] = ['fit', 0.5, 1, 2]
const percent = (share: number) => `${Math.round(share * 100)}%`

/** Toolbar of the preview: size and actions. */
export function AdFrameBar({ size, zoom, onZoomChange, document, labels, actions }: AdFrameBarProps) {
  const { status, pausable, paused } = document
  const there = status !== 'empty' && status !== 'failed'
  const plays = status === 'loading' || (status === 'ready' && !paused)
  const options = ZOOMS.map((value) => ({
    value: String(value),
    label: value === 'fit' ? labels.fit : percent(value),
  }))
  const PauseIcon = plays ? (pausable ? Pause : Square) : Play
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 print:hidden">
      <p data-slot="ad-frame-size" className="me-auto whitespace-nowrap text-caption text-ink-muted">
        {size.fluid && `${labels.fluid} · `}
        <bdi dir="ltr">
          {size.width} × {size.height}
          {there && !size.fluid && ` · ${percent(size.scale)}`}
        </bdi>
      </p>
      <div className="flex min-h-7 min-w-0 max-w-full flex-wrap items-center justify-end gap-1">
        {there && !size.fluid && (
          <SegmentedControl
            size="sm"
            label={labels.zoom}
            value={String(zoom)}
            onValueChange={(next) => onZoomChange(ZOOMS.find((value) => String(value) === next) ?? 'fit')}
            options={options}
            className="me-2"
          />
        )}
        {there && (
          <IconButton
            size="sm"
            label={plays ? (pausable ? labels.pause : labels.stop) : labels.play}
            disabled={status === 'loading'}
            onClick={document.toggle}
          >
            <PauseIcon aria-hidden />
          </IconButton>
        )}
        {status !== 'empty' && (
          <IconButton size="sm" label={labels.replay} onClick={document.replay}>
            <RotateCcw aria-hidden />
          </IconButton>
        )}
        {actions}
      </div>
    </div>
  )
}
