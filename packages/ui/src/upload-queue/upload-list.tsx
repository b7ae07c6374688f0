import { useState } from 'react'
import { Button } from '../button/button.js'
import type { Upload, UploadState } from './upload-progress.js'
import type { UploadQueueLabels } from './upload-queue-labels.js'
import { type UploadActions, UploadRow } from './upload-row.js'
import type { Rates } from './use-rates.js'

/** Up to that many stand as they were given; more are grouped by what they need. */
const UNGROUPED = 8
const SHOWN = 5

type Group = 'attention' | 'running' | 'waiting' | 'finished'

const GROUPS: readonly (readonly [Group, ReadonlySet<UploadState>, number])[] = [
  ['attention', new Set(['error', 'conflict']), SHOWN],
  ['running', new Set(['uploading', 'paused']), Number.POSITIVE_INFINITY],
  ['waiting', new Set(['queued']), SHOWN],
  ['finished', new Set(['done', 'cancelled']), SHOWN],
]

interface UploadListProps {
  uploads: readonly Upload[]
  rates: Rates
  actions: UploadActions
  labels: UploadQueueLabels
}

/** The files: as they were given, or, when there are many, in groups of which the first few show. */
export function UploadList({ uploads, rates, actions, labels }: UploadListProps) {
  const rows = (some: readonly Upload[], label: string) => (
    <ul aria-label={label} className="divide-y divide-line-subtle">
      {some.map((upload) => (
        <UploadRow key={upload.id} upload={upload} rate={rates.of(upload.id)} labels={labels} {...actions} />
      ))}
    </ul>
  )
  const [open, setOpen] = useState<ReadonlySet<Group>>(new Set())
  if (uploads.length <= UNGROUPED) return rows(uploads, labels.region)
  return GROUPS.map(([group, states, most]) => {
    const some = uploads.filter((upload) => states.has(upload.state))
    if (some.length === 0) return null
    const shown = open.has(group) ? some : some.slice(0, most)
    return (
      <div key={group} className="border-line-subtle not-first:border-t">
        <h4 className="flex justify-between bg-sunken px-4 py-1.5 font-medium text-caption text-ink-muted tabular-nums">
          {labels[group]} <span>{some.length.toLocaleString('en')}</span>
        </h4>
        {rows(shown, labels[group])}
        {shown.length < some.length && (
          <div className="border-line-subtle border-t px-2 py-1.5">
            <Button
              variant="ghost"
              size="sm"
              onClick={() => setOpen(new Set([...open, group]))}
              className="coarse:h-11"
            >
              {labels.showAll(some.length)}
            </Button>
          </div>
        )}
      </div>
    )
  })
}
