import type { Creative } from '@placard/domain'
import { AdFrame, EmptyState } from '@placard/ui'
import { Film } from 'lucide-react'
import { filmOf, previewAddress } from '../../parts/creative-preview.js'

export interface CreativeStageProps {
  /** The creative. */
  creative: Creative
  /** Where the banner is shown. @default that of the server */
  addressOf?: (creative: Creative) => string
}

/** A creative to be used: the banner itself, or its film with the controls of the browser. */
export function CreativeStage({ creative, addressOf = previewAddress }: CreativeStageProps) {
  const { name, type, width, height, fluid } = creative
  if (type === 'Banner')
    return (
      <AdFrame
        signedIn
        waitForReady
        well="checker"
        title={`Preview of ${name}`}
        src={addressOf(creative)}
        height={height}
        {...(!fluid && { width })}
      />
    )
  const film = filmOf(creative)
  if (!film)
    return (
      <EmptyState
        className="rounded-card border border-line-subtle bg-sunken"
        icon={<Film aria-hidden />}
        title="No video yet"
        description={`A ${type} creative is shown once it has a video among its files.`}
      />
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: what advertisers upload has no captions that could be shown.
    <video
      src={film.url}
      aria-label={`Preview of ${name}`}
      controls
      playsInline
      preload="metadata"
      className="max-h-120 w-full rounded-card border border-line-subtle bg-sunken"
      style={{ aspectRatio: width / height }}
    />
  )
}
