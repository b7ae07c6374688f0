#!/usr/bin/env bash
# Reads a CSV report as The Trade Desk writes it with its international format: a comma between the columns, and a
# comma as the decimal mark in quoted cells.
#
# Expected: "12,34" stays a text, as for d3-dsv and Papa Parse, because 34 is no group of three digits. Seen:
# SheetJS takes every comma out, so that a cost of 12.34 becomes 1234, a rate of 0.75 becomes 75 and 1.5 becomes 15;
# 1,234.56 in German form becomes 1.23456. With `raw: true` cells stay texts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" @e965/xlsx@0.20.3 d3-dsv@3.0.1 papaparse@5.5.3
cat > "$folder/run.mjs" <<'SCRIPT'
import { readFileSync } from 'node:fs'
import * as sheetjs from '@e965/xlsx'
import { autoType, csvParse } from 'd3-dsv'
import papa from 'papaparse'

const CELLS = ['12,34', '0,75', '1,5', '1.234,56', '1,234.5']
const text = ['Cost', ...CELLS.map((cell) => `"${cell}"`)].join('\n')
const readSheet = (options) => {
  const book = sheetjs.read(text, { type: 'string', ...options })
  return sheetjs.utils.sheet_to_json(book.Sheets[book.SheetNames[0]]).map(({ Cost }) => Cost)
}
const seen = {
  '@e965/xlsx': readSheet({}),
  '@e965/xlsx with raw': readSheet({ raw: true }),
  'd3-dsv': csvParse(text, autoType).map(({ Cost }) => Cost),
  papaparse: papa.parse(text, { header: true, dynamicTyping: true }).data.map(({ Cost }) => Cost),
}
const KNOWN = [1234, 75, 15, 1.23456, 1234.5]

const version = (name) => JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8')).version
console.log(`@e965/xlsx ${version('@e965/xlsx')}, d3-dsv ${version('d3-dsv')}, papaparse ${version('papaparse')}`)
console.log(`cells: ${CELLS.join(' | ')}`)
for (const [name, values] of Object.entries(seen)) console.log(`${name}: ${values.map((value) => JSON.stringify(value)).join(' | ')}`)
const { '@e965/xlsx': changed, ...texts } = seen
const isKnown = JSON.stringify(changed) === JSON.stringify(KNOWN) && Object.values(texts).every((values) => JSON.stringify(values) === JSON.stringify(CELLS))
process.exitCode = isKnown ? 0 : 1
SCRIPT
node "$folder/run.mjs"
