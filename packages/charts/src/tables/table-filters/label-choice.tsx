import { createTextMatcher } from '@placard/domain/internal/text'
import { useReportTexts } from '@placard/forms'
import { Checkbox, SearchInput, useLabels } from '@placard/ui'
import { useId, useMemo, useState } from 'react'
import type { FilterOption } from '../table-layout/table-layout.js'
import { tableFiltersLabels } from './filter-labels.js'

/** Number of labels from which there is a search box. */
const SEARCH_FROM = 8
/** Maximum number of rendered labels. */
const LISTED = 100

interface LabelChoiceProps {
  label: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Renders the labels of a column as checkboxes, with a search box if there are many. */
export function LabelChoice({ label, options, chosen, onChange }: LabelChoiceProps) {
  const id = useId()
  const labels = useLabels('tableFilters', tableFiltersLabels)
  const texts = useReportTexts()
  const [search, setSearch] = useState('')
  // A filter from a URL or from yesterday may have labels that today's rows do not have.
  const [others] = useState(() => chosen.filter((one) => !options.some((option) => option.label === one)))
  const all = useMemo(() => [...options, ...others.map((one): FilterOption => ({ label: one }))], [options, others])
  const matches = createTextMatcher(search)
  const found = all.filter((option) => matches(option.label))
  const shown = found.slice(0, LISTED)
  return (
    <div className="flex flex-col gap-2">
      {all.length >= SEARCH_FROM && (
        <SearchInput
          size="sm"
          aria-label={labels.search(label)}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset takes no height of its own to scroll in */}
      <div role="group" aria-label={label} className="-mx-2 flex max-h-60 flex-col overflow-y-auto px-2">
        {shown.map((option, place) => (
          <div key={option.label} className="flex min-h-8 items-center justify-between gap-3 coarse:min-h-11">
            <Checkbox
              label={option.label || labels.emptyValue}
              aria-describedby={option.count === undefined ? undefined : `${id}${place}`}
              checked={chosen.includes(option.label)}
              onCheckedChange={(ticked) =>
                onChange([...chosen.filter((one) => one !== option.label), ...(ticked ? [option.label] : [])])
              }
              className="min-w-0 [overflow-wrap:anywhere]"
            />
            {option.count !== undefined && (
              <span id={`${id}${place}`} className="shrink-0 text-caption text-ink-muted">
                {texts.whole(option.count)}
                <span className="sr-only"> {labels.rows}</span>
              </span>
            )}
          </div>
        ))}
      </div>
      <p role="status" className="text-caption text-ink-muted empty:sr-only">
        {found.length === 0
          ? labels.noMatch(search.trim())
          : found.length > LISTED
            ? labels.more(texts.whole(LISTED), texts.whole(found.length))
            : ''}
      </p>
    </div>
  )
}
