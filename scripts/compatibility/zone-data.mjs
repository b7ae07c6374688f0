// Prints which release of the IANA time zone database Node, the package of the server, the browser and the databases have,
// by the offsets of zones whose rules changed in 2026. `--write` replaces the section in docs/compatibility.md.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startPostgres } from '../services/postgres.mjs'

const root = join(import.meta.dirname, '../..')
const apiRequire = createRequire(join(root, 'apps/api/package.json'))
const { PGlite } = await import(apiRequire.resolve('@electric-sql/pglite'))
const { default: pg } = await import(apiRequire.resolve('pg'))
const moment = apiRequire('moment-timezone')

const AT = '2026-11-20T06:00:00Z'
const ZONES = ['America/Winnipeg', 'America/Inuvik', 'America/Havana', 'America/Vancouver']
const written = (minutes) =>
  `${minutes < 0 ? '−' : '+'}${String(Math.floor(Math.abs(minutes) / 60)).padStart(2, '0')}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`

/** Runs in Node and in browsers: the offsets in minutes. */
function intlOffsets([zones, at]) {
  return zones.map((timeZone) => {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(new Date(at))
    const [, sign, hours, minutes] =
      /([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName').value) ?? []
    return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
  })
}

/** SQL for the offset of one zone in minutes. */
const offsetSql = (zone) =>
  `(extract(epoch from (timestamptz '${AT}' at time zone '${zone}') - (timestamptz '${AT}' at time zone 'UTC')) / 60)::int`
const SQL = `select ${ZONES.map((zone, index) => `${offsetSql(zone)} as zone${index}`).join(', ')}`
const fromRow = (row) => ZONES.map((_, index) => row[`zone${index}`])

const rows = []
const add = (name, release, offsets) => rows.push([name, release, ...offsets.map(written)])

add(`Node ${process.versions.node}`, process.versions.tz, intlOffsets([ZONES, AT]))
add(
  `moment-timezone ${apiRequire('moment-timezone/package.json').version}`,
  moment.tz.dataVersion,
  ZONES.map((zone) => -moment.tz.zone(zone).utcOffset(Date.parse(AT))),
)

const executablePath = process.env.PLACARD_CHROMIUM
const browser = await chromium.launch(executablePath ? { executablePath } : {})
const page = await browser.newPage()
add(`Chromium ${browser.version()}`, 'not told', await page.evaluate(intlOffsets, [ZONES, AT]))
await browser.close()

const embedded = new PGlite()
const pgliteVersion = JSON.parse(
  readFileSync(join(apiRequire.resolve('@electric-sql/pglite'), '../../package.json'), 'utf8'),
).version
add(`PGlite ${pgliteVersion}`, 'not told', fromRow((await embedded.query(SQL)).rows[0]))
await embedded.close()

const { url, stop } = await startPostgres()
if (url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: found } = await client.query(SQL)
  const { rows: versions } = await client.query('show server_version')
  await client.end()
  await stop()
  const system = '/usr/share/zoneinfo/tzdata.zi'
  const release = existsSync(system)
    ? readFileSync(system, 'utf8').split('\n', 1)[0].replace('# version ', '')
    : 'not told'
  add(`PostgreSQL ${versions[0].server_version}`, `${release} (the system's)`, fromRow(found[0]))
}

const line = (cells) => `| ${cells.join(' | ')} |`
const day = new Date().toISOString().slice(0, 10)
const section = `## Zone data of Node, browsers and databases

Offsets on 20 November 2026, 06:00 UTC, where releases of the IANA time zone database differ: from 2026e, Manitoba (Winnipeg) stays at −05:00 and Inuvik at −06:00; from 2026f, Cuba (Havana) stays at −04:00 until March 2027. Seen on ${day} (\`npx pnpm exec node scripts/compatibility/zone-data.mjs --write\`).

${[line(['software', 'release', ...ZONES]), line(Array(ZONES.length + 2).fill('---')), ...rows.map(line)].join('\n')}

Placard calculates with the newest release it has ([Time zone data](../README.md#time-zone-data)); the zone data of browsers and databases changes no result.
`

const file = join(root, 'docs/compatibility.md')
if (process.argv.includes('--write')) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Compatibility\n'
  const [head, ...sections] = before.split(/\n(?=## )/)
  const others = sections.filter((text) => !text.startsWith('## Zone data of Node'))
  writeFileSync(file, `${[head.trimEnd(), ...others.map((text) => text.trimEnd()), section.trimEnd()].join('\n\n')}\n`)
  execFileSync('git', ['-C', root, 'diff', '--stat', '--', file], { stdio: 'inherit' })
} else console.log(section)
