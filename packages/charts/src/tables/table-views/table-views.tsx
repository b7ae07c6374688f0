import { viewName } from '@placard/domain/internal/table-layout'
import { Button, type ButtonProps, Field, Input, useLabels } from '@placard/ui'
import { Bookmark, Undo2 } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { FloatingPanel } from '../floating-panel.js'
import type { TableViewsState } from '../table-layout/table-layout.js'
import { tableViewsLabels } from './view-labels.js'
import { ViewRow } from './view-row.js'

export interface TableViewsProps extends Omit<ButtonProps, 'children' | 'onReset' | 'asChild'> {
  /** Saved views, from `useTableLayout`. */
  views: TableViewsState
  /** True if the layout is the default. @default false */
  isDefault?: boolean
  /** Restores the default layout. */
  onReset: () => void
}

/**
 * Renders a button that opens the saved views of a table: named layouts, stored in this browser.
 * @experimental Props may change in a minor version.
 */
export function TableViews({ views, isDefault = false, onReset, ...props }: TableViewsProps) {
  const labels = useLabels('tableViews', tableViewsLabels)
  const [open, setOpen] = useState(false)
  const [deleted, setDeleted] = useState<{ name: string; undo: () => void }>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const { applied, isEdited } = views
  const focusList = () => list.current?.querySelector('button')?.focus()
  const focusOn = (name: string) =>
    [...(list.current?.children ?? [])]
      .find((row) => row instanceof HTMLElement && row.dataset.view === name)
      ?.querySelector('button')
      ?.focus()
  return (
    <FloatingPanel
      label={labels.saved}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setDeleted(undefined)
        setSaid('')
      }}
      align="end"
      className="w-80"
      trigger={
        <Button size="sm" data-slot="table-views" {...props}>
          <Bookmark aria-hidden />
          <span className={applied === undefined ? '@max-[32rem]:sr-only' : 'max-w-40 truncate @max-[32rem]:max-w-20'}>
            {applied ?? labels.views}
          </span>
          {isEdited && <span className="font-normal text-ink-muted">{labels.edited}</span>}
        </Button>
      }
    >
      <ul ref={list} aria-label={labels.saved} className="-mx-2 flex max-h-72 flex-col overflow-y-auto px-2">
        <ViewRow
          name={labels.standard}
          isApplied={applied === undefined && isDefault}
          onApply={() => {
            onReset()
            setSaid(labels.reset)
          }}
        />
        {views.names.map((name) => (
          <ViewRow
            key={name}
            name={name}
            isApplied={name === applied}
            isEdited={name === applied && isEdited}
            problemOf={(next) => views.problemOf(next, name)}
            onApply={() => {
              views.apply(name)
              setSaid(labels.applied(name))
            }}
            onRename={(next) => {
              views.rename(name, next)
              // The renamed view has a new row.
              requestAnimationFrame(() => focusOn(viewName(next)))
            }}
            onDelete={() => {
              setDeleted({ name, undo: views.remove(name) })
              setSaid(labels.deleted(name))
              focusList()
            }}
          />
        ))}
      </ul>
      {deleted && (
        <div className="mt-2 flex items-center justify-between gap-2 rounded-control bg-sunken py-1 ps-3 pe-1 text-dense text-ink-muted">
          <span className="min-w-0 truncate">{labels.deletedNotice(deleted.name)}</span>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              deleted.undo()
              setDeleted(undefined)
              setSaid(labels.restored(deleted.name))
              focusList()
            }}
          >
            <Undo2 aria-hidden /> {labels.undo}
          </Button>
        </div>
      )}
      <div className="mt-3 flex flex-col gap-3 border-line-subtle border-t pt-3">
        {applied !== undefined && isEdited && (
          <Button
            size="sm"
            onClick={() => {
              views.update()
              setSaid(labels.savedAs(applied))
              focusList()
            }}
          >
            <span className="truncate">{labels.update(applied)}</span>
          </Button>
        )}
        <SaveView
          problemOf={views.problemOf}
          onSave={(name) => {
            views.save(name)
            setSaid(labels.savedAs(name))
          }}
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </FloatingPanel>
  )
}

interface SaveViewProps {
  problemOf: (name: string) => string | undefined
  onSave: (name: string) => void
}

/** Renders the form that saves the current layout under a name. */
function SaveView({ problemOf, onSave }: SaveViewProps) {
  const labels = useLabels('tableViews', tableViewsLabels)
  const box = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        event.stopPropagation()
        const wrong = problemOf(name)
        setProblem(wrong)
        if (wrong) box.current?.focus()
        else {
          onSave(name)
          setName('')
        }
      }}
      className="flex items-start gap-2"
    >
      <Field label={labels.saveAs} hideLabel error={problem} className="flex-1">
        <Input
          ref={box}
          size="sm"
          autoComplete="off"
          placeholder={labels.saveAs}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <Button size="sm" type="submit">
        {labels.save}
      </Button>
    </form>
  )
}
