#!/usr/bin/env bash
# Reads a CSV report whose click-through rate is empty in its first 150 rows, as before a campaign's first impression.
#
# Expected: with inferSchemaLength: null, which its types allow, all rows are read before a type is chosen, as Polars for
# Python does, and the rate is a number. Seen: null means 0, so every column is a text, impressions too; only a length
# beyond the first rate makes it a number. Also, the package declares Node 20, and its native part Node 22: npm then
# leaves that part out without a word, so this needs Node 22.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" nodejs-polars@0.26.1
cat > "$folder/run.mjs" <<'SCRIPT'
import { readFileSync, writeFileSync } from 'node:fs'
import pl from 'nodejs-polars'

const path = new URL('report.csv', import.meta.url).pathname
const rows = Array.from({ length: 300 }, (_, day) => (day < 150 ? '0,' : `${1000 + day},0.7000`))
writeFileSync(path, ['Impressions,CTR', ...rows, ''].join('\n'))
const types = (options) => pl.readCSV(path, options).dtypes.map(({ variant }) => variant).join(', ')

const { version } = JSON.parse(readFileSync(new URL('node_modules/nodejs-polars/package.json', import.meta.url), 'utf8'))
const seen = {
  'by default (100 rows)': types({}),
  'with null': types({ inferSchemaLength: null }),
  'with 1000': types({ inferSchemaLength: 1000 }),
}
console.log(`nodejs-polars ${version}, Node ${process.version}`)
for (const [name, found] of Object.entries(seen)) console.log(`impressions and rate ${name}: ${found}`)
process.exitCode = Object.values(seen).join(' | ') === 'Int64, String | String, String | Int64, Float64' ? 0 : 1
SCRIPT
node "$folder/run.mjs"
