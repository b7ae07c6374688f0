#!/usr/bin/env bash
# Reads a CSV report with days as Google Ad Manager's download writes them for an American user: 9/1/26.
#
# Expected: a text, as for other short forms, or 1 September 2026. Seen: with `tryParseDates`, Polars takes the days of
# the first twelve of a month for 9 January to 9 December of the year 26, without a warning; from the thirteenth on the
# column is a text. Needs Node 22, as the package's native part does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" nodejs-polars@0.26.1
cat > "$folder/run.mjs" <<'SCRIPT'
import { readFileSync, writeFileSync } from 'node:fs'
import pl from 'nodejs-polars'

const path = new URL('report.csv', import.meta.url).pathname
const read = (days) => {
  const rows = Array.from({ length: days }, (_, index) => `9/${index + 1}/26,${100 + index}`)
  writeFileSync(path, ['Date,Total impressions', ...rows, ''].join('\n'))
  const frame = pl.readCSV(path, { tryParseDates: true })
  const shown = (index) => frame.row(index)[0]
  return [shown(0), shown(days - 1)].map((day) => (day instanceof Date ? day.toISOString().slice(0, 10) : day)).join(' to ')
}
const { version } = JSON.parse(readFileSync(new URL('node_modules/nodejs-polars/package.json', import.meta.url), 'utf8'))
const seen = { '1 to 12 September': read(12), '1 to 30 September': read(30) }
console.log(`nodejs-polars ${version}, Node ${process.version}`)
for (const [days, found] of Object.entries(seen)) console.log(`${days} 2026: expected a text or 2026-09-01 to …, seen ${found}`)
process.exitCode = Object.values(seen).join(' | ') === '0026-01-09 to 0026-12-09 | 9/1/26 to 9/30/26' ? 0 : 1
SCRIPT
node "$folder/run.mjs"
