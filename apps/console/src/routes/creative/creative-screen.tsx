import { MetricDefinition } from '@placard/charts'
import type { Creative, EditorSection, TagActivity } from '@placard/domain/creative'
import { CREATIVE_NOT_FOUND } from '@placard/domain/internal/creative'
import { VAST_PLAYER_PATH } from '@placard/domain/internal/tags'
import { type Counters, formatMetric, METRICS, type MetricName, NO_COUNTS } from '@placard/domain/report'
import { publications, tagActivityState } from '@placard/domain/tags'
import {
  type CreativeEditorHandle,
  type PublishButtonHandle,
  TagActivityStatus,
  TagsPanel,
  type TagsPanelProps,
  TagVersions,
  type TagVersionsProps,
  useReportTexts,
} from '@placard/forms'
import { Button, ErrorState, KpiStrip, KpiTile, Section, Skeleton, useLabels } from '@placard/ui'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { TagActivities } from '../../parts/creatives/use-tag-activity.js'
import { MissingNotice } from '../../parts/missing-notice.js'
import { paths } from '../../paths.js'
import { CreativeHeader, type CreativeHeaderProps } from './creative-header.js'
import { creativeLabels } from './creative-labels.js'
import { EditCreative, type EditCreativeProps } from './edit-creative.js'
import type { CreativeEditing } from './use-creative-editor.js'

export interface CreativeScreenProps
  extends Pick<TagsPanelProps, 'servingHost' | 'vendorID' | 'macros' | 'onMacrosSave' | 'onVastLoad' | 'clickTestHost'>,
    Pick<EditCreativeProps, 'creatives'>,
    Omit<CreativeHeaderProps, 'isDirty' | 'onRenameInForm' | 'activity' | 'onShowTags' | 'handle'> {
  /** Campaign of the creative. */
  campaignID: string
  /** State of the editor; undefined while the creative loads. */
  editing: CreativeEditing | undefined
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
  /** Versions of its tags, and what can be done with them. */
  tagVersions: Omit<TagVersionsProps, 'creative' | 'renderActivity'>
  /** Activity of its tags. */
  activities: TagActivities
}

