import type { PublishFinding } from '@placard/domain/creative'
import { Button, useLabels } from '@placard/ui'
import { Link } from 'lucide-react'
import { type ReactElement, useRef, useState } from 'react'
import { LandingPageField } from '../../fields/landing-page-field/landing-page-field.js'
import { rowKey, type SheetRow, setKey } from './sheet-row-model.js'
import { type SheetRowActions, SheetRowView } from './sheet-row-view.js'
import { uploadSheetLabels } from './upload-sheet-labels.js'

export interface SheetRowsProps {
  rows: readonly SheetRow[]
  /** Returns an empty link to the place where a finding of a draft is fixed. */
  renderLink: (row: SheetRow, finding: PublishFinding) => ReactElement
  /** Actions of the rows, inside of a form with `own`; undefined while nothing can be changed. */
  actions?: SheetRowActions | undefined
  /** Keys of rows and sets with a landing page of their own. */
  ownKeys?: readonly string[]
  /** Removes the own landing page of a row or set. */
  onOwnRemove?: ((key: string) => void) | undefined
}

interface RowSet {
  set: string | null
  rows: SheetRow[]
}

/** Puts rows of the same set together; they are next to each other. */
function inSets(rows: readonly SheetRow[]): RowSet[] {
  const sets: RowSet[] = []
  for (const row of rows) {
    const last = sets.at(-1)
    if (last && last.set === row.set) last.rows.push(row)
    else sets.push({ set: row.set, rows: [row] })
  }
  return sets
}

/** Creatives of the sheet; several sizes of one ad are below a heading of their own. */
export function SheetRows({ rows, renderLink, actions, ownKeys = [], onOwnRemove }: SheetRowsProps) {
  const labels = useLabels('uploadSheet', uploadSheetLabels)
  const [added, setAdded] = useState<readonly string[]>([])
  const root = useRef<HTMLElement>(null)
  const hasOwn = (key: string) => ownKeys.includes(key) || added.includes(key)
  const focusIn = (key: string, selector: string) =>
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[data-own="${CSS.escape(key)}"] ${selector}`)?.focus(),
    )
  const toggle = (key: string) => {
    const had = hasOwn(key)
    setAdded(had ? added.filter((one) => one !== key) : [...added, key])
    if (had) onOwnRemove?.(key)
    focusIn(key, had ? 'button' : 'input[inputmode="url"]')
  }
  const field = (key: string, name: string) =>
    actions && hasOwn(key) ? (
      <LandingPageField name={`own.${key}`} label={labels.ownLandingPageOf(name)} utm={false} />
    ) : undefined
  const view = (row: SheetRow) => (
    <SheetRowView
      key={row.id}
      {...{ row, renderLink, actions }}
      ownLandingPage={field(rowKey(row), row.name)}
      onOwnLandingPage={actions && (() => toggle(rowKey(row)))}
    />
  )
  return (
    <section ref={root} aria-label={labels.creatives} className="grid min-w-0 gap-3">
      {inSets(rows).map(({ set, rows: some }) =>
        set === null ? (
          <ul key={some[0]?.id} aria-label={labels.creatives} className="min-w-0">
            {some.map(view)}
          </ul>
        ) : (
          <div
            key={`set ${set}`}
            className="min-w-0 rounded-card border border-line-subtle px-3 pt-2"
            data-own={setKey(set)}
          >
            <div className="flex min-w-0 flex-wrap items-center justify-between gap-2">
              <h3 className="min-w-0 wrap-anywhere font-semibold text-dense text-ink">
                {labels.setOf(set, some.length)}
              </h3>
              {actions && (
                <Button size="sm" variant="ghost" className="coarse:h-11" onClick={() => toggle(setKey(set))}>
                  <Link aria-hidden />
                  {hasOwn(setKey(set)) ? labels.removeOwnLandingPage : labels.setOwnLandingPage}
                </Button>
              )}
            </div>
            {field(setKey(set), set || labels.creatives)}
            <ul aria-label={labels.setOf(set, some.length)} className="min-w-0">
              {some.map(view)}
            </ul>
          </div>
        ),
      )}
    </section>
  )
}
