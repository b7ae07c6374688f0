#!/usr/bin/env bash
# Tests four invented phones with Android 14 and 15 against each pattern of a list of crawlers that is used to filter
# visitors and ad events.
#
# Expected: none of them matches, since the list has "patterns of HTTP user-agents used by robots, crawlers, and
# spiders". Seen: all four. AP3A.240617.008 is an Android 15 build that makers ship on their phones, here the name of a
# crawler; "Sonic", "Fever" and "Expanse" match any device or app with such a name, in the middle of a word too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" crawler-user-agents@1.60.0
cat > "$folder/run.cjs" <<'SCRIPT'
const crawlers = require('crawler-user-agents')
const { version } = JSON.parse(require('node:fs').readFileSync(`${__dirname}/node_modules/crawler-user-agents/package.json`, 'utf8'))
const phone = (device) =>
  `Mozilla/5.0 (Linux; Android ${device}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36`
const FOUND = {
  '15; Velor V9 Build/AP3A.240617.008': 'AP3A\\.240617\\.008',
  '14; VelorSonic 9': 'Sonic',
  '14; Velor Fever': 'Fever',
  '14; Velor Expanse': 'Expanse',
}
console.log(`crawler-user-agents ${version}`)
let changed = false
for (const [device, found] of Object.entries(FOUND)) {
  const seen = crawlers.filter(({ pattern }) => new RegExp(pattern).test(phone(device))).map(({ pattern }) => pattern)
  console.log(`  Android ${device}: expected no crawler, seen ${seen.join(', ') || 'none'}`)
  changed ||= seen.join() !== found
}
process.exitCode = changed ? 1 : 0
SCRIPT
node "$folder/run.cjs"