/** Screen of a creative in all its states: actions, editor with preview, files and tag, results, tags and versions. */
export function CreativeScreen({
  campaignID,
  creative,
  editing,
  creatives,
  fallback,
  without,
  onReload,
  servingHost,
  vendorID,
  macros,
  macrosError,
  onMacrosSave,
  onVastLoad,
  clickTestHost,
  tagVersions,
  activities,
  onPublish,
  ...header
}: CreativeScreenProps) {
  const labels = useLabels('creative', creativeLabels)
  const editor = useRef<CreativeEditorHandle>(null)
  const publishButton = useRef<PublishButtonHandle>(null)
  if (without !== undefined) return <Without why={without} campaignID={campaignID} onReload={onReload} />
  const awaited = fallback === 'loading' || (macros === undefined && macrosError === undefined)
  const failure = typeof fallback === 'object' && 'error' in fallback ? fallback.error : macrosError
  const newest = creative && publications(creative)[0]
  const { activityOf, isWatching } = activities
  const latest = newest && activityOf(newest.id)
  const renderActivity = (liveID: string) => (
    // Announced by the header only.
    <TagActivityStatus activity={activityOf(liveID)} isWatching={isWatching} announces={false} />
  )
  return (
    <div className="flex flex-col gap-5" aria-busy={!creative || undefined}>
      <CreativeHeader
        creative={creative}
        isDirty={editing?.isDirty}
        onRenameInForm={() => editing && focusSection(editing, 'creative', 'form [id$="-name"]')}
        onPublish={(options) => (editing?.isDirty ? editor.current?.saveAndPublish() : onPublish(options))}
        onShowTags={() => editing && focusSection(editing, 'tags', '[role=tab][aria-selected=true]')}
        handle={publishButton}
        // Until it works; the tag below says when something was last counted.
        activity={latest && isNews(latest) && <TagActivityStatus activity={latest} isWatching={isWatching} />}
        {...header}
      />
      {creative && editing ? (
        <EditCreative
          editing={editing}
          creatives={creatives}
          handle={editor}
          onPublish={() => onPublish({ asNewTag: false })}
          onPublishFocusLost={() => publishButton.current?.focus()}
          tags={
            <TagsPanel
              {...{ servingHost, vendorID }}
              {...(macros && { macros })}
              {...(onMacrosSave && { onMacrosSave })}
              {...(onVastLoad && { onVastLoad, vastPlayerUrl: VAST_PLAYER_PATH })}
              {...(clickTestHost && { clickTestHost })}
              title={labels.tag}
              {...(header.onCopied && { onCopied: header.onCopied })}
              renderActivity={(_, liveID) => renderActivity(liveID)}
              loading={awaited}
              {...(failure !== undefined && { error: failure, onRetry: onReload })}
              creatives={[creative, fallback].filter((one) => typeof one === 'object' && 'id' in one)}
            />
          }
        />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(20rem,32rem)_minmax(21.25rem,1fr)]">
          <Skeleton className="h-120 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      )}
      {newest && (
        <>
          <Section title={labels.results}>
            <CreativeFigures creative={creative} />
          </Section>
          <TagVersions {...tagVersions} creative={creative} renderActivity={(tag) => renderActivity(tag.id)} />
        </>
      )}
    </div>
  )
}

/** True for a tag that waits for its first impression, or that just had it. */
const isNews = (activity: TagActivity): boolean => tagActivityState(activity, Date.now()).state !== 'counted'

/** Opens a section of the editor and focuses an element in it. */
function focusSection({ onSectionChange }: CreativeEditing, section: EditorSection, selector: string): void {
  onSectionChange(section)
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

interface WithoutProps {
  why: NonNullable<CreativeScreenProps['without']>
  campaignID: string
  onReload: () => void
}

function Without({ why, campaignID, onReload }: WithoutProps) {
  const labels = useLabels('creative', creativeLabels)
  if (why === 'missing')
    return (
      <MissingNotice
        title={CREATIVE_NOT_FOUND}
        action={
          <Button asChild>
            <Link to={paths.campaign(campaignID)}>{labels.goToCampaign}</Link>
          </Button>
        }
      />
    )
  return (
    <ErrorState
      live
      className="min-h-96"
      titleAs="h1"
      title={labels.loadFailed}
      description={why.error}
      action={<Button onClick={onReload}>{labels.tryAgain}</Button>}
    />
  )
}

interface CreativeFiguresProps {
  /** Published creative. */
  creative: Creative
}

const EVENT_METRICS = ['impressions', 'engagement', 'clicks', 'ctr'] as const satisfies MetricName[]
const VIDEO_METRICS = ['videoStarts', 'videoCompletes', 'vcr'] as const satisfies MetricName[]

/** Renders the all-time results of a creative. */
function CreativeFigures({ creative }: CreativeFiguresProps) {
  const texts = useReportTexts()
  const labels = useLabels('creative', creativeLabels)
  const { type } = creative
  const counters: Counters = { ...NO_COUNTS, ...creative.data }
  const isVideo = type !== 'Banner' || counters.videoStarts > 0
  const metrics = isVideo ? ([...EVENT_METRICS, ...VIDEO_METRICS] as const) : EVENT_METRICS
  return (
    <KpiStrip label={labels.keyFiguresSinceStart}>
      {metrics.map((metric) => (
        <KpiTile
          key={metric}
          label={texts.metrics[metric].name}
          value={formatMetric(metric, METRICS[metric].value(counters), texts)}
          delta={null}
          info={<MetricDefinition metric={metric} counters={counters} />}
        />
      ))}
    </KpiStrip>
  )
}
