import { createTextMatcher } from '@placard/domain/internal/text'
import { formatCount } from '@placard/domain/report'
import { pauseState, publications } from '@placard/domain/tags'
import { Checkbox, CheckboxGroup, FieldSet, SearchInput, useLabels } from '@placard/ui'
import { useDeferredValue, useState } from 'react'
import { useFormField } from '../../engine/form/form.js'
import { useReportTexts } from '../../use-report-texts.js'
import type { TaggedCreative } from '../tagged-creative.js'
import { handOverDialogLabels } from './hand-over-dialog-labels.js'

/** Number of creatives from which a search is offered. */
const SEARCHED_FROM = 8
/** Maximum number of listed creatives; the others are found by search. */
const MAX_LISTED = 100

/** Creative of the selection. */
export type SelectableCreative = Pick<TaggedCreative, 'id' | 'name' | 'type' | 'size' | 'liveCreatives'>

/** Returns true if a creative has a published version. */
export const isPublished = (creative: SelectableCreative): boolean => publications(creative).length > 0

export interface CreativeSelectionProps {
  /** Path of the selected IDs in the form. */
  name: string
  /** All creatives; unpublished ones can't be selected. */
  creatives: readonly SelectableCreative[]
  /** Disables all checkboxes. */
  disabled: boolean
}

/** Form field that selects published creatives, with a search when there are many. */
export function CreativeSelection({ name, creatives, disabled }: CreativeSelectionProps) {
  const texts = useReportTexts()
  const labels = useLabels('handOverDialog', handOverDialogLabels)
  const { field, id, error } = useFormField(name)
  const [query, setQuery] = useState('')
  const selected = new Set(field.value as readonly string[])
  const matches = createTextMatcher(useDeferredValue(query))
  const found = creatives.filter((creative) => matches(`${creative.name} ${creative.type} ${creative.size}`))
  const listed = found.slice(0, MAX_LISTED)
  const open = found.filter(isPublished)
  const selectedCount = open.filter((creative) => selected.has(creative.id)).length
  const select = (isSelected: (creative: SelectableCreative) => boolean) =>
    field.onChange(creatives.filter(isSelected).map((creative) => creative.id))
  const describe = (creative: SelectableCreative) => {
    const { type, size } = creative
    if (!isPublished(creative)) return labels.notPublished(type, size)
    return pauseState(creative) === 'paused' ? labels.paused(type, size) : `${type}, ${size}`
  }
  const openIDs = new Set(open.map((creative) => creative.id))
  const listedIDs = new Set(listed.map((creative) => creative.id))
  return (
    <FieldSet
      legend={labels.creatives}
      hint={labels.selected(formatCount(selected.size, texts), formatCount(creatives.length, texts))}
      error={error}
      required
    >
      {creatives.length > SEARCHED_FROM && (
        <SearchInput
          aria-label={labels.searchCreatives}
          placeholder={labels.searchCreatives}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {found.length === 0 ? (
        <p role="status" className="text-dense text-ink-muted">
          {labels.noMatch(query)}
        </p>
      ) : (
        <div className="flex max-h-64 min-w-0 flex-col gap-2 overflow-y-auto rounded-control border border-line-control p-3">
          {open.length > 1 && (
            <Checkbox
              label={labels.selectAll(formatCount(open.length, texts))}
              checked={selectedCount === 0 ? false : selectedCount === open.length || 'indeterminate'}
              disabled={disabled}
              onCheckedChange={(checked) =>
                select((creative) => (openIDs.has(creative.id) ? checked : selected.has(creative.id)))
              }
              className="coarse:min-h-11 coarse:items-center"
            />
          )}
          <CheckboxGroup
            id={id}
            aria-label={labels.creatives}
            invalid={error !== undefined}
            disabled={disabled}
            options={listed.map((creative) => ({
              value: creative.id,
              label: <span className="wrap-anywhere">{creative.name}</span>,
              description: describe(creative),
              disabled: !isPublished(creative),
            }))}
            value={[...selected]}
            onValueChange={(next) => {
              const checked = new Set(next)
              select((creative) => (listedIDs.has(creative.id) ? checked : selected).has(creative.id))
            }}
            // The error summary focuses the first checkbox.
            tabIndex={-1}
            onFocus={({ target, currentTarget }) => {
              if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=checkbox]:enabled')?.focus()
            }}
          />
          {found.length > listed.length && (
            <p className="text-caption text-ink-muted">
              {labels.firstOf(formatCount(listed.length, texts), formatCount(found.length, texts))}
            </p>
          )}
        </div>
      )}
    </FieldSet>
  )
}
