import * as z from 'zod'
import { isSameLayout, type TableLayout, tableLayoutSchema } from './table-layout.js'

/** The longest name of a saved view. */
export const MAX_VIEW_NAME = 60

/** How many views one table keeps. */
export const MAX_VIEWS = 50

const { shape } = tableLayoutSchema
const partSchema = z.object({
  order: shape.order.optional().catch(undefined),
  hidden: shape.hidden.optional().catch(undefined),
  pinned: shape.pinned.optional().catch(undefined),
  widths: shape.widths.optional().catch(undefined),
  sort: shape.sort.optional().catch(undefined),
  groups: shape.groups.optional().catch(undefined),
  filters: shape.filters.optional().catch(undefined),
})

/** What differs from a table's own layout; a part that is broken is as if it were not there. */
export type LayoutPart = z.infer<typeof partSchema>

const viewSchema = z.object({ name: z.string().min(1).max(MAX_VIEW_NAME), layout: partSchema })

/** A layout under a name. */
export type SavedView = z.infer<typeof viewSchema>

/** What is kept of a table between visits: its layout, the views with names, and the one that was applied last. */
export const savedLayoutSchema = z.object({
  version: z.literal(1),
  layout: partSchema.catch({}),
  views: z
    .array(viewSchema.nullable().catch(null))
    .transform((views) => views.filter((view) => view !== null).slice(0, MAX_VIEWS))
    .catch([]),
  applied: z.string().optional().catch(undefined),
})
export type SavedLayout = z.infer<typeof savedLayoutSchema>

/** Nothing kept yet. */
export const NOTHING_SAVED: SavedLayout = { version: 1, layout: {}, views: [] }

/** What a text kept says; nothing for one that is broken, or of another version. */
export function parseSavedLayout(text: string | null): SavedLayout {
  if (text === null) return NOTHING_SAVED
  try {
    return savedLayoutSchema.parse(JSON.parse(text))
  } catch {
    return NOTHING_SAVED
  }
}

/**
 * The parts of a layout that differ from the table's own, which is what is kept: so whoever changed only the order of
 * the rows still gets the columns of the next release. Order, hidden and pinned belong together.
 */
export function layoutDifference(layout: TableLayout, defaults: TableLayout): LayoutPart {
  const differs = (...fields: (keyof TableLayout)[]) =>
    !isSameLayout(defaults, { ...defaults, ...Object.fromEntries(fields.map((field) => [field, layout[field]])) })
  const { order, hidden, pinned, widths, sort, groups, filters } = layout
  return {
    ...(differs('order', 'hidden', 'pinned') && { order, hidden, pinned }),
    ...(differs('widths') && { widths }),
    ...(differs('sort') && { sort }),
    ...(differs('groups') && { groups }),
    ...(differs('filters') && { filters }),
  }
}
