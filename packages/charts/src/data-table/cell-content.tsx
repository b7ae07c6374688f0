import { NO_DATA } from '@placard/domain'
import { classNames, Delta, ValueText } from '@placard/ui'
import type { ReactNode } from 'react'
import { type DataValue, type KnownColumn, valueText } from './data-column.js'
import { type RowSource, valueAt } from './row-source.js'

/** What a figure looks like, in a row, a group or the totals. */
export function FigureText<Row>({ column, value }: { column: KnownColumn<Row>; value: DataValue }) {
  if (column.kind === 'change' && typeof value !== 'string') {
    return (
      <Delta
        value={value}
        unit={column.unit === 'points' ? 'pp' : 'percent'}
        polarity={column.polarity}
        className="flex justify-end text-dense"
      />
    )
  }
  return wordsOrDash(valueText(column, value))
}

/** Hundreds of cells stand on the screen: what is there needs no element of its own. */
const wordsOrDash = (words: string): ReactNode => (words === NO_DATA ? <ValueText>{words}</ValueText> : words)

/** What stands in a cell: what the column makes of the row, or its value in words, which may be cut and so are its tooltip. */
export function cellContent<Row>(
  source: RowSource<Row>,
  column: KnownColumn<Row>,
  place: number,
): { content: ReactNode; title?: string } {
  if (column.cell) return { content: column.cell(source.rowAt(place)) }
  const value = valueAt(source, column, place)
  if (column.align === 'end') return { content: <FigureText column={column} value={value} /> }
  const words = valueText(column, value)
  return { content: wordsOrDash(words), title: words }
}

interface CompactFiguresProps<Row> {
  columns: readonly KnownColumn<Row>[]
  /** Content of the cell of a column. */
  contentOf: (column: KnownColumn<Row>) => ReactNode
}

/** Figures of a row or of the totals below its name, where a compact table has no columns for them. */
export function CompactFigures<Row>({ columns, contentOf }: CompactFiguresProps<Row>) {
  if (columns.length === 0) return null
  return (
    <dl className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1">
      {columns.map((column) => (
        <div key={column.id}>
          <dt className="font-normal text-caption text-ink-muted">{column.header}</dt>
          <dd className="text-dense tabular-nums">{contentOf(column)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CutTextProps {
  /** A name may have two lines where the table is narrow. */
  isName: boolean
  isFixed: boolean
  /** The whole text. */
  title?: string
  children: ReactNode
}

/** Text on one line, whole in the document and its tooltip. */
export function CutText({ isName, isFixed, title, children }: CutTextProps) {
  if (!isName)
    return (
      <div title={title} className={classNames('truncate print:whitespace-normal', !isFixed && 'max-w-[32ch]')}>
        {children}
      </div>
    )
  return (
    <div
      title={title}
      className={classNames(
        'min-w-0',
        isFixed
          ? 'line-clamp-2 leading-4.5 @min-[32rem]:block @min-[32rem]:truncate @min-[32rem]:leading-5'
          : 'line-clamp-2 w-28 leading-4.5 @min-[32rem]:line-clamp-1 @min-[32rem]:w-auto @min-[32rem]:min-w-40 @min-[32rem]:max-w-[42ch] @min-[32rem]:leading-5',
        'print:line-clamp-none print:max-w-none print:whitespace-normal',
      )}
    >
      {children}
    </div>
  )
}
