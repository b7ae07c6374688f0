import { errorText } from '@placard/domain/api'
import { fallbackCreativeID } from '@placard/domain/internal/creative'
import type { MacrosByPlatform, PlatformMacros, PlatformName, TagModel } from '@placard/domain/tags'
import { Button, EmptyState, ErrorState, Section, Skeleton, useLabels } from '@placard/ui'
import { Code } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import type { HandOverCreator } from '../hand-over-dialog/hand-over-dialog.js'
import type { TaggedCreative } from '../tagged-creative.js'
import { TagsDownload, type TagsDownloader } from '../tags-download.js'
import { tagsPanelLabels } from '../tags-panel-labels.js'
import { HandOver } from './hand-over.js'
import { OneTag } from './one-tag.js'
import type { VastLoader } from './vast-test.js'

export type { TaggedCreative } from '../tagged-creative.js'
export type { TagsDownloader } from '../tags-download.js'
export type { AttemptOptions } from '../use-attempt.js'
export type { VastLoader } from './vast-test.js'

export interface TagsPanelProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title'>,
    Pick<TagModel, 'servingHost' | 'vendorID'> {
  /** Creatives of a campaign, or a single one; fallbacks are looked up among them. */
  creatives: readonly TaggedCreative[]
  /** Total number of creatives while not all are loaded. @default all are loaded */
  of?: number | undefined
  /** Initially selected creative. @default the first */
  defaultCreativeID?: string
  /** Called with the selected platform. @default the creative's platform is shown */
  onPlatformChange?: (platform: PlatformName) => void
  /** The macros that the user has entered, by platform. @default none, and what is entered is kept while the panel is there */
  macros?: MacrosByPlatform
  /** Saves the entered macros of a platform; pass them as `macros` afterwards. Errors thrown are shown. */
  onMacrosSave?: (platform: PlatformName, macros: PlatformMacros) => Promise<void> | void
  /** Time zone of publication times. @default 'UTC' */
  timeZone?: string
  /** Publishes a creative; without it, only the reason for the missing tag is shown. Errors thrown are shown. */
  onPublish?: (creative: TaggedCreative) => Promise<void> | void
  /** Called when a tag has been copied, to remember its platform. */
  onCopied?: (platform: PlatformName, creative: TaggedCreative) => void
  /** Renders the activity of the shown tag below it, such as a TagActivityStatus. @default nothing */
  renderActivity?: (creative: TaggedCreative, liveID: string) => ReactNode
  /** Creates a spreadsheet of all tags; without it, or with a single creative, there is no button. */
  onDownload?: TagsDownloader
  /** Creates a hand-over pack of selected creatives; without it, there is no button. */
  onHandOver?: HandOverCreator
  /** Loads VAST documents in the browser, to test published and pasted ones. @default there is no test */
  onVastLoad?: VastLoader
  /**
   * URL of a page on the same origin that receives the tag like `htmlHost` of AdFrame, to test the click of a banner.
   * @default there is no test
   */
  clickTestHost?: string
  /** URL of the server's page with a player, which plays tested VAST in a sandbox. @default tested VAST can't be played */
  vastPlayerUrl?: string
  /** True if the creatives are loading. @default false */
  loading?: boolean
  /** Error that occurred while loading. */
  error?: unknown
  /** Retries loading. */
  onRetry?: () => void
  /** Title of the panel. @default 'Tags' */
  title?: ReactNode
}

/** Panel to check, copy and compare the tag of a creative for a platform, and to download all tags. */
export function TagsPanel({
  creatives,
  of,
  defaultCreativeID,
  servingHost,
  vendorID,
  onPlatformChange,
  macros,
  onMacrosSave,
  timeZone = 'UTC',
  onPublish,
  onCopied,
  renderActivity,
  onDownload,
  onHandOver,
  onVastLoad,
  clickTestHost,
  vastPlayerUrl,
  loading = false,
  error,
  onRetry,
  title,
  ...props
}: TagsPanelProps) {
  const translate = useTranslate()
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const [creativeID, setCreativeID] = useState(defaultCreativeID)
  const [chosen, setChosen] = useState<PlatformName>()
  const [ownMacros, setOwnMacros] = useState<MacrosByPlatform>({})
  const creative = creatives.find(({ id }) => id === creativeID) ?? creatives[0]
  const platform = chosen ?? creative?.platform ?? 'Google Ad Manager'
  // Wait for the fallback creative, because the tag would be wrong without it.
  const awaited =
    of !== undefined &&
    [creativeID, creative && fallbackCreativeID(creative.settings)].some(
      (id) => id !== undefined && !creatives.some((one) => one.id === id),
    )
  const waits = loading || (awaited && error === undefined)
  const body = () => {
    if (waits) return <LoadingTags />
    if (error !== undefined && (awaited || of === undefined))
      return (
        <ErrorState
          live
          titleAs="h3"
          title={labels.loadFailed}
          description={translate(errorText(error, labels.tryAgainLater))}
          action={onRetry && <Button onClick={onRetry}>{labels.tryAgain}</Button>}
        />
      )
    if (!creative)
      return (
        <EmptyState
          titleAs="h3"
          icon={<Code aria-hidden />}
          title={labels.noCreativesYet}
          description={labels.noCreativesHint}
        />
      )
    return (
      <div className="grid min-w-0 gap-6">
        <OneTag
          {...{ creatives, servingHost, vendorID, platform }}
          macros={{ ...macros, ...ownMacros }}
          onMacrosSave={onMacrosSave ?? ((name, entered) => setOwnMacros({ ...ownMacros, [name]: entered }))}
          creative={creative}
          onCreativeChange={setCreativeID}
          onPlatformChange={(next) => {
            setChosen(next)
            onPlatformChange?.(next)
          }}
          timeZone={timeZone}
          {...{ onPublish, onCopied, renderActivity }}
          onVastLoad={onVastLoad}
          clickTestHost={clickTestHost}
          vastPlayerUrl={vastPlayerUrl}
        />
        {onDownload && creatives.length > 1 && <TagsDownload {...{ creatives, platform, of, onDownload }} />}
        {onHandOver && <HandOver {...{ creatives, platform, of }} onCreate={onHandOver} />}
      </div>
    )
  }
  return (
    <Section data-slot="tags-panel" {...props} title={title ?? labels.tags} aria-busy={waits || undefined}>
      {body()}
    </Section>
  )
}

/** Skeleton with the height of the panel. */
function LoadingTags() {
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="h-36 rounded-control" />
      <Skeleton className="h-24" />
    </div>
  )
}
