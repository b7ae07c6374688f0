import { CHOSEN, copyText, shortenCell } from './partner-file-error.js'
import { foldHeader, isAmountHeader } from './partner-headers.js'
import { createFigure, type Figure, readFigure } from './partner-numbers.js'
import {
  type DecimalMark,
  FIGURE_ROLES,
  type FigureRole,
  type PartnerColumn,
  type PartnerDecision,
} from './partner-reading-schema.js'
import type { PartnerCell } from './partner-report.js'

/** Column of counts. */
export interface FigureSlot {
  readonly role: FigureRole
  readonly position: number
  readonly header: string
}

/** Number of cells of a column by kind, and an example of each. */
export interface SlotCells {
  numbers: number
  readonly kinds: Record<'limit' | 'rate' | 'text', { count: number; example: string }>
  /** Cells with decimals, and the largest value, under both marks. */
  readonly fractions: Record<DecimalMark, number>
  readonly largest: Record<DecimalMark, number>
}

interface Evidence {
  count: number
  text: string
  header: string
}

/** Decimal mark of a file; `isOpen` if sums depend on a mark that nothing decides. */
export interface MarkDecision {
  readonly mark: DecimalMark
  readonly isOpen: boolean
  readonly decision: PartnerDecision
}

/** Reader of the counts of rows. */
export interface FigureReader {
  readonly slots: readonly FigureSlot[]
  /** Figures of the row that was read last by slot, NaN where it has none. */
  readonly point: Float64Array
  readonly comma: Float64Array
  /** Reads the figures of a row, and returns how many it has. */
  read(cells: readonly PartnerCell[]): number
  /** Records the row that was read last as data. */
  record(cells: readonly PartnerCell[]): void
  cells(slot: number): SlotCells
  decideMark(): MarkDecision
}

const createSlotCells = (): SlotCells => ({
  numbers: 0,
  kinds: { limit: { count: 0, example: '' }, rate: { count: 0, example: '' }, text: { count: 0, example: '' } },
  fractions: { '.': 0, ',': 0 },
  largest: { '.': 0, ',': 0 },
})

/** Records the value of a slot's cell under both decimal marks. */
function recordValue(cells: SlotCells, point: number, comma: number) {
  cells.numbers += 1
  if (point > cells.largest['.']) cells.largest['.'] = point
  if (comma > cells.largest[',']) cells.largest[','] = comma
  if (point !== Math.floor(point)) cells.fractions['.'] += 1
  if (comma !== Math.floor(comma)) cells.fractions[','] += 1
}

/** Returns whether a column has rates: by its percent signs, or by fractions of which none is above 1. */
export const isRateColumn = ({ numbers, kinds, fractions, largest }: SlotCells, mark: DecimalMark): boolean =>
  kinds.rate.count > 0 ? kinds.rate.count >= numbers : fractions[mark] > 0 && largest[mark] <= 1

const decided = (value: DecimalMark | null, reason: string, isAsked = false): PartnerDecision => ({
  kind: 'decimalMark',
  value,
  reason,
  isAsked,
})

const proofReason = (mark: DecimalMark, { text, header }: Evidence): string =>
  mark === ','
    ? `The decimal mark is a comma because of “${text}” in “${header}”.`
    : `The decimal mark is a point because of “${text}” in “${header}”.`

