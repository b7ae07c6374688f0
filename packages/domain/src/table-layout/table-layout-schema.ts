import * as z from 'zod'
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './table-layout.js'

const columnId = z.string().min(1)

/** Sort order by one column. */
export const layoutSortSchema = z.object({ id: columnId, direction: z.enum(['ascending', 'descending']) })

/** Filter of a column. */
export const layoutFilterSchema = z.discriminatedUnion('kind', [
  z.object({ id: columnId, kind: z.literal('contains'), text: z.string().min(1) }),
  z.object({ id: columnId, kind: z.literal('oneOf'), labels: z.array(z.string()).min(1) }),
  z
    .object({ id: columnId, kind: z.literal('between'), min: z.number().optional(), max: z.number().optional() })
    .refine(({ min, max }) => min !== undefined || max !== undefined, 'A range has at least one bound'),
])

/** Schema of a `TableLayout` from a server or a file. */
export const tableLayoutSchema = z.object({
  order: z.array(columnId),
  hidden: z.array(columnId),
  pinned: z.array(columnId),
  widths: z.record(columnId, z.number().int().min(MIN_COLUMN_WIDTH).max(MAX_COLUMN_WIDTH)),
  sort: z.array(layoutSortSchema),
  groups: z.array(columnId),
  filters: z.array(layoutFilterSchema),
})
