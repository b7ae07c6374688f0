// Measures frames while a layer is dragged among 200 (ONLY=layers stops there), and while a folder of 100,000 files is scrolled.
import { join } from 'node:path'
import { inTurns, openPages } from '../pages/page-harness.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
const MOVES = 180

const entry = (file) => join(import.meta.dirname, file)
const layers = { Placard: entry('builder-page.tsx'), 'plain DOM': entry('plain-layers.ts') }
const files = { 'Placard files': entry('files-page.tsx'), 'plain DOM rows': entry('plain-rows.ts') }
const pages = await openPages({ ...layers, ...(process.env.ONLY === 'layers' ? {} : files) })

/** Drags the layer in a circle, so that it meets the guides of the others. */
async function drag(name) {
  const { page, run } = await pages.open(name)
  try {
    const { x, y } = await run('show')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await run('record')
    for (let move = 0; move < MOVES; move++) {
      const angle = (move / MOVES) * 2 * Math.PI
      await page.mouse.move(x + 60 * Math.sin(angle), y + 60 * (1 - Math.cos(angle)))
    }
    const frames = await run('recorded')
    // The circle ends where it began, and a builder makes no step of that.
    await page.mouse.move(x + 60, y + 40)
    await page.mouse.up()
    if (!(await run('moved'))) throw new Error('the layer did not move')
    return frames
  } finally {
    await page.close()
  }
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

/** Medians, and the frames of every run, so that a single bad run is visible. */
function print(title, answers) {
  console.log(`\n${title}, ${RUNS} runs in turns`)
  const row = (taken) => ({
    'p95, ms': Number(median(taken.map(({ p95 }) => p95)).toFixed(1)),
    'frames > 20 ms': taken.map(({ over20, frames }) => `${over20} of ${frames}`).join(', '),
    'longest, ms': Math.round(median(taken.map(({ worst }) => worst))),
  })
  console.table(Object.fromEntries([...answers].map(([name, taken]) => [name, row(taken)])))
}

try {
  print('Dragging a layer among 200 in 11 sizes', await inTurns(Object.keys(layers), RUNS, drag))
  if (process.env.ONLY !== 'layers') {
    const scroll = (name) => pages.measure(name, 'scroll')
    print('Scrolling 100,000 files', await inTurns(Object.keys(files), RUNS, scroll))
  }
} finally {
  await pages.close()
}
