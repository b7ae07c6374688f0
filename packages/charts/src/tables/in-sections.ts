import type { LayoutColumn } from './table-layout/table-layout.js'

/** Groups columns by section, in the order in which the sections first occur; '' has the columns without one. */
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
