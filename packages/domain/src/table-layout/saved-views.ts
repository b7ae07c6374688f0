import { type LayoutPart, MAX_VIEW_NAME, MAX_VIEWS, type SavedLayout } from './saved-layout.js'

const key = (name: string) => name.trim().toLocaleLowerCase('en')

/** The name of a view as it is kept. */
export const viewName = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** What is wrong with the name of a view; `own` is the name that it has now. */
export function viewNameProblem({ views }: SavedLayout, name: string, own?: string): string | undefined {
  const wanted = viewName(name)
  if (wanted === '') return 'Give the view a name'
  if (wanted.length > MAX_VIEW_NAME) return `A name has at most ${MAX_VIEW_NAME} characters`
  if (views.some((view) => key(view.name) === key(wanted) && view.name !== own))
    return 'There is a view of this name already'
  if (own === undefined && views.length >= MAX_VIEWS)
    return `There are ${MAX_VIEWS} views, which is the most; delete one first`
}

/** Keeps a layout under a name, and under it from now on. The name has no problem. */
export function saveView(saved: SavedLayout, name: string, layout: LayoutPart): SavedLayout {
  return { ...saved, views: [...saved.views, { name: viewName(name), layout }], applied: viewName(name) }
}

/** Puts another layout under a name that there is. */
export const replaceView = (saved: SavedLayout, name: string, layout: LayoutPart): SavedLayout => ({
  ...saved,
  views: saved.views.map((view) => (view.name === name ? { name, layout } : view)),
  applied: name,
})

/** Gives a view another name. The name has no problem. */
export const renameView = (saved: SavedLayout, name: string, next: string): SavedLayout => ({
  ...saved,
  views: saved.views.map((view) => (view.name === name ? { ...view, name: viewName(next) } : view)),
  ...(saved.applied === name && { applied: viewName(next) }),
})

/** Forgets a view; the present layout stays as it is. */
export const removeView = (saved: SavedLayout, name: string): SavedLayout => ({
  version: saved.version,
  layout: saved.layout,
  views: saved.views.filter((view) => view.name !== name),
  ...(saved.applied !== undefined && saved.applied !== name && { applied: saved.applied }),
})
