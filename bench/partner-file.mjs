// A partner's CSV report of 100,000 and 1,000,000 rows, read and summed by day and creative in a process of its own;
// peer: DuckDB's read_csv on the same file. Smaller: ROWS=100000.
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

const ROWS = Number(process.env.ROWS ?? 1_000_000)
const RUNS = Number(process.env.RUNS ?? 3)
const DAYS = 28
const CREATIVES = 50

// The built server, because loading TypeScript takes more memory than reading.
const readers = join(import.meta.dirname, 'node_modules', '.placard', 'partner-file-readers.mjs')
buildSync({
  entryPoints: [join(import.meta.dirname, 'partner-file-readers.mjs')],
  outfile: readers,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@placard/source'],
  external: ['@duckdb/node-api'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
})

const HEADER =
  'Campaign,Placement,Placement ID,Creative,Creative ID,Creative Pixel Size,Date,Impressions,Clicks,Click Rate,Video Plays,Video Completions,Media Cost'

/** Writes a report with this number of rows: days and creatives repeat, as with a column that is not compared. */
function writeReport(path, rows) {
  const file = openSync(path, 'w')
  let text = `${HEADER}\n`
  for (let index = 0; index < rows; index++) {
    const creative = index % CREATIVES
    const day = String((Math.floor(index / CREATIVES) % DAYS) + 1).padStart(2, '0')
    const impressions = 1000 + ((index * 7) % 50_000)
    text += `Harbour Autumn,"Placement ${index % 200}, top",${4_000_000 + (index % 200)},Harbour ${creative} 300x250,${7_000_000 + creative},300 x 250,2026-09-${day},${impressions},${index % 90},0.${index % 10},${index % 300},${index % 200},${index % 50}.25\n`
    if (text.length < 1_000_000) continue
    writeSync(file, text)
    text = ''
  }
  writeSync(file, text)
  closeSync(file)
}

function read(name, path) {
  const output = execFileSync(process.execPath, ['--expose-gc', readers, name, path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(output)
}

const folder = mkdtempSync(join(tmpdir(), 'placard-partner-file-'))
try {
  const cases = [ROWS / 10, ROWS].flatMap((rows) => ['placard', 'duckdb'].map((name) => ({ name, rows })))
  for (const rows of [ROWS / 10, ROWS]) writeReport(join(folder, `${rows}.csv`), rows)
  const best = new Map()
  for (let run = 0; run < RUNS; run++)
    for (const { name, rows } of cases) {
      const key = `${name} ${rows}`
      const now = read(name, join(folder, `${rows}.csv`))
      const before = best.get(key) ?? now
      best.set(key, {
        ...now,
        ms: Math.min(now.ms, before.ms),
        cpuMs: Math.min(now.cpuMs, before.cpuMs),
        moreMB: Math.max(now.moreMB, before.moreMB),
      })
    }
  for (const { name, rows } of cases) {
    const { ms, cpuMs, moreMB, impressions } = best.get(`${name} ${rows}`)
    const fileMB = statSync(join(folder, `${rows}.csv`)).size / 1e6
    const times = `${(ms / 1000).toFixed(2).padStart(7)} s   processor ${(cpuMs / 1000).toFixed(2).padStart(7)} s`
    console.log(
      `${`${name} ${rows}`.padEnd(20)} ${times}   memory +${moreMB.toFixed(0).padStart(4)} MB   file ${fileMB.toFixed(0)} MB   impressions ${impressions}`,
    )
  }
  const ours = best.get(`placard ${ROWS}`)
  const theirs = best.get(`duckdb ${ROWS}`)
  if (ours.impressions !== theirs.impressions) throw new Error('Both readers must have the same sum.')
  const share = (other) => (ours.ms / other.ms).toFixed(2)
  console.log(
    `${ROWS} rows, time of DuckDB: ${share(theirs)}; time of a tenth of the rows: ${share(best.get(`placard ${ROWS / 10}`))}`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
