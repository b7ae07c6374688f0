// Compares a chart of three series with other libraries: mount, update, resize, heap and hover, alternating.
// node charts/series.mjs [runs=5] [sizes=200,2000,20000,200000]

import { join } from 'node:path'
import { inTurns, median, openPages } from '../pages/page-harness.mjs'

const runs = Number(process.argv[2] ?? 5)
const sizes = (process.argv[3] ?? '200,2000,20000,200000').split(',').map(Number)
const ENTRIES = {
  placard: 'placard.tsx',
  uplot: 'uplot.ts',
  'chart.js': 'chartjs.ts',
  echarts: 'echarts.ts',
  recharts: 'recharts.tsx',
  nivo: 'nivo.tsx',
  'raw canvas': 'raw-canvas.ts',
}
/** Largest numbers of points: with more, nivo throws and Recharts takes a minute. */
const MOST = { nivo: 20_000, recharts: 20_000 }
const SLOW = { nivo: 2, recharts: 2, echarts: 3 }

const pages = await openPages(
  Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(import.meta.dirname, file)])),
)
const found = new Map()
try {
  for (const size of sizes) {
    const names = pages.names.filter((name) => size <= (MOST[name] ?? Infinity))
    const done = new Map()
    const answers = await inTurns(names, runs, async (name) => {
      const before = done.get(name) ?? 0
      done.set(name, before + 1)
      // Measurements that take seconds are repeated less often.
      return size >= 20_000 && before >= (SLOW[name] ?? runs) ? undefined : pages.measure(name, 'draw', size)
    })
    const rows = {}
    for (const [name, all] of answers) {
      const taken = all.filter(Boolean)
      if (taken.length === 0) continue
      const of = (what) => Math.round(median(taken.map((one) => one[what])) * 10) / 10
      rows[name] = { mount: of('mount'), update: of('update'), resize: of('resize'), 'heap MB': of('heap') }
    }
    found.set(size, rows)
    console.log(`\n3 series of ${size.toLocaleString('en')} points, ms, medians of ${runs}`)
    console.table(rows)
  }
  if (sizes.includes(20_000)) {
    console.log('\nPointer over 20,000 points for 3 s')
    const hover = await inTurns(['placard', 'uplot', 'chart.js', 'echarts'], 2, (name) =>
      pages.measure(name, 'hover', 20_000),
    )
    const worst = ([one, other]) => (other && other.over20 > one.over20 ? other : one)
    console.table(Object.fromEntries([...hover].map(([name, all]) => [name, worst(all)])))
  }
  const ratio = (size, what, name = 'uplot') => found.get(size)?.placard?.[what] / found.get(size)?.[name]?.[what]
  const grown = found.get(200_000)?.placard?.mount / found.get(20_000)?.placard?.mount
  console.table({
    'mount at 20,000 to uPlot': { ratio: ratio(20_000, 'mount').toFixed(2), goal: '≤ 1.5' },
    'mount 20,000 → 200,000': { ratio: grown.toFixed(2), goal: '≤ 1.5' },
    'update at 200,000 to uPlot': { ratio: ratio(200_000, 'update').toFixed(2), goal: '≤ 2' },
  })
} finally {
  await pages.close()
}
