/** Where the cells of a week lie in a box. */
export interface HeatGeometry {
  /** The size of the box. */
  width: number
  height: number
  /** Hours run down and days across, where the box is narrow and high. */
  down: boolean
  /** The upper left corner of the cells. */
  left: number
  top: number
  /** The size of a cell with the gap behind it. */
  cellWidth: number
  cellHeight: number
  /** The space between cells. */
  gap: number
  /** Every how many hours one is named. */
  every: number
}

const HOURS = 24
const DAYS = 7
const SIDE = 16
const HEAD = 22
/** Room for the ring around what has the focus. */
const FOOT = 6
/** The room for "Mon", and for "14:00". */
const [DAY_NAME, HOUR_NAME] = [40, 44]
/** The least height of an hour when hours run down: less, and they run across. */
const LEAST_HOUR = 14
/** What the name of an hour takes with the space behind it. */
const HOUR_ROOM = 46
const EVERY = [1, 2, 3, 6]

/** Lays a week out in a box: hours across, or down where the box is high enough for 24 rows. */
export function heatGeometry({ width, height }: { width: number; height: number }): HeatGeometry {
  const down = height - HEAD - FOOT >= HOURS * LEAST_HOUR
  const left = SIDE + (down ? HOUR_NAME : DAY_NAME)
  const cellWidth = Math.max(0, width - left - SIDE) / (down ? DAYS : HOURS)
  const cellHeight = Math.max(0, height - HEAD - FOOT) / (down ? HOURS : DAYS)
  const every = down ? 3 : (EVERY.find((hours) => hours * cellWidth >= HOUR_ROOM) ?? 12)
  return { width, height, down, left, top: HEAD, cellWidth, cellHeight, gap: cellWidth < 16 ? 1 : 2, every }
}

/** The box of the cell of an hour in a row of the week. */
export function cellBox({ down, left, top, cellWidth, cellHeight, gap }: HeatGeometry, hour: number, day: number) {
  const [column, row] = down ? [day, hour] : [hour, day]
  return {
    x: left + column * cellWidth,
    y: top + row * cellHeight,
    width: Math.max(0, cellWidth - gap),
    height: Math.max(0, cellHeight - gap),
  }
}

/** The cell at a place of the box; undefined beside the cells. */
export function cellAt({ down, left, top, cellWidth, cellHeight }: HeatGeometry, x: number, y: number) {
  const column = Math.floor((x - left) / cellWidth)
  const row = Math.floor((y - top) / cellHeight)
  const [hour, day] = down ? [row, column] : [column, row]
  return hour >= 0 && hour < HOURS && day >= 0 && day < DAYS ? { hour, day } : undefined
}
