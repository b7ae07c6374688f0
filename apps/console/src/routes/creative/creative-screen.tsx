import {
  CREATIVE_NOT_FOUND,
  type Creative,
  formatMetric,
  percentOf,
  publications,
  VAST_PLAYER_PATH,
} from '@placard/domain'
import { TagsPanel, type TagsPanelProps, useReportTexts } from '@placard/forms'
import { Button, CopyButton, ErrorState, KpiStrip, KpiTile, Section, Skeleton, TimeText, useLabels } from '@placard/ui'
import { Link } from 'react-router-dom'
import { MissingNotice } from '../../parts/missing-notice.js'
import { paths } from '../../paths.js'
import { CreativeHeader, type CreativeHeaderProps } from './creative-header.js'
import { creativeLabels } from './creative-labels.js'
import { EditCreative, type EditCreativeProps } from './edit-creative.js'
import type { CreativeEditing } from './use-creative-editor.js'

export interface CreativeScreenProps
  extends Pick<TagsPanelProps, 'servingHost' | 'vendorID' | 'macros' | 'onMacrosSave' | 'onVastLoad' | 'clickTestHost'>,
    Pick<EditCreativeProps, 'creatives'>,
    Omit<CreativeHeaderProps, 'isDirty' | 'onRenameInForm'> {
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
}

/** Screen of a creative in all its states: actions, editor with preview, files and tag, results, published versions. */
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
  ...header
}: CreativeScreenProps) {
  const labels = useLabels('creative', creativeLabels)
  if (without !== undefined) return <Without why={without} campaignID={campaignID} onReload={onReload} />
  const awaited = fallback === 'loading' || (macros === undefined && macrosError === undefined)
  const failure = typeof fallback === 'object' && 'error' in fallback ? fallback.error : macrosError
  const isPublished = creative !== undefined && creative.liveCreatives.length > 0
  return (
    <div className="flex flex-col gap-5" aria-busy={!creative || undefined}>
      <CreativeHeader
        creative={creative}
        isDirty={editing?.isDirty}
        onRenameInForm={() => editing && focusName(editing)}
        {...header}
      />
      {creative && editing ? (
        <EditCreative
          editing={editing}
          creatives={creatives}
          tags={
            <TagsPanel
              {...{ servingHost, vendorID }}
              {...(macros && { macros })}
              {...(onMacrosSave && { onMacrosSave })}
              {...(onVastLoad && { onVastLoad, vastPlayerUrl: VAST_PLAYER_PATH })}
              {...(clickTestHost && { clickTestHost })}
              title={labels.tag}
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
      {isPublished && (
        <Section title={labels.results}>
          <div className="grid gap-4">
            <CreativeFigures creative={creative} />
            <PublishedVersions creative={creative} />
          </div>
        </Section>
      )}
    </div>
  )
}

/** Opens the section of the name and focuses it. */
function focusName({ onSectionChange }: CreativeEditing): void {
  onSectionChange('creative')
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [id$="-name"]')?.focus())
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

/** Renders the all-time results of a creative. */
function CreativeFigures({ creative }: CreativeFiguresProps) {
  const texts = useReportTexts()
  const labels = useLabels('creative', creativeLabels)
  const { data } = creative
  const figures = [
    ['impressions', formatMetric('impressions', data.impressions, texts)],
    ['engagement', formatMetric('engagement', data.engagement, texts)],
    ['clicks', formatMetric('clicks', data.clicks, texts)],
    ['ctr', formatMetric('ctr', percentOf(data.clicks, data.impressions), texts)],
  ] as const
  return (
    <KpiStrip label={labels.keyFiguresSinceStart}>
      {figures.map(([metric, value]) => (
        <KpiTile key={metric} label={texts.metrics[metric].name} value={value} delta={null} />
      ))}
    </KpiStrip>
  )
}

interface PublishedVersionsProps {
  /** Published creative. */
  creative: Creative
}

/** List of a creative's published versions, the newest first, with the IDs by which they are counted. */
function PublishedVersions({ creative }: PublishedVersionsProps) {
  const labels = useLabels('creative', creativeLabels)
  return (
    <ul
      aria-label={labels.publishedVersions}
      className="divide-y divide-line-subtle rounded-card border border-line-subtle bg-surface"
    >
      {publications(creative).map(({ id, publishedAt }) => (
        <li key={id} className="flex min-w-0 flex-wrap items-center gap-x-4 px-4 py-1 text-dense">
          <TimeText value={publishedAt} />
          <span className="ms-auto flex min-w-0 items-center gap-2">
            <code className="wrap-anywhere font-mono text-caption text-ink-muted">{id}</code>
            <CopyButton value={id} aria-label={labels.copyId(id)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