/** Creates a reader of the columns that have counts. `chosen` is the user's decimal mark. */
export function createFigureReader(columns: readonly PartnerColumn[], chosen?: DecimalMark): FigureReader {
  const slots = FIGURE_ROLES.flatMap((role) => {
    const column = columns.find((one) => one.role === role)
    return column ? [{ role, position: column.position, header: column.header }] : []
  })
  const amounts = columns.filter(
    ({ role, header }) => role === 'cost' || (role === null && isAmountHeader(foldHeader(header))),
  )
  const point = new Float64Array(slots.length)
  const comma = new Float64Array(slots.length)
  const kinds: Figure['kind'][] = slots.map(() => 'missing')
  const slotProofs: (DecimalMark | undefined)[] = slots.map(() => undefined)
  const slotGroups: (DecimalMark | undefined)[] = slots.map(() => undefined)
  const cellsBySlot = slots.map(createSlotCells)
  const figure = createFigure()
  const proofs: Record<DecimalMark, Evidence> = {
    '.': { count: 0, text: '', header: '' },
    ',': { count: 0, text: '', header: '' },
  }
  /** Marks that may separate thousands, as in '12,345'. */
  const groups: Record<DecimalMark, Evidence> = {
    '.': { count: 0, text: '', header: '' },
    ',': { count: 0, text: '', header: '' },
  }
  let differing = 0

  function addEvidence(evidence: Evidence, text: string, header: string) {
    evidence.count += 1
    if (evidence.count > 1) return
    evidence.text = copyText(shortenCell(text))
    evidence.header = header
  }

  function readAmounts(cells: readonly PartnerCell[]) {
    for (const { position, header } of amounts) {
      const cell = cells[position]
      if (typeof cell !== 'string') continue
      readFigure(cell, figure)
      if (figure.proof) addEvidence(proofs[figure.proof], cell, header)
    }
  }

  function readSlot(cell: PartnerCell | undefined, slot: number): boolean {
    if (typeof cell === 'string') readFigure(cell, figure)
    else {
      figure.kind = typeof cell === 'number' ? 'number' : cell === undefined ? 'missing' : 'text'
      figure.point = Number(cell)
      figure.comma = figure.point
      figure.proof = undefined
      figure.group = undefined
    }
    // Under the chosen mark, a cell with the other one is no number.
    if (chosen && figure.kind === 'number' && typeof cell === 'string' && figure.proof && figure.proof !== chosen)
      figure.kind = 'text'
    const isNumber = figure.kind === 'number'
    kinds[slot] = figure.kind
    slotProofs[slot] = figure.proof
    slotGroups[slot] = figure.group
    point[slot] = isNumber ? (chosen === ',' ? figure.comma : figure.point) : Number.NaN
    comma[slot] = isNumber ? (chosen === '.' ? figure.point : figure.comma) : Number.NaN
    return isNumber
  }

  return {
    slots,
    point,
    comma,
    read(cells) {
      let numbers = 0
      for (let slot = 0; slot < slots.length; slot += 1)
        if (readSlot(cells[slots[slot]?.position ?? -1], slot)) numbers += 1
      return numbers
    },
    record(cells) {
      for (let slot = 0; slot < slots.length; slot += 1) {
        const counts = cellsBySlot[slot]
        const kind = kinds[slot]
        if (!counts || kind === undefined || kind === 'missing') continue
        const cell = cells[slots[slot]?.position ?? -1]
        if (kind === 'number') {
          recordValue(counts, point[slot] ?? 0, comma[slot] ?? 0)
          if (point[slot] !== comma[slot]) differing += 1
        } else {
          const cellsOfKind = counts.kinds[kind]
          cellsOfKind.count += 1
          if (cellsOfKind.count === 1) cellsOfKind.example = copyText(shortenCell(String(cell)))
        }
        const [proof, group] = [slotProofs[slot], slotGroups[slot]]
        if (proof) addEvidence(proofs[proof], String(cell), slots[slot]?.header ?? '')
        if (group) addEvidence(groups[group], String(cell), slots[slot]?.header ?? '')
      }
      // Amounts are read until one of them tells the mark.
      if (!chosen && proofs['.'].count + proofs[','].count === 0) readAmounts(cells)
    },
    cells: (slot) => cellsBySlot[slot] ?? createSlotCells(),
    decideMark() {
      if (chosen) return { mark: chosen, isOpen: false, decision: decided(chosen, CHOSEN) }
      const [points, commas] = [proofs['.'], proofs[',']]
      if (points.count > 0 && commas.count > 0) {
        const mark = commas.count > points.count ? ',' : '.'
        if (differing === 0)
          return { mark, isOpen: false, decision: decided(mark, 'The decimal mark makes no difference to the counts.') }
        const reason = `“${points.text}” has a point before its decimals and “${commas.text}” a comma.`
        return { mark, isOpen: true, decision: decided(null, reason, true) }
      }
      const proven = points.count > 0 ? '.' : commas.count > 0 ? ',' : undefined
      if (proven) return { mark: proven, isOpen: false, decision: decided(proven, proofReason(proven, proofs[proven])) }
      if (groups['.'].count > 0 && groups[','].count > 0) {
        const reason = `“${groups['.'].text}” and “${groups[','].text}” don’t tell whether a point or a comma is the decimal mark.`
        return { mark: '.', isOpen: true, decision: decided(null, reason, true) }
      }
      const group = groups['.'].count > 0 ? '.' : groups[','].count > 0 ? ',' : undefined
      const mark = group === '.' ? ',' : '.'
      const reason = group
        ? `“${groups[group].text}” is a whole number with a separator of thousands because no cell has decimals.`
        : 'No count has a decimal mark.'
      return { mark, isOpen: false, decision: decided(mark, reason) }
    },
  }
}
