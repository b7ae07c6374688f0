import { publishBlocker } from '@placard/domain/creative'
import { sizeAndWeightFindings, trackerProblems } from '@placard/domain/internal/creative'
import {
  findFallbackLiveID,
  formatPublishedAt,
  openMacroSlots,
  servingUrls,
  tagMacros,
} from '@placard/domain/internal/tags'
import {
  buildTag,
  type MacrosByPlatform,
  PLATFORMS,
  type PlatformMacros,
  type PlatformName,
  pauseState,
  publications,
  type TagModel,
} from '@placard/domain/tags'
import {
  Alert,
  Button,
  CodeBlock,
  Combobox,
  DescriptionItem,
  DescriptionList,
  Field,
  Select,
  Status,
  useLabels,
} from '@placard/ui'
import { CloudUpload } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { type TaggedCreative, tagKinds } from '../tagged-creative.js'
import { tagsPanelLabels } from '../tags-panel-labels.js'
import { useAttempt } from '../use-attempt.js'
import { ClickTest } from './click-test.js'
import { MacrosDialog } from './macros-dialog.js'
import { PlatformChoice } from './platform-choice.js'
import { TagCheck } from './tag-check.js'
import { TagComparison } from './tag-comparison.js'
import { type VastLoader, VastTest } from './vast-test.js'

export interface OneTagProps extends Pick<TagModel, 'servingHost' | 'vendorID' | 'platform'> {
  /** Options. */
  creatives: readonly TaggedCreative[]
  /** Publishes a creative. */
  onPublish: ((creative: TaggedCreative) => Promise<void> | void) | undefined
  /** Creative of the tag. */
  creative: TaggedCreative
  /** Called with the id of the selected creative. */
  onCreativeChange: (id: string) => void
  /** Called with the selected platform. */
  onPlatformChange: (platform: PlatformName) => void
  /** Macros entered by the user, by platform. */
  macros: MacrosByPlatform
  /** Saves the entered macros of a platform. */
  onMacrosSave: (platform: PlatformName, macros: PlatformMacros) => Promise<void> | void
  /** Time zone of publication times. */
  timeZone: string
  /** Called when the tag has been copied. */
  onCopied?: ((platform: PlatformName, creative: TaggedCreative) => void) | undefined
  /** Renders the activity of a tag below it. */
  renderActivity?: ((creative: TaggedCreative, liveID: string) => ReactNode) | undefined
  /** Loads VAST documents, to test them; without it, there is no test. */
  onVastLoad?: VastLoader | undefined
  /** URL of the page that shows the tag in a click test; without it, there is no test. */
  clickTestHost?: string | undefined
  /** URL of the sandboxed page with a player, which plays tested VAST. */
  vastPlayerUrl?: string | undefined
}

