import type { CreativeMatch, CreativeMatches, DiscrepancyChoices } from '@placard/domain/discrepancy'
import { formatCount } from '@placard/domain/report'
import {
  Button,
  Checkbox,
  Combobox,
  type ComboboxItem,
  classNames,
  SegmentedControl,
  Status,
  type Tone,
  useLabels,
} from '@placard/ui'
import { useMemo, useState } from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { discrepancyEditorLabels } from './discrepancy-editor-labels.js'

/** Number of creatives of the file that are listed at first, and added by each "Show more". */
const STEP = 25
/** Number of our creatives without a line that are listed. */
const MAX_OURS = 100
/** Value of the choice that a creative of the file is none of ours. */
const NOT_OURS = '-'

/** Creative of ours that a creative of the file can be matched with. */
export interface MatchableCreative {
  id: string
  name: string
  /** Size as '300x250'; empty if unknown. */
  size: string
}

type Shown = 'all' | 'uncertain' | 'unmatched'

export interface DiscrepancyMatchesProps {
  /** Matches of the creatives of the file with ours. */
  matches: CreativeMatches
  /** Our creatives. */
  creatives: readonly MatchableCreative[]
  /** Corrections that were made before. */
  choices: Pick<DiscrepancyChoices, 'matches' | 'leftOut'>
  /** Called with the choices and a correction. */
  onChoicesChange: (choices: Pick<DiscrepancyChoices, 'matches' | 'leftOut'>) => void
  /** Classes of the outermost element. */
  className?: string
}

const isUnmatched = ({ by }: CreativeMatch) => by === null
const isUncertain = ({ by }: CreativeMatch) => by === null || by === 'similarName' || by === 'size'

const FILTERS: Record<Shown, (match: CreativeMatch) => boolean> = {
  all: () => true,
  uncertain: isUncertain,
  unmatched: isUnmatched,
}
const SHOWN = ['all', 'uncertain', 'unmatched'] as const

