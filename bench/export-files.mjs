// Report files of 200,000 and 1,000,000 rows, each written by its own process; peers: csv-stringify and SheetJS.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

const RUNS = Number(process.env.RUNS ?? 3)
/** Larger heap, which only SheetJS needs. */
const MEMORY = '--max-old-space-size=8192'

// The built server, because loading TypeScript takes more memory than any writer.
const writers = join(import.meta.dirname, 'node_modules', '.placard', 'export-writers.mjs')
buildSync({
  entryPoints: [join(import.meta.dirname, 'export-writers.mjs')],
  outfile: writers,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@placard/source'],
  external: ['csv-stringify', 'xlsx'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
})

function write(name, rows) {
  const output = execFileSync(
    process.execPath,
    [...(name === 'sheetjs' ? [MEMORY] : []), writers, name, String(rows)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return JSON.parse(output)
}

/** Returns the best of several alternating runs, so that other work of the machine affects all alike. */
function measure(cases) {
  const best = new Map()
  for (let run = 0; run < RUNS; run++)
    for (const [name, rows] of cases) {
      const key = `${name} ${rows}`
      const now = write(name, rows)
      const before = best.get(key) ?? now
      best.set(key, {
        ...now,
        ms: Math.min(now.ms, before.ms),
        cpuMs: Math.min(now.cpuMs, before.cpuMs),
        rssMB: Math.max(now.rssMB, before.rssMB),
      })
    }
  for (const [key, { ms, cpuMs, rssMB, fileMB }] of best)
    console.log(
      `${key.padEnd(24)} ${(ms / 1000).toFixed(2).padStart(7)} s   processor ${(cpuMs / 1000).toFixed(2).padStart(7)} s   memory ${rssMB.toFixed(0).padStart(5)} MB   file ${fileMB.toFixed(1).padStart(6)} MB`,
    )
  return (of, to) =>
    `time ${(best.get(of).ms / best.get(to).ms).toFixed(3)}, processor ${(best.get(of).cpuMs / best.get(to).cpuMs).toFixed(3)}`
}

const MILLION = 1_000_000
const SMALL = 200_000
const ratio = measure([
  ['nothing', MILLION],
  ['csv', MILLION],
  ['csv-stringify', MILLION],
  ['xlsx', SMALL],
  ['sheetjs', SMALL],
  ['xlsx', MILLION],
  ['pivot', MILLION],
])
console.log(`CSV, 1,000,000 rows, of csv-stringify: ${ratio(`csv ${MILLION}`, `csv-stringify ${MILLION}`)}`)
console.log(`XLSX, 200,000 rows, of SheetJS: ${ratio(`xlsx ${SMALL}`, `sheetjs ${SMALL}`)}`)
