#!/usr/bin/env bash
# Asks Prebid.js for the price buckets, which choose the line item in the ad server, of bids of 0.01 to 20.00 in whole
# cents.
#
# Expected: with steps of one cent, each bid gets its own price; its code pads prices so that fractions do no harm. Seen:
# 112 of the 2,000 get a cent less, 0.57 for instance 0.56, because 0.57 × 10000 is 5699.999…; with steps of 3 cents, a
# bid on a step loses all of it (0.57 gets 0.54). Steps of 5, 10 and 50 cents are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" prebid.js@11.36.0 jsdom@29.1.1
cat > "$folder/run.mjs" <<'SCRIPT'
import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('', { url: 'https://news.example/' })
for (const name of ['document', 'location']) globalThis[name] = window[name]
for (const name of ['window', 'self', 'top']) globalThis[name] = window
const { getPriceBucketString } = await import(new URL('node_modules/prebid.js/dist/src/src/cpmBucketManager.js', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('node_modules/prebid.js/package.json', import.meta.url), 'utf8'))

/** Ends of the ranges of each granularity, and steps in them, in cents. */
const GRANULARITIES = {
  low: [[500, 50]],
  med: [[2000, 10]],
  high: [[2000, 1]],
  auto: [[500, 5], [1000, 10], [2000, 50]],
  dense: [[300, 1], [800, 5], [2000, 50]],
  custom: [[600, 3], [2000, 20]],
}
const CUSTOM = { buckets: GRANULARITIES.custom.map(([end, step]) => ({ max: end / 100, increment: step / 100 })) }
/** How many of the bids get less, and the first of them. */
const FOUND = { low: '0', med: '0', high: '112 (0.57: 0.56)', auto: '0', dense: '15 (0.57: 0.56)', custom: '13 (0.57: 0.54)' }

/** Returns the price in cents of the step at or below a bid. */
function findStep(cents, ranges) {
  let start = 0
  for (const [end, step] of ranges) {
    if (cents <= end) return start + Math.floor((cents - start) / step) * step
    start = end
  }
  return start
}

const wrong = Object.fromEntries(Object.keys(GRANULARITIES).map((name) => [name, []]))
for (let cents = 1; cents <= 2000; cents += 1) {
  const seen = getPriceBucketString(cents / 100, CUSTOM)
  for (const [name, ranges] of Object.entries(GRANULARITIES))
    if (seen[name] !== (findStep(cents, ranges) / 100).toFixed(2)) wrong[name].push(`${cents / 100}: ${seen[name]}`)
}
console.log(`prebid.js ${version}: bids of 2,000 that get a lower price than their step`)
let changed = false
for (const [name, bids] of Object.entries(wrong)) {
  const seen = bids.length === 0 ? '0' : `${bids.length} (${bids[0]})`
  console.log(`  ${name}: expected 0, seen ${seen}`)
  changed ||= seen !== FOUND[name]
}
process.exitCode = changed ? 1 : 0
SCRIPT
node "$folder/run.mjs"
