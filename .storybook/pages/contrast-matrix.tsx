import { Status, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRegion, TableRow } from '@placard/ui'
import { contrast } from '../../packages/ui/src/testing/contrast.js'
import { PAIRS } from '../../packages/ui/src/testing/contrast-pairs.js'
import { Block, Panel } from './block.js'
import { computeTokens, MODES, type Mode } from './token-values.js'

interface Measured {
  on: string
  atLeast: number
  ratio: number
}

/** Measures all required pairs of a theme in this browser. */
function measure(name: string, mode: Mode): Measured[] {
  const tokens = computeTokens(mode)
  return (PAIRS[name] ?? [])
    .filter(({ only }) => !only || only === mode)
    .flatMap(({ on, atLeast }) =>
      on.map((ground) => ({ on: ground, atLeast, ratio: contrast(tokens[name] ?? '', tokens[ground] ?? '') })),
    )
}

/** Summary of all pairs in both themes. */
export function ContrastSummary() {
  const all = MODES.flatMap((mode) => Object.keys(PAIRS).flatMap((name) => measure(name, mode)))
  const failed = all.filter(({ ratio, atLeast }) => ratio < atLeast).length
  return (
    <Block className="flex items-center gap-2 font-medium">
      <Verdict holds={failed === 0} />
      <span>
        {all.length} pairs measured in this browser, {failed === 0 ? 'none below its minimum' : `${failed} below`}
      </span>
    </Block>
  )
}

function Verdict({ holds }: { holds: boolean }) {
  return <Status tone={holds ? 'success' : 'danger'}>{holds ? 'Pass' : 'Fail'}</Status>
}

export interface ContrastMatrixProps {
  /** Description of the table, for screen readers. */
  label: string
  /** Foreground tokens, one per row. */
  names: string[]
}

/** Contrast of tokens on all their backgrounds: one table per theme, with sample, ratio and result in each cell. */
export function ContrastMatrix({ label, names }: ContrastMatrixProps) {
  return MODES.map((mode) => <MatrixOfMode key={mode} label={label} names={names} mode={mode} />)
}

function MatrixOfMode({ label, names, mode }: ContrastMatrixProps & { mode: Mode }) {
  const rows = names.map((name) => ({ name, cells: measure(name, mode) })).filter(({ cells }) => cells.length > 0)
  const grounds = [...new Set(rows.flatMap(({ cells }) => cells.map(({ on }) => on)))]
  const title = `${label} in ${mode}`
  return (
    <Panel data-theme={mode} className="bg-canvas">
      <p className="border-line-subtle border-b bg-surface px-4 py-2 font-semibold">
        {mode === 'light' ? 'Light' : 'Dark'}
      </p>
      <TableRegion label={title}>
        <Table aria-label={title}>
          <TableHead>
            <TableRow>
              <TableHeaderCell sticky>Token</TableHeaderCell>
              {grounds.map((ground) => (
                <TableHeaderCell key={ground}>{ground}</TableHeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, cells }) => (
              <TableRow key={name}>
                <TableCell rowHeader sticky className="whitespace-nowrap font-mono">
                  {name}
                </TableCell>
                {grounds.map((ground) => (
                  <TableCell key={ground}>
                    <Cell name={name} measured={cells.find(({ on }) => on === ground)} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
    </Panel>
  )
}

const graphic =
  /^(ring|border|chart-\d|seq|brand-solid|success-solid|danger-solid|info-solid|warning-solid|chart-compare)/

function Cell({ name, measured }: { name: string; measured?: Measured }) {
  if (!measured) return <span className="text-ink-subtle">not used</span>
  const { on, atLeast, ratio } = measured
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden
        className="grid h-7 w-9 shrink-0 place-items-center rounded-badge border border-line-subtle font-semibold"
        style={{ background: `var(--placard-${on})`, color: `var(--placard-${name})` }}
      >
        {graphic.test(name) ? <span className="size-3.5 rounded-bar bg-current" /> : 'Aa'}
      </span>
      <span className="whitespace-nowrap text-caption">
        <span className="block text-ink">
          {ratio.toFixed(2)} <span className="text-ink-muted">of {atLeast}</span>
        </span>
        <Verdict holds={ratio >= atLeast} />
      </span>
    </span>
  )
}
