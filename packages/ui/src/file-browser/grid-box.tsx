import type { ComponentProps } from 'react'

interface GridBoxProps extends ComponentProps<'div'> {
  role: 'grid' | 'rowgroup' | 'row' | 'gridcell' | 'rowheader' | 'columnheader'
}

/** A piece of an APG grid made of plain boxes: a `<table>` cannot draw only the lines in view and stay a table. */
export function GridBox(props: GridBoxProps) {
  return <div {...props} />
}
