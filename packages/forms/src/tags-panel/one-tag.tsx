import {
  buildTag,
  findFallbackLiveID,
  formatPublishedAt,
  type MacrosByPlatform,
  type PlatformMacros,
  type PlatformName,
  publications,
  type TagModel,
  trackerProblems,
} from '@placard/domain'
import { Alert, CodeBlock, Field, Select } from '@placard/ui'
import { useState } from 'react'
import { CreativeChoice } from './creative-choice.js'
import { PlatformChoice } from './platform-choice.js'
import { TagComparison } from './tag-comparison.js'
import { TagMacros } from './tag-macros.js'
import { type TaggedCreative, tagKinds } from './tagged-creative.js'
import { UnpublishedTag } from './unpublished-tag.js'

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
}: OneTagProps) {
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
  // Creatives published before script trackers were rejected are still served, without these trackers.
  const warnings = [
    ...tagWarnings,
    ...trackerProblems(creative).map(
      ({ message }) => `${message} Published versions skip it: publish again after you change it.`,
    ),
  ]
  return (
    <div className="grid min-w-0 gap-6 text-dense">
      <div className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
        {creatives.length > 1 && (
          <CreativeChoice creatives={creatives} value={creative.id} onValueChange={onCreativeChange} />
        )}
        {copies.length > 1 && (
          <Field label="Published version" hint="Older versions stay unchanged.">
            <Select
              value={live?.id}
              onValueChange={setChosenLive}
              options={copies.map((copy, index) => ({
                value: copy.id,
                label: `${formatPublishedAt(copy, timeZone)}${index === 0 ? ' (newest)' : ''}`,
                description: copy.id,
              }))}
            />
          </Field>
        )}
        <PlatformChoice
          label="Platform"
          value={platform}
          onValueChange={onPlatformChange}
          type={creative.type}
          macros={macros}
        />
      </div>
      <div className="grid min-w-0 gap-4">
        {live ? (
          <CodeBlock
            code={text}
            label={`Tag for ${platform}`}
            hint={tagKinds[creative.type]}
            labels={{ copy: 'Copy tag' }}
            defaultWrap
          />
        ) : (
          <UnpublishedTag key={creative.id} creative={creative} onPublish={onPublish} />
        )}
        {live && warnings.length > 0 && (
          <Alert tone="warning" title="Check before it goes live">
            <ul className="mt-1 grid list-disc gap-1 ps-4">
              {warnings.map((warning) => (
                <li key={warning} className="wrap-anywhere">
                  {warning}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      <TagMacros model={model} onMacrosSave={(entered) => onMacrosSave(platform, entered)} />
      {live && <TagComparison model={model} macros={macros} />}
    </div>
  )
}
