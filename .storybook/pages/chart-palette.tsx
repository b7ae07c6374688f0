import { reportSeries, TimeSeriesChart } from '@placard/charts'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import {
  Card,
  SegmentedControl,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRegion,
  TableRow,
} from '@placard/ui'
import { useId, useState } from 'react'
import { markerPath, seriesStyle } from '../../packages/charts/src/charts/series-style/series-style.js'
import { mostAlike, VISION_MATRIX, VISIONS } from '../../packages/ui/src/testing/color-vision.js'
import { contrast } from '../../packages/ui/src/testing/contrast.js'
import { chart } from '../../packages/ui/src/testing/contrast-pairs.js'
import { Block, Panel } from './block.js'
import { computeTokens, formatHex, MODES } from './token-values.js'

/** Renders the eight series: color, dash, marker, and contrast on the surface. */
export function PaletteTable() {
  return (
    <Block className="grid gap-4 @min-[44rem]:grid-cols-2">
      {MODES.map((mode) => (
        <Card key={mode} data-theme={mode} className="bg-surface text-ink">
          <p className="border-line-subtle border-b px-4 py-2 font-semibold">{mode === 'light' ? 'Light' : 'Dark'}</p>
          <ul className="divide-y divide-line-subtle">
            {chart.map((name, index) => (
              <li key={name} className="flex items-center gap-3 px-4 py-2 text-dense">
                <SeriesSample index={index} />
                <code className="font-mono">{name}</code>
                <code className="ms-auto font-mono text-caption text-ink-muted">
                  {formatHex(computeTokens(mode)[name] ?? '')}
                </code>
                <span className="w-14 text-end">
                  {contrast(computeTokens(mode)[name] ?? '', computeTokens(mode).surface ?? '').toFixed(2)}:1
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Block>
  )
}

function SeriesSample({ index }: { index: number }) {
  const { color, dash, marker } = seriesStyle(index)
  return (
    <svg aria-hidden="true" width="64" height="16" viewBox="0 0 64 16" className="shrink-0">
      <path d="M0,8H64" stroke={color} strokeWidth="2" strokeDasharray={dash} />
      <path
        d={markerPath(marker, 5)}
        transform="translate(32,8)"
        fill={color}
        stroke="var(--placard-surface)"
        strokeWidth="1.5"
      />
    </svg>
  )
}

const [campaign] = demoCampaigns(DEMO_NOW)
const RANGE = { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' }
const made = campaign && reportSeries(demoReport(campaign, RANGE))

/** Two more series, so that all eight colors are shown. */
const more = (made?.series ?? []).slice(0, 2).map(({ id, name, steps }, index) => ({
  id: `${id} again`,
  name: `${name}, second flight`,
  steps: steps.map((step) => step && { ...step, impressions: Math.round(step.impressions * (0.72 - index * 0.38)) }),
}))
const sample = made && { ...made, series: [...made.series, ...more] }

const EYES = [
  { value: 'normal', label: 'Full' },
  { value: 'protan', label: 'Protan' },
  { value: 'deutan', label: 'Deutan' },
  { value: 'tritan', label: 'Tritan' },
  { value: 'grey', label: 'Greyscale' },
] as const
type Eyes = (typeof EYES)[number]['value']

const GREY = [0.2126, 0.7152, 0.0722]
const chooseMatrix = (eyes: Exclude<Eyes, 'normal'>) => (eyes === 'grey' ? [GREY, GREY, GREY] : VISION_MATRIX[eyes])
const matrixText = (eyes: Exclude<Eyes, 'normal'>) =>
  `${chooseMatrix(eyes)
    .map((row) => `${row.join(' ')} 0 0`)
    .join(' ')} 0 0 0 1 0`

/** Real chart under a simulated color vision deficiency. */
export function ColorVision() {
  const [eyes, setEyes] = useState<Eyes>('normal')
  const filter = useId()
  return (
    <Block className="flex flex-col gap-4">
      <SegmentedControl label="Seen with this color vision" value={eyes} onValueChange={setEyes} options={EYES} />
      <svg aria-hidden="true" width="0" height="0" className="absolute">
        {eyes !== 'normal' && (
          <filter id={filter} colorInterpolationFilters="linearRGB">
            <feColorMatrix type="matrix" values={matrixText(eyes)} />
          </filter>
        )}
      </svg>
      <div style={eyes === 'normal' ? undefined : { filter: `url(#${CSS.escape(filter)})` }}>
        {sample && (
          <TimeSeriesChart title="Impressions by creative" metric="impressions" tzCode={RANGE.tzCode} {...sample} />
        )}
      </div>
    </Block>
  )
}

const NAMES = { normal: 'Full color vision', protan: 'Protan', deutan: 'Deutan', tritan: 'Tritan' }

/** Most similar pair of colors for each type of color vision, and their difference. */
export function Distances() {
  return (
    <Panel>
      <TableRegion label="Least difference between two series">
        <Table>
          <TableHead>
            <TableRow>
              <TableHeaderCell>Seen with</TableHeaderCell>
              <TableHeaderCell>Mode</TableHeaderCell>
              <TableHeaderCell>Most alike</TableHeaderCell>
              <TableHeaderCell align="end">CIEDE2000</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {VISIONS.flatMap((vision) =>
              MODES.map((mode) => {
                const { distance, first, second } = mostAlike(
                  chart.map((name) => computeTokens(mode)[name] ?? ''),
                  vision,
                )
                return (
                  <TableRow key={`${vision} ${mode}`}>
                    <TableCell rowHeader>{NAMES[vision]}</TableCell>
                    <TableCell>{mode === 'light' ? 'Light' : 'Dark'}</TableCell>
                    <TableCell>
                      {chart[first]} and {chart[second]}
                    </TableCell>
                    <TableCell align="end">{distance.toFixed(1)}</TableCell>
                  </TableRow>
                )
              }),
            )}
          </TableBody>
        </Table>
      </TableRegion>
    </Panel>
  )
}
