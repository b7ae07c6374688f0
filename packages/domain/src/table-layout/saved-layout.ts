import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { isSameLayout, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH, type TableLayout } from './table-layout.js'

/** Maximum length of a saved view's name. */
export const MAX_VIEW_NAME = 60

/** Maximum number of saved views per table. */
export const MAX_VIEWS = 50

/** The parts of a layout that differ from a table's own. */
export type LayoutPart = Partial<TableLayout>

/** Named layout. */
export interface SavedView {
  name: string
  layout: LayoutPart
}

/** Stored state of a table: its layout, the named views, and the view that was applied last. */
export interface SavedLayout {
  version: 1
  layout: LayoutPart
  views: SavedView[]
  applied?: string
}

/** Stored state of a table that was never changed. */
export const NOTHING_SAVED: SavedLayout = { version: 1, layout: {}, views: [] }

/** Parses a stored state. Ignores invalid parts, and everything of another version. */
export function parseSavedLayout(text: string | null): SavedLayout {
  const saved = text === null ? undefined : json(text)
  if (!isRecord(saved) || saved.version !== 1) return NOTHING_SAVED
  return {
    version: 1,
    layout: layoutPart(saved.layout),
    views: (Array.isArray(saved.views) ? saved.views : [])
      .flatMap((view) =>
        isRecord(view) && isName(view.name) ? [{ name: view.name, layout: layoutPart(view.layout) }] : [],
      )
      .slice(0, MAX_VIEWS),
    ...(isName(saved.applied) && { applied: saved.applied }),
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Check<Value> = (value: unknown) => value is Value

// Hand-written instead of `tableLayoutSchema` (a test compares the two), so that a table does not load zod.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isId = (value: unknown): value is string => isText(value) && value !== ''
const isName = (value: unknown): value is string => isId(value) && value.length <= MAX_VIEW_NAME
const isBound = (value: unknown) => value === undefined || Number.isFinite(value)
const checkList =
  <Item>(isItem: Check<Item>): Check<Item[]> =>
  (value): value is Item[] =>
    Array.isArray(value) && value.every(isItem)
const isIds = checkList(isId)

const CHECKS: { [Field in keyof TableLayout]: Check<TableLayout[Field]> } = {
  order: isIds,
  hidden: isIds,
  pinned: isIds,
  widths: (value): value is TableLayout['widths'] =>
    isRecord(value) &&
    Object.entries(value).every(
      ([id, width]) =>
        id !== '' && Number.isInteger(width) && Number(width) >= MIN_COLUMN_WIDTH && Number(width) <= MAX_COLUMN_WIDTH,
    ),
  sort: checkList(
    (one): one is TableLayout['sort'][number] =>
      isRecord(one) && isId(one.id) && (one.direction === 'ascending' || one.direction === 'descending'),
  ),
  groups: isIds,
  filters: checkList((one): one is TableLayout['filters'][number] => {
    if (!isRecord(one) || !isId(one.id)) return false
    if (one.kind === 'contains') return isId(one.text)
    if (one.kind === 'oneOf') return checkList(isText)(one.labels) && one.labels.length > 0
    const { min, max } = one
    return one.kind === 'between' && isBound(min) && isBound(max) && (min !== undefined || max !== undefined)
  }),
}

/** Returns the valid parts of a layout. */
export function layoutPart(value: unknown): LayoutPart {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(CHECKS).flatMap(([field, isRight]) => (isRight(value[field]) ? [[field, value[field]]] : [])),
  )
}

/**
 * Parts of a layout that differ from the table's defaults. Only these are stored, so that a user who changed only the
 * sort order still gets new columns of the next release. Order, hidden and pinned belong together.
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

const key = (name: string) => name.trim().toLocaleLowerCase('en')

/** Normalizes the name of a view. */
export const viewName = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** Problem with the name of a view; undefined when there is none. `own` is its current name. */
export function viewNameProblem(
  { views }: SavedLayout,
  name: string,
  own?: string,
  texts: ReportTexts = ENGLISH,
): string | undefined {
  const cleanName = viewName(name)
  if (cleanName === '') return texts.viewNeedsName
  if (cleanName.length > MAX_VIEW_NAME) return texts.viewNameTooLong(MAX_VIEW_NAME)
  if (views.some((view) => key(view.name) === key(cleanName) && view.name !== own)) return texts.viewNameTaken
  if (own === undefined && views.length >= MAX_VIEWS) return texts.tooManyViews(MAX_VIEWS)
}

/** Saves a layout as a new view and applies it. The name must be valid. */
export function saveView(saved: SavedLayout, name: string, layout: LayoutPart): SavedLayout {
  return { ...saved, views: [...saved.views, { name: viewName(name), layout }], applied: viewName(name) }
}

/** Replaces the layout of a view. */
export const replaceView = (saved: SavedLayout, name: string, layout: LayoutPart): SavedLayout => ({
  ...saved,
  views: saved.views.map((view) => (view.name === name ? { name, layout } : view)),
  applied: name,
})

/** Renames a view. The name must be valid. */
export const renameView = (saved: SavedLayout, name: string, next: string): SavedLayout => ({
  ...saved,
  views: saved.views.map((view) => (view.name === name ? { ...view, name: viewName(next) } : view)),
  ...(saved.applied === name && { applied: viewName(next) }),
})

/** Deletes a view; the current layout stays as it is. */
export const removeView = (saved: SavedLayout, name: string): SavedLayout => ({
  version: saved.version,
  layout: saved.layout,
  views: saved.views.filter((view) => view.name !== name),
  ...(saved.applied !== undefined && saved.applied !== name && { applied: saved.applied }),
})