/** Creatives of a partner's file with ours: how each was matched, a list to correct it, and what is only on one side. */
export function DiscrepancyMatches({
  matches: { matches, unmatchedCreatives },
  creatives,
  choices,
  onChoicesChange,
  className,
}: DiscrepancyMatchesProps) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const texts = useReportTexts()
  const [shown, setShown] = useState<Shown>('all')
  const [count, setCount] = useState(STEP)
  const items = useMemo(
    (): ComboboxItem[] => [
      { value: NOT_OURS, label: labels.notOurs },
      ...creatives.map(({ id, name, size }) => ({ value: id, label: name, hint: size })),
    ],
    [creatives, labels],
  )
  const creativeByID = useMemo(() => new Map(creatives.map((creative) => [creative.id, creative])), [creatives])
  const found = matches.filter(FILTERS[shown])
  const listed = found.slice(0, count)
  const leftOut = new Set(choices.leftOut)
  const ours = unmatchedCreatives.flatMap((id) => creativeByID.get(id) ?? [])
  const match = (key: string, creativeID: string | null) =>
    onChoicesChange({ ...choices, matches: { ...choices.matches, [key]: creativeID } })
  const leave = (id: string, isLeft: boolean) =>
    onChoicesChange({
      ...choices,
      leftOut: isLeft ? [...leftOut, id] : [...leftOut].filter((other) => other !== id),
    })
  return (
    <div data-slot="discrepancy-matches" className={classNames('@container flex min-w-0 flex-col gap-4', className)}>
      <p className="text-caption text-ink-muted">{labels.matchesHint}</p>
      <SegmentedControl
        size="sm"
        label={labels.show}
        value={shown}
        onValueChange={(next) => {
          setShown(next)
          setCount(STEP)
        }}
        options={SHOWN.map((one) => ({
          value: one,
          label: `${labels[one]} (${formatCount(matches.filter(FILTERS[one]).length, texts)})`,
        }))}
        className="self-start print:hidden"
      />
      {found.length === 0 ? (
        <p className="text-dense text-ink-muted">{labels.nothingToShow}</p>
      ) : (
        <ul aria-label={labels.matches} className="flex min-w-0 flex-col divide-y divide-line-subtle">
          {listed.map((one) => (
            <Match key={one.key} match={one} items={items} onMatch={(creativeID) => match(one.key, creativeID)} />
          ))}
        </ul>
      )}
      {found.length > listed.length && (
        <Button size="sm" onClick={() => setCount(count + STEP)} className="self-start coarse:h-11 print:hidden">
          {labels.showMore(formatCount(Math.min(STEP, found.length - listed.length), texts))}
        </Button>
      )}
      {ours.length > 0 && (
        <section className="flex min-w-0 flex-col gap-2">
          <h4 className="font-medium text-dense text-ink">{labels.onlyOurs}</h4>
          <p className="text-caption text-ink-muted">{labels.onlyOursHint}</p>
          <ul aria-label={labels.onlyOurs} className="flex min-w-0 flex-col divide-y divide-line-subtle">
            {ours.slice(0, MAX_OURS).map(({ id, name, size }) => (
              <li key={id} className="flex min-w-0 items-center gap-3 py-2 text-dense first:pt-0">
                <span className="wrap-anywhere min-w-0 flex-1 text-ink">
                  {name} <span className="text-caption text-ink-muted">{size}</span>
                </span>
                <Checkbox
                  label={labels.isLeftOut}
                  aria-label={labels.leaveOut(name)}
                  checked={leftOut.has(id)}
                  onCheckedChange={(isLeft) => leave(id, isLeft)}
                  className="shrink-0 coarse:min-h-11 coarse:items-center"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface MatchProps {
  match: CreativeMatch
  items: readonly ComboboxItem[]
  onMatch: (creativeID: string | null) => void
}

const TONES: Partial<Record<NonNullable<CreativeMatch['by']>, Tone>> = { similarName: 'warning', size: 'warning' }

function Match({ match: { partner, creativeID, by, candidates }, items, onMatch }: MatchProps) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const name = partner.creative || partner.placement || partner.creativeID || partner.size || labels.noName
  const facts = [partner.creativeID, partner.placement, partner.size].filter((fact) => fact !== '' && fact !== name)
  const isExcluded = by !== null && creativeID === null
  const offered = useMemo(() => {
    if (candidates.length === 0) return items
    const first = new Set(candidates)
    return [...items.filter(({ value }) => first.has(value)), ...items.filter(({ value }) => !first.has(value))]
  }, [items, candidates])
  return (
    <li
      data-slot="discrepancy-match"
      data-state={by ?? 'unmatched'}
      className="grid min-w-0 gap-x-4 gap-y-2 py-2.5 first:pt-0 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem] @min-[44rem]:items-center"
    >
      <div className="min-w-0 text-dense">
        <p className="wrap-anywhere font-medium text-ink">{name}</p>
        {facts.length > 0 && <p className="wrap-anywhere text-caption text-ink-muted">{facts.join(' · ')}</p>}
      </div>
      <Combobox
        aria-label={labels.matchOf(name)}
        items={offered}
        value={isExcluded ? NOT_OURS : creativeID}
        onValueChange={(value) => onMatch(value === NOT_OURS ? null : value)}
        placeholder={labels.noMatch}
        size="sm"
        className="min-w-0 print:border-0"
      />
      <span className="min-w-0">
        {by === null ? (
          <Status tone="danger">{candidates.length > 0 ? labels.several : labels.noMatch}</Status>
        ) : isExcluded ? (
          <Status tone="neutral">{labels.leftOutOfSums}</Status>
        ) : (
          <Status tone={TONES[by] ?? 'success'}>{labels.matchedBy[by]}</Status>
        )}
      </span>
    </li>
  )
}
