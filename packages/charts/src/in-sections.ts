import type { LayoutColumn } from './table-layout/table-layout.js'

/** Columns under their headings, in the order that the headings come first; '' for those without one. */
export function inSections<Column extends LayoutColumn>(columns: readonly Column[]): [string, Column[]][] {
  const sections = new Map<string, Column[]>()
  for (const column of columns) {
    const { section = '' } = column
    const those = sections.get(section)
    if (those) those.push(column)
    else sections.set(section, [column])
  }
  return [...sections]
}
