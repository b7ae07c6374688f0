// Reads one report file with one reader, so that the memory of the process is that of the reader.
// node --expose-gc partner-file-readers.mjs placard|duckdb <path>
import { parsePartnerFile } from '../apps/api/src/discrepancy/parse-partner-file.ts'

const [name = '', path = ''] = process.argv.slice(2)

async function placard() {
  const { reading } = await parsePartnerFile({ path })
  return reading.rows.reduce((sum, { counts }) => sum + (counts.impressions ?? 0), 0)
}

async function duckdb() {
  // Loaded here, so that it takes no memory of ours.
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  const answer = await connection.runAndReadAll(
    `select "Date", "Creative", "Creative ID", "Placement", "Creative Pixel Size", sum("Impressions")::double, sum("Clicks")::double,
    sum("Video Plays")::double, sum("Video Completions")::double from read_csv('${path}') group by all`,
  )
  return answer.getRows().reduce((sum, row) => sum + row[5], 0)
}

globalThis.gc()
const memoryBefore = process.memoryUsage().rss
const cpuBefore = process.cpuUsage()
const started = performance.now()
const impressions = await { placard, duckdb }[name]()
const ms = performance.now() - started
const { user, system } = process.cpuUsage(cpuBefore)
const moreMB = (process.resourceUsage().maxRSS * 1024 - memoryBefore) / 1e6
console.log(JSON.stringify({ ms, cpuMs: (user + system) / 1000, moreMB, impressions }))
