#!/usr/bin/env bash
# Which offset has Winnipeg on 20 November 2026? Manitoba ended clock changes in 2026 (IANA release 2026e).
# Expected before running: software of November 2026 agrees on -05:00, or at least two versions of one library do when the
# older one is a few weeks old. Seen: Node 24.21 (2026c) and PGlite 0.5.16 say -06:00; PGlite 0.5.17, a patch release, and
# moment-timezone 0.6.6 (2026f) say -05:00. A day of a report has other hours in each. Exits with 1 if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 moment-timezone@0.6.6 \
  pglite-old@npm:@electric-sql/pglite@0.5.16 pglite-new@npm:@electric-sql/pglite@0.5.17
cat >look.mjs <<'SCRIPT'
import moment from 'moment-timezone'
import { PGlite as Old } from 'pglite-old'
import { PGlite as New } from 'pglite-new'

const at = '2026-11-20T12:00:00Z'
const zone = 'America/Winnipeg'
const hour = async (Database) => {
  const database = new Database()
  const { rows } = await database.query(`select extract(hour from timestamptz '${at}' at time zone '${zone}')::int as hour`)
  await database.close()
  return rows[0].hour - 12
}
const part = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(new Date(at))
const seen = {
  [`Node ${process.versions.node} (${process.versions.tz})`]: Number(part) - 12,
  'PGlite 0.5.16': await hour(Old),
  'PGlite 0.5.17': await hour(New),
  [`moment-timezone 0.6.6 (${moment.tz.dataVersion})`]: moment.tz(at, zone).utcOffset() / 60,
}
console.table(seen)
const expected = [-6, -6, -5, -5]
if (Object.values(seen).join() !== expected.join()) {
  console.log(`Expected ${expected.join()}: what is seen has changed.`)
  process.exit(1)
}
SCRIPT
./node_modules/node/bin/node look.mjs
