import { classNames } from '@placard/ui'
import type { CSSProperties } from 'react'
import type { ColumnPlace } from './column-widths.js'

const EDGE =
  'after:pointer-events-none after:absolute after:inset-y-0 after:end-0 after:w-px after:bg-line after:opacity-0 group-data-scrolled/region:after:opacity-100'

type Place = Pick<ColumnPlace<never>, 'isFirst' | 'isEdge' | 'start'>

/** How a cell stays at the start. Where the table is narrow only the first column does: the figures need the room. */
export function stickyPlace({ isFirst, isEdge, start }: Place): { className?: string; style?: CSSProperties } {
  if (start === undefined) return {}
  return {
    className: classNames(
      'bg-inherit print:static',
      isFirst
        ? 'sticky start-0 z-10 @min-[32rem]:start-(--column-start)'
        : '@min-[32rem]:sticky @min-[32rem]:start-(--column-start) @min-[32rem]:z-10',
      isEdge && EDGE,
      isFirst &&
        !isEdge &&
        '@max-[32rem]:after:absolute @max-[32rem]:after:inset-y-0 @max-[32rem]:after:end-0 @max-[32rem]:after:w-px @max-[32rem]:after:bg-line @max-[32rem]:after:opacity-0 @max-[32rem]:group-data-scrolled/region:after:opacity-100',
    ),
    style: { '--column-start': `${start}px` } as CSSProperties,
  }
}

/** The cell with the buttons of a row stays at the end; a line beside it says that something lies below. */
export const STICKY_ACTIONS =
  'sticky end-0 z-10 bg-inherit before:pointer-events-none before:absolute before:inset-y-0 before:start-0 before:w-px before:bg-line before:opacity-0 group-data-[more~=end]/region:before:opacity-100 print:hidden ' +
  // The fade over the last visible column says that the table scrolls.
  'after:pointer-events-none after:absolute after:inset-y-0 after:-start-4 after:w-4 after:bg-inherit after:opacity-0 after:[mask-image:linear-gradient(to_right,transparent,black)] rtl:after:[mask-image:linear-gradient(to_left,transparent,black)] group-data-[more~=end]/region:after:opacity-100 forced-colors:after:hidden'

/** The cell that chooses a row stays as well, where there is room. */
export const STICKY_SELECT = 'bg-inherit @min-[32rem]:sticky @min-[32rem]:start-0 @min-[32rem]:z-10 print:hidden'
