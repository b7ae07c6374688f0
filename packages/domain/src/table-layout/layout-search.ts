import {
  type ColumnRule,
  defaultTableLayout,
  fitTableLayout,
  fixedColumnIds,
  isSameLayout,
  type LayoutFilter,
  type LayoutSort,
  listedColumns,
  shownColumnIds,
  type TableLayout,
  withNewColumns,
} from './table-layout.js'

/** URL parameters of a layout. @experimental */
export const LAYOUT_PARAMETERS = ['sort', 'cols', 'pin', 'width', 'group', 'where'] as const
type Parameter = (typeof LAYOUT_PARAMETERS)[number]

/** @experimental */
export interface LayoutSearchOptions {
  /** Layout of a URL without parameters. @default the columns' defaults */
  defaults?: TableLayout
  /** Prefix of each parameter, for URLs with the layouts of several tables: "days." makes "days.sort". @default '' */
  prefix?: string
}

/**
 * Writes a layout as URL parameters, such as `sort=-impressions,name&cols=name,clicks&group=campaign`. Omits defaults
 * and the positions of hidden columns.
 *
 * @experimental
 */
export function layoutToSearch(
  layout: TableLayout,
  columns: readonly ColumnRule[],
  { defaults = defaultTableLayout(columns), prefix = '' }: LayoutSearchOptions = {},
): string {
  const texts = createParameters(layout, columns, defaults)
  return LAYOUT_PARAMETERS.flatMap((name) =>
    texts[name] === undefined ? [] : [`${readable(prefix + name)}=${readable(texts[name])}`],
  ).join('&')
}

/** Reads a layout from URL parameters; invalid ones get their defaults. @experimental */
export function layoutFromSearch(
  search: string | URLSearchParams,
  columns: readonly ColumnRule[],
  { defaults = defaultTableLayout(columns), prefix = '' }: LayoutSearchOptions = {},
): TableLayout {
  const parameters = new URLSearchParams(search)
  const read = <Value>(name: Parameter, parse: (text: string) => Value): Value | undefined => {
    const text = parameters.get(prefix + name)
    return text === null ? undefined : parse(text)
  }
  const listed = listedColumns(columns).map(({ id }) => id)
  const shown = read('cols', (text) => idsIn(text).filter((id) => listed.includes(id)))
  const changes = {
    ...(shown?.length && { order: withNewColumns(shown, listed), hidden: listed.filter((id) => !shown.includes(id)) }),
    pinned: read('pin', idsIn),
    widths: read('width', widthsIn),
    sort: read('sort', sortIn),
    groups: read('group', idsIn),
    filters: read('where', filtersIn),
  }
  const part = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return fitTableLayout(part, columns, defaults)
}

/** Adds a layout to the query of a URL and keeps its other parameters. @experimental */
export function withLayoutSearch(
  search: string,
  layout: TableLayout,
  columns: readonly ColumnRule[],
  options: LayoutSearchOptions = {},
): string {
  const own = new Set(LAYOUT_PARAMETERS.map((name) => (options.prefix ?? '') + name))
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((name) => own.has(name)))
  return [...others, layoutToSearch(layout, columns, options)].filter(Boolean).join('&')
}

function createParameters(
  layout: TableLayout,
  columns: readonly ColumnRule[],
  defaults: TableLayout,
): Partial<Record<Parameter, string>> {
  const { widths, sort, groups, filters } = layout
  const fixed = fixedColumnIds(columns)
  const shown = shownColumnIds(layout).map(escaped).join()
  const pins = ({ pinned }: TableLayout) =>
    listedColumns(columns)
      .filter(({ id }) => pinned.includes(id) && !fixed.includes(id))
      .map(({ id }) => escaped(id))
      .join()
  const differs = (part: Partial<TableLayout>) => !isSameLayout(defaults, { ...defaults, ...part })
  return {
    ...(differs({ sort }) && {
      sort: sort.map(({ id, direction }) => (direction === 'descending' ? '-' : '') + escaped(id)).join(),
    }),
    ...(shown !== shownColumnIds(defaults).map(escaped).join() && { cols: shown }),
    ...(pins(layout) !== pins(defaults) && { pin: pins(layout) }),
    ...(differs({ widths }) && {
      width: Object.entries(widths)
        .map(([id, width]) => `${escaped(id)}:${width}`)
        .sort()
        .join(),
    }),
    ...(differs({ groups }) && { group: groups.map(escaped).join() }),
    ...(differs({ filters }) && { where: filters.map(filterText).join(';') }),
  }
}

/** Escapes separators and a leading minus as `!` and their character code. */
const escaped = (text: string): string =>
  text.replace(/^-|[!,;:=~]/g, (sign) => `!${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const unescaped = (text: string): string =>
  text.replace(/!([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** Encodes as little as possible, so that people can read the URL. */
const readable = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/%(2C|3A|3B|3D)/g, decodeURIComponent)

const split = (text: string, sign: string): string[] => (text === '' ? [] : text.split(sign))

const idsIn = (text: string): string[] => split(text, ',').map(unescaped)

const sortIn = (text: string): LayoutSort[] =>
  split(text, ',').map((part) =>
    part.startsWith('-')
      ? { id: unescaped(part.slice(1)), direction: 'descending' }
      : { id: unescaped(part), direction: 'ascending' },
  )

const widthsIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    split(text, ',').flatMap((part) => {
      const [id = '', width = ''] = part.split(':')
      return /^\d{1,4}$/.test(width) ? [[unescaped(id), Number(width)]] : []
    }),
  )

function filterText(filter: LayoutFilter): string {
  const id = escaped(filter.id)
  if (filter.kind === 'contains') return `${id}~${escaped(filter.text)}`
  if (filter.kind === 'oneOf') return `${id}=${filter.labels.map(escaped).join()}`
  return `${id}:${filter.min ?? ''}..${filter.max ?? ''}`
}

const filtersIn = (text: string): LayoutFilter[] => split(text, ';').flatMap(filterIn)

function filterIn(part: string): LayoutFilter[] {
  const [, name = '', sign, value = ''] = part.match(/^([^~=:]+)([~=:])(.*)$/s) ?? []
  const id = unescaped(name)
  if (sign === '~' && value !== '') return [{ id, kind: 'contains', text: unescaped(value) }]
  if (sign === '=') return [{ id, kind: 'oneOf', labels: value.split(',').map(unescaped) }]
  const middle = sign === ':' ? value.lastIndexOf('..') : -1
  if (middle < 0) return []
  const [min, max] = [value.slice(0, middle), value.slice(middle + 2)]
  const bounds = { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) }
  return Object.values(bounds).length > 0 && Object.values(bounds).every(Number.isFinite)
    ? [{ id, kind: 'between', ...bounds }]
    : []
}
