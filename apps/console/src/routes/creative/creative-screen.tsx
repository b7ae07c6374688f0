import { CREATIVE_NOT_FOUND, type Creative } from '@placard/domain'
import { TagsPanel, type TagsPanelProps } from '@placard/forms'
import { Button, ErrorState, PageHeader, Section, Skeleton } from '@placard/ui'
import { ChartColumn, CloudUpload } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PublicationStatus } from '../../parts/creative-facts.js'
import { MissingNotice } from '../../parts/missing-notice.js'
import { paths } from '../../paths.js'
import { CreativeFacts, CreativeFiles } from './creative-facts.js'
import { CreativeFigures } from './creative-figures.js'
import { CreativeStage, type CreativeStageProps } from './creative-stage.js'

export interface CreativeScreenProps
  extends Pick<CreativeStageProps, 'addressOf'>,
    Pick<TagsPanelProps, 'servingHost' | 'vendorID'> {
  /** The campaign that it belongs to. */
  campaignID: string
  /** The creative; undefined while it loads. */
  creative: Creative | undefined
  /** What is shown instead of it without a deal: it is part of its tag. 'loading' until it is known; undefined for none. */
  fallback: Creative | 'loading' | { error: unknown } | undefined
  /** Why there is none: it does not exist or is not open to this user, or this is what the server said. */
  without?: 'missing' | { error: string } | undefined
  /** Loads it again. */
  onReload: () => void
  /** Publishes it as it is. */
  onPublish: () => Promise<unknown>
  /** Whether it is being published. */
  publishing: boolean
}

/** A creative in all its states: what it looks like, what it is, its files, its published copies, and its tag. */
export function CreativeScreen({
  campaignID,
  creative,
  fallback,
  without,
  onReload,
  onPublish,
  publishing,
  addressOf,
  ...tag
}: CreativeScreenProps) {
  if (without !== undefined) return <Without why={without} campaignID={campaignID} onReload={onReload} />
  const published = (creative?.liveCreatives.length ?? 0) > 0
  return (
    <div className="flex flex-col gap-5" aria-busy={!creative || undefined}>
      <PageHeader
        title={creative ? creative.name : <span className="text-ink-muted">Creative</span>}
        description={
          creative ? (
            <span className="flex min-h-6 items-center">
              <PublicationStatus creative={creative} />
            </span>
          ) : (
            <Skeleton className="h-6 w-40 max-w-full" />
          )
        }
        actions={
          creative ? (
            <>
              {published && (
                <Button asChild>
                  <Link to={paths.creativeReporting(campaignID, creative.id)}>
                    <ChartColumn aria-hidden /> Report
                  </Link>
                </Button>
              )}
              {published && (
                <Button loading={publishing} onClick={() => void onPublish()}>
                  <CloudUpload aria-hidden /> Publish again
                </Button>
              )}
            </>
          ) : (
            <Skeleton className="h-11 w-56 rounded-control lg:h-9" />
          )
        }
      />
      <CreativeFigures creative={creative} />
      <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <Section title="Preview" description="As it is saved now. Nothing here is counted.">
          {creative ? (
            <CreativeStage creative={creative} {...(addressOf && { addressOf })} />
          ) : (
            <Skeleton className="h-80 rounded-card" />
          )}
        </Section>
        <div className="grid min-w-0 gap-6">
          <Section title="What it is">
            <CreativeFacts creative={creative} />
          </Section>
          {creative && creative.assets.length > 0 && (
            <Section title="Files">
              <CreativeFiles assets={creative.assets} />
            </Section>
          )}
        </div>
      </div>
      {/* Its place is known once the preview and the details have their size. */}
      {creative && (
        <TagsPanel
          {...tag}
          title="Tag"
          loading={fallback === 'loading'}
          {...(typeof fallback === 'object' && 'error' in fallback && { error: fallback.error, onRetry: onReload })}
          creatives={[creative, fallback].filter((one) => typeof one === 'object' && 'id' in one)}
          onPublish={async () => {
            await onPublish()
          }}
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
      title="The creative could not be loaded"
      description={why.error}
      action={<Button onClick={onReload}>Try again</Button>}
    />
  )
}
