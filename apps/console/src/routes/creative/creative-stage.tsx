import type { Creative } from '@placard/domain'
import { AdFrame, EmptyState, LinkButton } from '@placard/ui'
import { Film, ImageOff } from 'lucide-react'
import { config } from '../../config.js'
import { filmOf, hasNothingToShow, previewAddress } from '../../parts/creative-preview.js'

export interface CreativeStageProps {
  /** Creative to show. */
  creative: Creative
  /** URL of the banner's preview. @default its path on the server */
  addressOf?: (creative: Creative) => string
}

/** Preview of a creative: the banner itself, its video with the browser's controls, or why there is nothing to show. */
export function CreativeStage({ creative, addressOf = previewAddress }: CreativeStageProps) {
  const { name, type, width, height, fluid } = creative
  if (hasNothingToShow(creative))
    return (
      <EmptyState
        className="rounded-card border border-line-subtle bg-sunken"
        icon={type === 'Banner' ? <ImageOff aria-hidden /> : <Film aria-hidden />}
        titleAs="h3"
        title="Nothing to show yet"
        description="Files and HTML are added through the API until the editor is available."
        action={
          <LinkButton href={`${config().apiBase}/docs`} external>
            API documentation
          </LinkButton>
        }
      />
    )
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
  return (
    // biome-ignore lint/a11y/useMediaCaption: what advertisers upload has no captions that could be shown.
    <video
      src={filmOf(creative)?.url}
      aria-label={`Preview of ${name}`}
      controls
      playsInline
      preload="metadata"
      className="max-h-120 w-full rounded-card border border-line-subtle bg-sunken"
      style={{ aspectRatio: width / height }}
    />
  )
}
