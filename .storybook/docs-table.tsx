import type { ComponentProps } from 'react'
import { TableRegion } from '../packages/ui/src/table/table.js'

/** A table of a documentation page; where it is wider than the page it scrolls by itself, and the keyboard reaches it. */
export function DocsTable(props: ComponentProps<'table'>) {
  return (
    <TableRegion label="Table" className="not-first:border-t-0">
      <table {...props} />
    </TableRegion>
  )
}
