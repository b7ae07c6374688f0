import { Tabs, TabsContent, TabsList, TabsTrigger } from '@placard/ui'
import { type ReactNode, useId } from 'react'
import { ColumnChoice } from './column-choice.js'
import { ColumnOrder } from './column-order.js'
import type { ColumnsPanelProps } from './columns-panel-props.js'
import { GroupChoice } from './group-choice.js'

/** Renders visibility, order and groups of columns: side by side, or as tabs if narrow. */
export function ColumnsPanel({ isNarrow, ...props }: ColumnsPanelProps & { isNarrow: boolean }) {
  const canGroup = props.columns.some(
    ({ kind = 'text', groupable = kind === 'text', listed = true }) => groupable && listed,
  )
  if (!isNarrow)
    return (
      <div className="grid h-116 max-h-[60vh] grid-cols-2 divide-x divide-line-subtle">
        <Part title="Columns" className="p-4">
          <ColumnChoice {...props} />
        </Part>
        <div className="flex min-h-0 flex-col divide-y divide-line-subtle">
          <Part title="Order" className="flex-1 p-4">
            <ColumnOrder {...props} />
          </Part>
          {canGroup && (
            <Part title="Group by" className="max-h-2/5 shrink-0 p-4">
              <GroupChoice {...props} />
            </Part>
          )}
        </div>
      </div>
    )
  return (
    <Tabs defaultValue="columns">
      <TabsList variant="pill" aria-label="What to arrange">
        <TabsTrigger value="columns">Columns</TabsTrigger>
        <TabsTrigger value="order">Order</TabsTrigger>
        {canGroup && <TabsTrigger value="groups">Groups</TabsTrigger>}
      </TabsList>
      <TabsContent value="columns">
        <ColumnChoice {...props} />
      </TabsContent>
      <TabsContent value="order">
        <ColumnOrder {...props} />
      </TabsContent>
      <TabsContent value="groups">
        <GroupChoice {...props} />
      </TabsContent>
    </Tabs>
  )
}

function Part({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`flex min-h-0 min-w-0 flex-col gap-2 ${className}`}>
      <p id={id} className="font-semibold text-dense text-ink">
        {title}
      </p>
      {children}
    </section>
  )
}
