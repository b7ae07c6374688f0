import { changedNames, tagDifference } from '@placard/domain/internal/tags'
import { buildTag, type MacrosByPlatform, type PlatformName, type TagModel } from '@placard/domain/tags'
import { classNames, Disclosure, useLabels } from '@placard/ui'
import { useState } from 'react'
import { tagsPanelLabels } from '../tags-panel-labels.js'
import { PlatformChoice } from './platform-choice.js'

export interface TagComparisonProps {
  /** Input of the tag. */
  model: TagModel
  /** Macros entered by the user, by platform. */
  macros: MacrosByPlatform
}

const marks = { both: ' ', first: '−', second: '+' }

/** Line diff of the tag against another platform, marked by sign, label and color. */
export function TagComparison({ model, macros }: TagComparisonProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const { platform, creative } = model
  const [chosen, setChosen] = useState<PlatformName>('The Trade Desk')
  const other = chosen === platform ? (platform === 'Google Ad Manager' ? 'Xandr' : 'Google Ad Manager') : chosen
  const lines = tagDifference(buildTag(model).text, buildTag({ ...model, platform: other, macros: macros[other] }).text)
  const names = changedNames(lines)
  const owners = { both: undefined, first: platform, second: other }
  return (
    <Disclosure title={labels.comparePlatform}>
      <div className="grid min-w-0 gap-4">
        <div className="max-w-80">
          <PlatformChoice
            label={labels.otherPlatform}
            value={other}
            onValueChange={setChosen}
            type={creative.type}
            macros={macros}
            without={platform}
          />
        </div>
        <div className="grid min-w-0 gap-2">
          <p role="status" className="text-ink">
            {names.length === 0 ? labels.identical : labels.different(names.join(', '))}
          </p>
          {names.length > 0 && (
            <div className="min-w-0 overflow-clip rounded-control border border-line-subtle bg-sunken">
              <p className="flex flex-wrap gap-x-4 gap-y-1 border-line-subtle border-b bg-surface px-3 py-2 text-caption text-ink-muted">
                <span>
                  <span className="font-mono">−</span>
                  {labels.onlyOn(platform)}
                </span>
                <span>
                  <span className="font-mono">+</span>
                  {labels.onlyOn(other)}
                </span>
              </p>
              <ol dir="ltr" className="py-2 font-mono text-dense">
                {lines.map(({ of, text }, index) => (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity besides their index
                    key={index}
                    data-state={of}
                    className={classNames(
                      'flex gap-2 border-s-2 px-3',
                      of === 'both' && 'border-transparent text-ink-muted',
                      of === 'first' && 'border-line-control bg-active text-ink',
                      of === 'second' && 'border-brand bg-brand-tint text-ink',
                    )}
                  >
                    <span aria-hidden className="w-3 shrink-0 select-none">
                      {marks[of]}
                    </span>
                    {owners[of] && <span className="sr-only">{labels.onlyOnLine(owners[of])}</span>}
                    <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">{text}</span>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </div>
    </Disclosure>
  )
}
