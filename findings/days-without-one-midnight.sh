#!/usr/bin/env bash
# Asks date and time zone libraries for the first moment of days whose midnight does not exist or comes twice.
#
# Expected: the first moment of the day, as Temporal returns it. Seen: `fromZonedTime` of date-fns-tz returns 23:00 of
# the day before where midnight is skipped, and so does spacetime; Luxon and Moment return the second of two
# midnights; Day.js and spacetime are an hour off after a change later in the night, too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" date-fns-tz@3.2.0 date-fns@4.4.0 \
  luxon@3.7.2 dayjs@1.11.23 moment-timezone@0.6.6 spacetime@7.15.0 temporal-polyfill@1.0.8
cat > "$folder/run.mjs" <<'SCRIPT'
import { readFileSync } from 'node:fs'
import { fromZonedTime } from 'date-fns-tz'
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { DateTime } from 'luxon'
import moment from 'moment-timezone'
import spacetime from 'spacetime'
import { Temporal } from 'temporal-polyfill'

dayjs.extend(utc)
dayjs.extend(timezone)
const version = (name) => JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8')).version

/** Days with what is special about them, and the libraries that miss their first moment. */
const DAYS = [
  ['America/Sao_Paulo', '2018-11-04', 'clocks go from 00:00 to 01:00', ['date-fns-tz']],
  ['America/Asuncion', '2023-10-01', 'clocks go from 00:00 to 01:00', ['date-fns-tz', 'spacetime']],
  ['Asia/Amman', '2021-03-26', 'clocks go from 00:00 to 01:00', ['date-fns-tz', 'dayjs', 'spacetime']],
  ['America/Havana', '2025-03-09', 'clocks go from 00:00 to 01:00', ['date-fns-tz', 'spacetime']],
  ['America/Scoresbysund', '2023-10-29', 'clocks go from 01:00 back to 00:00', ['luxon', 'moment-timezone', 'spacetime']],
  ['Asia/Gaza', '2022-10-29', 'clocks go from 02:00 back to 01:00', ['dayjs', 'spacetime']],
]
const firstMoments = (zone, day) => {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).epochMilliseconds
  return {
    'date-fns-tz': fromZonedTime(`${day}T00:00:00`, zone).getTime(),
    luxon: DateTime.fromMillis(noon, { zone }).startOf('day').toMillis(),
    dayjs: dayjs(noon).tz(zone).startOf('day').valueOf(),
    'moment-timezone': moment(noon).tz(zone).startOf('day').valueOf(),
    spacetime: spacetime(noon, zone).startOf('day').epoch,
  }
}

console.log(Object.keys(firstMoments('UTC', '2025-01-01')).map((name) => `${name} ${version(name)}`).join(', '))
let changed = false
for (const [zone, day, why, known] of DAYS) {
  const expected = Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds
  const missed = Object.entries(firstMoments(zone, day)).filter(([, moment]) => moment !== expected)
  console.log(`  ${day} in ${zone} (${why}): expected ${new Date(expected).toISOString()}`)
  for (const [name, moment] of missed) console.log(`    ${name}: seen ${new Date(moment).toISOString()}`)
  changed ||= missed.map(([name]) => name).join() !== known.join()
}
process.exitCode = changed ? 1 : 0
SCRIPT
TZ=UTC node "$folder/run.mjs"
