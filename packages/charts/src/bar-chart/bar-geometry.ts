import type { BarScale } from './bar-scale.js'

/** A bar, in pixels from the upper left corner. */
export interface BarShape {
  /** Its category. */
  row: number
  /** Its place among the series that are shown. */
  series: number
  /** Its left edge. */
  x: number
  /** Its upper edge. */
  y: number
  /** From left to right. */
  width: number
  /** From top to bottom. */
  height: number
  /** The side on which it ends, rounded; none inside a stack. */
  end?: 'top' | 'bottom' | 'left' | 'right'
}

/** The mark of the period before, across a bar. */
export interface BarMark {
  /** Its category. */
  row: number
  /** The series, or 0 for a whole stack. */
  series: number
  /** Where it begins and ends. */
  x1: number
  /** Where it begins and ends. */
  x2: number
  /** Where it begins and ends. */
  y1: number
  /** Where it begins and ends. */
  y2: number
}

/** Words in the drawing. */
export interface BarText {
  /** Names it among its kind. */
  key: string
  /** What it says; cut where it would not fit. */
  text: string
  /** Its anchor. */
  x: number
  /** Its middle. */
  y: number
  /** How it stands to its anchor. */
  anchor: 'start' | 'middle' | 'end'
}

/** Where everything of a bar chart is. */
export interface BarLayout {
  /** Of the drawing. */
  width: number
  /** Of the drawing. */
  height: number
  /** Around the plot. */
  margin: { top: number; right: number; bottom: number; left: number }
  /** The value axis. */
  scale: BarScale
  /** The place of a value on its axis. */
  at: (value: number) => number
  /** How much of the axis one category has. */
  band: number
  /** What names take of each category where they stand above their bars; 0 where they stand beside. */
  above: number
  /** From one bar of a category to the next. */
  pitch: number
  /** The middle of a bar across the axis of values. */
  middle: (row: number, series: number) => number
  /** Every bar. */
  bars: BarShape[]
  /** The period before. */
  marks: BarMark[]
  /** Names of categories. */
  names: BarText[]
  /** Values at the bars. */
  labels: BarText[]
}

/** Measures a text in pixels. */
export type WidthOf = (text: string) => number
