import { AdFrame, type AdFrameProps, type AdFrameStatus, FileIcon, Skeleton, useLabels } from '@placard/ui'
import { useState } from 'react'
import { usePreviewTrial } from '../../state/preview-trial.js'
import { partsLabels } from '../parts-labels.js'

export interface CardBannerProps extends Pick<AdFrameProps, 'src' | 'html' | 'htmlHost'> {
  /** Name of the banner, for its accessible name. */
  title: string
  width: number
  height: number
}

/** Renders a banner, by its URL or HTML, as the inert thumbnail of a card; an icon if it fails, with the reason if its script never ends. */
export function CardBanner(props: CardBannerProps) {
  const labels = useLabels('parts', partsLabels)
  const document = props.src ?? props.html
  const [failed, setFailed] = useState<string>()
  const [status, setStatus] = useState<AdFrameStatus>('loading')
  const { isHung, isWaiting, round, onUnresponsive } = usePreviewTrial(status !== 'loading')
  if (isHung)
    return (
      <div className="grid place-content-center justify-items-center gap-2">
        <FileIcon kind="code" size="lg" />
        <p className="text-caption text-ink-muted">{labels.adStopped}</p>
      </div>
    )
  if (isWaiting) return <Skeleton className="h-full rounded-[0]" />
  if (failed !== undefined && failed === document)
    return (
      <div className="grid place-items-center">
        <FileIcon kind="code" size="lg" />
      </div>
    )
  return (
    <AdFrame
      key={round}
      signedIn
      fill
      waitForReady
      controls={false}
      onStatusChange={(next) => {
        setStatus(next)
        if (next === 'failed') setFailed(document)
        if (next === 'unresponsive') onUnresponsive()
      }}
      className="min-h-0 [&>section]:overflow-hidden [&>section]:rounded-[0] [&>section]:border-0"
      {...props}
    />
  )
}
