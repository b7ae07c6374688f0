import { AdFrame, FileIcon } from '@placard/ui'
import { useState } from 'react'

export interface CardBannerProps {
  /** Name of the banner, for its accessible name. */
  title: string
  /** URL of the banner's document. */
  src: string
  width: number
  height: number
}

/** Renders a banner as the inert thumbnail of a card, with an icon as its fallback. */
export function CardBanner(props: CardBannerProps) {
  const [failed, setFailed] = useState<string>()
  if (failed === props.src)
    return (
      <div className="grid place-items-center">
        <FileIcon kind="code" size="lg" />
      </div>
    )
  return (
    <AdFrame
      signedIn
      fill
      waitForReady
      controls={false}
      onStatusChange={(status) => status === 'failed' && setFailed(props.src)}
      className="min-h-0 [&>section]:overflow-hidden [&>section]:rounded-[0] [&>section]:border-0"
      {...props}
    />
  )
}
