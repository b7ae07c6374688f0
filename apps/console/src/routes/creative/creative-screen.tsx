import { CREATIVE_NOT_FOUND, type Creative } from '@placard/domain'
import { TagsPanel, type TagsPanelProps } from '@placard/forms'
import { Button, ErrorState, Section, Skeleton } from '@placard/ui'
import { Link } from 'react-router-dom'
import { MissingNotice } from '../../parts/missing-notice.js'
import { paths } from '../../paths.js'
import { CreativeFacts, CreativeFiles } from './creative-facts.js'
import { CreativeFigures } from './creative-figures.js'
import { CreativeHeader, type CreativeHeaderProps } from './creative-header.js'
import { CreativeStage, type CreativeStageProps } from './creative-stage.js'

export interface CreativeScreenProps
  extends Pick<CreativeStageProps, 'addressOf'>,
    Pick<TagsPanelProps, 'servingHost' | 'vendorID' | 'macros' | 'onMacrosSave' | 'onVastLoad'>,
    CreativeHeaderProps {
  /** Campaign of the creative. */
  campaignID: string
  /**
   * Creative shown instead of it without a deal, which is part of the tag: 'loading' until it is known, undefined for
   * none.
   */
  fallback: Creative | 'loading' | { error: unknown } | undefined
  /** Reason why there is no creative: missing or no access, or the server's error. */
  without?: 'missing' | { error: string } | undefined
  /** Reloads the data. */
  onReload: () => void
  /** Error of loading the user's macros, without which the tag would be wrong. */
  macrosError?: unknown
}

/** Screen of a creative in all its states: actions, preview, details, files, published versions and tag. */
export function CreativeScreen({
  campaignID,
  creative,
  fallback,
  without,
  onReload,
  addressOf,
  servingHost,
  vendorID,
  macros,
  macrosError,
  onMacrosSave,
  onVastLoad,
  ...header
}: CreativeScreenProps) {
  if (without !== undefined) return <Without why={without} campaignID={campaignID} onReload={onReload} />
  const awaited = fallback === 'loading' || (macros === undefined && macrosError === undefined)
  const failure = typeof fallback === 'object' && 'error' in fallback ? fallback.error : macrosError
  return (
    <div className="flex flex-col gap-5" aria-busy={!creative || undefined}>
      <CreativeHeader creative={creative} {...header} />
      <CreativeFigures creative={creative} />
      <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <Section title="Preview" description="Latest saved version. Previews aren't counted.">
          {creative ? (
            <CreativeStage creative={creative} {...(addressOf && { addressOf })} />
          ) : (
            <Skeleton className="h-80 rounded-card" />
          )}
        </Section>
        <div className="grid min-w-0 gap-6">
          <Section title="Details">
            <CreativeFacts creative={creative} />
          </Section>
          {creative && creative.assets.length > 0 && (
            <Section title="Files">
              <CreativeFiles assets={creative.assets} />
            </Section>
          )}
        </div>
      </div>
      {/* Rendered once the preview and the details have their final size, which avoids a layout shift. */}
      {creative && (
        <TagsPanel
          {...{ servingHost, vendorID }}
          {...(macros && { macros })}
          {...(onMacrosSave && { onMacrosSave })}
          {...(onVastLoad && { onVastLoad })}
          title="Tag"
          loading={awaited}
          {...(failure !== undefined && { error: failure, onRetry: onReload })}
          creatives={[creative, fallback].filter((one) => typeof one === 'object' && 'id' in one)}
        />
      )}
    </div>
  )
}

interface WithoutProps {
  why: NonNullable<CreativeScreenProps['without']>
  campaignID: string
  onReload: () => void
}

function Without({ why, campaignID, onReload }: WithoutProps) {
  if (why === 'missing')
    return (
      <MissingNotice
        title={CREATIVE_NOT_FOUND}
        action={
          <Button asChild>
            <Link to={paths.campaign(campaignID)}>Go to the campaign</Link>
          </Button>
        }
      />
    )
  return (
    <ErrorState
      live
      className="min-h-96"
      titleAs="h1"
      title="Couldn’t load the creative"
      description={why.error}
      action={<Button onClick={onReload}>Try again</Button>}
    />
  )
}
