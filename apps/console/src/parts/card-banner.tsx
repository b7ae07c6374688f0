import { AdFrame, FileIcon } from '@placard/ui'
import { useState } from 'react'

export interface CardBannerProps {
  /** The name of the banner. */
  title: string
  /** Where its document is. */
  src: string
  width: number
  height: number
}

/** A banner as the picture of a card. Nothing can be used in there, so one that does not come is a sign of what it is. */
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
