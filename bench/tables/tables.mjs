// Compares a table of twelve columns with other libraries: mount, sort, filter, group, heap and scrolling, alternating.
// node tables/tables.mjs [runs=3] [sizes=1000,100000,1000000]

import { join } from 'node:path'
import { inTurns, median, openPages } from '../pages/page-harness.mjs'

const runs = Number(process.argv[2] ?? 3)
const sizes = (process.argv[3] ?? '1000,100000,1000000').split(',').map(Number)
const ENTRIES = {
  placard: 'placard.tsx',
  'our engine': 'engine.ts',
  glide: 'glide.tsx',
  'react-data-grid': 'data-grid.tsx',
  'ag grid': 'ag-grid.tsx',
  tanstack: 'tanstack.tsx',
  'raw dom': 'raw-dom.ts',
}
const STEPS = ['convert', 'mount', 'sort', 'filter', 'group', 'heap']
const wanted = process.env.ONLY?.split(',') ?? Object.keys(ENTRIES)

const pages = await openPages(
  Object.fromEntries(wanted.map((name) => [name, join(import.meta.dirname, ENTRIES[name])])),
)
const round = (value) => (value === undefined ? '–' : Math.round(value * 10) / 10)
try {
  for (const size of sizes) {
    const answers = await inTurns(pages.names, runs, (name) => pages.measure(name, 'steps', size))
    const rows = {}
    for (const [name, taken] of answers) {
      if (taken.length === 0) continue
      rows[name] = Object.fromEntries(
        STEPS.map((step) => [step, taken[0][step] === undefined ? undefined : median(taken.map((one) => one[step]))]),
      )
    }
    const scrolls = await inTurns(pages.names, 2, (name) => pages.measure(name, 'scroll', size))
    for (const [name, taken] of scrolls) {
      const seen = taken.filter(Boolean)
      if (rows[name] && seen.length > 0) rows[name]['frames > 20 ms'] = Math.max(...seen.map(({ over20 }) => over20))
    }
    console.log(`\n${size.toLocaleString('en')} rows, ms and MB of heap, medians of ${runs}; frames: the worse of 2`)
    console.table(
      Object.fromEntries(
        Object.entries(rows).map(([name, row]) => [
          name,
          Object.fromEntries(Object.entries(row).map(([step, value]) => [step, round(value)])),
        ]),
      ),
    )
    if (size < 1_000_000) continue
    const ratio = (step, name, with_ = []) =>
      (rows.placard?.[step] / [step, ...with_].reduce((sum, one) => sum + rows[name]?.[one], 0)).toFixed(3)
    console.table({
      "mount to glide's": { ratio: ratio('mount', 'glide'), goal: '≤ 2' },
      "mount to glide's with its rows": { ratio: ratio('mount', 'glide', ['convert']), goal: '≤ 0.2' },
      "sort to AG Grid's": { ratio: ratio('sort', 'ag grid'), goal: '≤ 0.04' },
      "filter to glide's": { ratio: ratio('filter', 'glide'), goal: '≤ 0.5' },
      "group to TanStack's": { ratio: ratio('group', 'tanstack'), goal: '≤ 0.04' },
    })
  }
} finally {
  await pages.close()
}
