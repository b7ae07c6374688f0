/** Geometry of a week's cells in pixels. */
export interface HeatGeometry {
  /** Size of the box. */
  width: number
  height: number
  /** True if hours are rows: in a narrow, high box. */
  down: boolean
  /** Upper left corner of the cells. */
  left: number
  top: number
  /** Size of a cell and the gap after it. */
  cellWidth: number
  cellHeight: number
  /** Gap between cells. */
  gap: number
  /** Interval of hour labels. */
  every: number
}

const HOURS = 24
const DAYS = 7
const SIDE = 16
const HEAD = 22
/** Space for the focus ring. */
const FOOT = 6
/** Widths of "Mon" and "14:00". */
const [DAY_NAME, HOUR_NAME] = [40, 44]
/** Minimum height of an hour as a row; below it, hours are columns. */
const LEAST_HOUR = 14
/** Width of an hour label and the space after it. */
const HOUR_ROOM = 46
const EVERY = [1, 2, 3, 6]

/** Fits a week into a box: hours are columns, or rows if the box is high enough for 24. */
export function heatGeometry({ width, height }: { width: number; height: number }): HeatGeometry {
  const down = height - HEAD - FOOT >= HOURS * LEAST_HOUR
  const left = SIDE + (down ? HOUR_NAME : DAY_NAME)
  const cellWidth = Math.max(0, width - left - SIDE) / (down ? DAYS : HOURS)
  const cellHeight = Math.max(0, height - HEAD - FOOT) / (down ? HOURS : DAYS)
  const every = down ? 3 : (EVERY.find((hours) => hours * cellWidth >= HOUR_ROOM) ?? 12)
  return { width, height, down, left, top: HEAD, cellWidth, cellHeight, gap: cellWidth < 16 ? 1 : 2, every }
}

/** Returns the box of a cell. */
export function cellBox({ down, left, top, cellWidth, cellHeight, gap }: HeatGeometry, hour: number, day: number) {
  const [column, row] = down ? [day, hour] : [hour, day]
  return {
    x: left + column * cellWidth,
    y: top + row * cellHeight,
    width: Math.max(0, cellWidth - gap),
    height: Math.max(0, cellHeight - gap),
  }
}

/** Returns the cell at a position; undefined outside of the cells. */
export function cellAt({ down, left, top, cellWidth, cellHeight }: HeatGeometry, x: number, y: number) {
  const column = Math.floor((x - left) / cellWidth)
  const row = Math.floor((y - top) / cellHeight)
  const [hour, day] = down ? [row, column] : [column, row]
  return hour >= 0 && hour < HOURS && day >= 0 && day < DAYS ? { hour, day } : undefined
}
