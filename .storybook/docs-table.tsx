import type { ComponentProps } from 'react'
import { TableRegion } from '../packages/ui/src/table/table.js'

/** Table of a documentation page; scrolls by itself if it is too wide, also by keyboard. */
export function DocsTable(props: ComponentProps<'table'>) {
  return (
    <TableRegion label="Table" className="not-first:border-t-0">
      <table {...props} />
    </TableRegion>
  )
}
