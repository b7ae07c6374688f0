#!/usr/bin/env bash
# Asks isbot about invented televisions, phones and apps, and about one ordinary browser.
#
# Expected: all are people. Seen: all but the browser are robots, because its patterns are words and shapes that names
# of devices, browsers and apps have too: "catch" in a browser build, "name/1.0;", "google", "radar", "bot", "news".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" isbot@5.2.3
cat > "$folder/run.cjs" <<'SCRIPT'
const { isbot, isbotPatterns } = require('isbot')
const { version } = JSON.parse(require('node:fs').readFileSync(`${__dirname}/node_modules/isbot/package.json`, 'utf8'))
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const PEOPLE = {
  'an HbbTV set': 'Opera/9.80 (Linux mips; U; HbbTV/1.1.1 (; Velor; VX-90; 2.01.4; 1.0; ); ce-html/1.0; de) Presto/2.10.250 Version/11.60',
  'a VIDAA set': 'Mozilla/5.0 (Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.27 Safari/537.36 OPR/46.0.2207.0 OMI/4.23.7.11.Catcher9.12 Model/Velor-MT1 VIDAA/7.1(VELOR;SmartTV;V9;MT1;UHD)',
  'a Google TV': `Mozilla/5.0 (Linux; Android 14; Velor Google TV Build/UTT1.240131.001; wv) ${CHROME}`,
  'an app on a Fire TV': 'smarttv_AFTVX9_Build_0071234567890_Chromium_120.0.6099.5',
  'a phone': `Mozilla/5.0 (Linux; Android 14; V BOT 777) ${CHROME}`,
  'a weather app': `${IPHONE} StormRadar/9.1`,
  'a news app': `${IPHONE} VelorNews/9.8`,
}
console.log(`isbot ${version}`)
let changed = false
for (const [name, userAgent] of Object.entries(PEOPLE)) {
  console.log(`  ${name}: expected a person, seen ${isbot(userAgent) ? `a robot by ${isbotPatterns(userAgent).join(' ')}` : 'a person'}`)
  changed ||= !isbot(userAgent)
}
const isBrowserRobot = isbot(`Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`)
console.log(`  a browser: expected a person, seen ${isBrowserRobot ? 'a robot' : 'a person'}`)
process.exitCode = changed || isBrowserRobot ? 1 : 0
SCRIPT
node "$folder/run.cjs"