/** Tag of one creative with its text, warnings, macros and comparison with other platforms. */
export function OneTag({
  creative,
  creatives,
  platform,
  servingHost,
  vendorID,
  onCreativeChange,
  onPlatformChange,
  macros,
  onMacrosSave,
  timeZone,
  onPublish,
  onCopied,
  renderActivity,
  onVastLoad,
  clickTestHost,
  vastPlayerUrl,
}: OneTagProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const translate = useTranslate()
  const [chosenLive, setChosenLive] = useState<string>()
  const copies = publications(creative)
  const live = copies.find(({ id }) => id === chosenLive) ?? copies[0]
  const fallbackLiveID = findFallbackLiveID(creative, creatives)
  const model = {
    creative,
    liveID: live?.id ?? '',
    platform,
    macros: macros[platform],
    servingHost,
    vendorID,
    fallbackLiveID,
  }
  const { text, warnings: tagWarnings } = buildTag(model)
  const warnings = [
    ...sizeAndWeightFindings({ ...creative, platform }).map(({ message }) => message),
    ...tagWarnings,
    // Creatives published before script trackers were rejected are still served, without these trackers.
    ...trackerProblems(creative).map(({ message }) => labels.skippedInPublished(translate(message))),
  ]
  return (
    <div className="grid min-w-0 gap-6 text-dense">
      <div className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
        {creatives.length > 1 && (
          <CreativeChoice creatives={creatives} value={creative.id} onValueChange={onCreativeChange} />
        )}
        {copies.length > 1 && (
          <Field label={labels.tag} hint={labels.severalTagsHint}>
            <Select
              value={live?.id}
              onValueChange={setChosenLive}
              options={copies.map((copy, index) => ({
                value: copy.id,
                label: [
                  formatPublishedAt(copy, timeZone),
                  index === 0 && labels.newest,
                  copy.pausedAt !== undefined && labels.pausedMark,
                ]
                  .filter(Boolean)
                  .join(''),
                description: copy.id,
              }))}
            />
          </Field>
        )}
        <div data-field="platform">
          <PlatformChoice
            label={labels.platform}
            value={platform}
            onValueChange={onPlatformChange}
            type={creative.type}
            macros={macros}
          />
        </div>
      </div>
      <div className="grid min-w-0 gap-4">
        {live ? (
          <CodeBlock
            code={text}
            label={labels.tagFor(platform)}
            hint={tagKinds[creative.type]}
            labels={{ copy: labels.copyTag }}
            onCopied={() => onCopied?.(platform, creative)}
            defaultWrap
          />
        ) : (
          <UnpublishedTag key={creative.id} creative={creative} onPublish={onPublish} />
        )}
        {live && renderActivity?.(creative, live.id)}
        {live?.pausedAt !== undefined && (
          <Alert tone="warning" title={labels.tagPaused}>
            {labels.tagPausedHint}
          </Alert>
        )}
        {live && warnings.length > 0 && (
          <Alert tone="warning" title={labels.checkBeforeLive}>
            <ul className="mt-1 grid list-disc gap-1 ps-4">
              {warnings.map((warning) => (
                <li key={warning} className="wrap-anywhere">
                  {translate(warning)}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      <TagMacros model={model} onMacrosSave={(entered) => onMacrosSave(platform, entered)} />
      <div className="grid min-w-0 gap-2">
        {live && <TagComparison model={model} macros={macros} />}
        {live && onVastLoad && creative.type !== 'Banner' && (
          <VastTest
            key={live.id}
            url={createXmlUrl(creative.type, servingHost, live.id)}
            onLoad={onVastLoad}
            playerUrl={vastPlayerUrl}
          />
        )}
        {live && clickTestHost !== undefined && creative.type === 'Banner' && (
          <ClickTest key={live.id} model={model} host={clickTestHost} />
        )}
        <TagCheck {...{ platform, macros, vendorID }} />
      </div>
    </div>
  )
}

/** Returns the URL of the published XML, without macros of a platform. */
function createXmlUrl(type: 'VAST' | 'VPAID', servingHost: string, liveID: string): string {
  const urls = servingUrls(servingHost)
  return type === 'VAST' ? urls.vast(liveID) : urls.vpaid(liveID)
}

interface CreativeChoiceProps {
  /** Options. */
  creatives: readonly TaggedCreative[]
  /** Id of the selected creative. */
  value: string
  /** Called with the id of the selected creative. */
  onValueChange: (id: string) => void
}

/** Number of creatives above which the list is searchable. */
const SEARCHED_FROM = 12

/** Select for the creative whose tag is shown; searchable by name, type or size for many creatives. */
function CreativeChoice({ creatives, ...choice }: CreativeChoiceProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const items = useMemo(
    () =>
      creatives.map((creative) => {
        const { id, name, type, size, liveCreatives } = creative
        const paused = pauseState(creative)
        const state = liveCreatives.length === 0 ? labels.notPublishedYet : paused && labels[paused]
        const about = [type, size, state].filter(Boolean).join(' · ')
        return { value: id, label: name, hint: about, description: about }
      }),
    [creatives, labels],
  )
  return (
    <Field label={labels.creative}>
      {items.length > SEARCHED_FROM ? <Combobox {...choice} items={items} /> : <Select {...choice} options={items} />}
    </Field>
  )
}

interface TagMacrosProps {
  /** Creative that the tag is built from. */
  model: TagModel
  /** Stores the macros that were entered for the platform. */
  onMacrosSave: (macros: PlatformMacros) => Promise<void> | void
}

/** Macros of a tag that the platform replaces, with missing or unconfirmed ones and a button to enter them. */
function TagMacros({ model, onMacrosSave }: TagMacrosProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const translate = useTranslate()
  const { platform, macros } = model
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold text-body text-ink">{labels.macrosFor(platform)}</h3>
        {openMacroSlots(PLATFORMS[platform]).length > 0 && (
          <MacrosDialog key={platform} platform={platform} macros={macros} onSave={onMacrosSave} />
        )}
      </div>
      <DescriptionList>
        {tagMacros(model).map(({ label, macros: texts, confirmed, entered, description }) => (
          <DescriptionItem key={label} label={translate(label)}>
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              {texts.map((macro) => (
                <code key={macro} dir="ltr" className="font-mono wrap-anywhere">
                  {macro}
                </code>
              ))}
              {texts.length === 0 ? (
                <Status tone="warning">{labels.missing}</Status>
              ) : (
                !confirmed && <Status tone="warning">{entered ? labels.enteredUnconfirmed : labels.unconfirmed}</Status>
              )}
              <span className="text-caption text-ink-muted">{translate(description)}</span>
            </span>
          </DescriptionItem>
        ))}
      </DescriptionList>
    </div>
  )
}

interface UnpublishedTagProps {
  /** Creative that is not published. */
  creative: TaggedCreative
  /** Publishes it; without it, only the reason is shown. */
  onPublish: ((creative: TaggedCreative) => Promise<void> | void) | undefined
}

/** Placeholder for the tag of an unpublished creative, with the reason and a Publish button. */
function UnpublishedTag({ creative, onPublish }: UnpublishedTagProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const translate = useTranslate()
  const { running, failure, start } = useAttempt(labels.publishFailed)
  const id = useId()
  const blocker = publishBlocker(creative)
  return (
    <div className="grid min-w-0 gap-4">
      <div
        data-slot="unpublished-tag"
        className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control border border-line-control border-dashed bg-sunken p-4"
      >
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium text-ink">{labels.noTagYet(creative.name)}</p>
          <p id={id} className="text-ink-muted">
            {blocker === undefined ? labels.publishHint : translate(blocker)}
          </p>
        </div>
        {onPublish && (
          <Button
            variant="primary"
            loading={running}
            aria-describedby={id}
            onClick={() => void start(() => onPublish(creative))}
          >
            <CloudUpload aria-hidden />
            {labels.publish}
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <Alert live tone="danger" title={labels.notPublished}>
          {failure}
        </Alert>
      )}
    </div>
  )
}
