// Measures how many people the server takes for robots, and how many robots it finds, in public lists of user agents.
// Prints a Markdown section for docs/compatibility.md.
//
//   git clone https://github.com/matomo-org/device-detector /tmp/device-detector
//   node scripts/compatibility/user-agents.mjs /tmp/device-detector
//
// The licence of device-detector (LGPL) keeps its fixtures out of this repository, so tests have samples of our own.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const PACKAGES = { 'crawler-user-agents': '1.60.0', 'user-agents': '2.1.198', yaml: '2.9.1' }
const root = join(import.meta.dirname, '../..')
const [checkout] = process.argv.slice(2)
if (checkout === undefined) {
  console.error('Usage: node scripts/compatibility/user-agents.mjs <folder of a clone of matomo-org/device-detector>')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'user-agents-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
execFileSync(
  'npm',
  ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder].concat(
    Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`),
  ),
  { stdio: ['ignore', 'ignore', 'inherit'] },
)
const installed = createRequire(join(folder, 'package.json'))
const { parse } = installed('yaml')
const crawlers = installed('crawler-user-agents')
const isNamedCrawler = (ua) => crawlers.some(({ pattern }) => new RegExp(pattern).test(ua))

/** Bundles a module of the server, since Node does not run TypeScript. */
async function importServerModule(path, name) {
  const outfile = join(folder, `${name}.mjs`)
  const entry = { entryPoints: [join(root, 'apps/api', path)], absWorkingDir: join(root, 'apps/api') }
  await build({ ...entry, outfile, bundle: true, platform: 'node', format: 'esm' })
  return import(pathToFileURL(outfile).href)
}
const { isRobot } = await importServerModule('src/serving/robots.ts', 'robots')
const apiRequire = createRequire(join(root, 'apps/api/package.json'))
const { isbot } = apiRequire('isbot')
const isbotVersion = JSON.parse(readFileSync(join(root, 'apps/api/node_modules/isbot/package.json'), 'utf8')).version

/** A third of the families is in no tuning of the rules: whether it is depends on the family's name only. */
const isSetAside = (family) => createHash('sha256').update(`placard ${family}`).digest()[0] % 3 === 0
const APPS = ['mobile app', 'mediaplayer', 'pim', 'feed reader', 'library']

function readFixtures() {
  const people = new Map()
  const robots = []
  for (const part of ['Tests/fixtures', 'Tests/Parser/Client/fixtures', 'Tests/Parser/Device/fixtures'])
    for (const file of readdirSync(join(checkout, part))
      .filter((name) => name.endsWith('.yml'))
      .sort())
      for (const fixture of parse(readFileSync(join(checkout, part, file), 'utf8'), { logLevel: 'silent' })) {
        const ua = String(fixture.user_agent ?? '')
        if (file === 'bots.yml') {
          robots.push({ ua, isAside: isSetAside(`bot ${fixture.bot?.name ?? ua}`) })
          continue
        }
        if (ua === '' || people.has(ua)) continue
        const { client, device, os } = fixture
        const system = os?.name ?? os?.[0]?.name ?? ''
        const ofBrowser = device?.brand ? `brand ${device.brand}` : `${system} ${client?.name ?? ''}`
        const family = APPS.includes(client?.type) ? `app ${client.name}` : ofBrowser
        const source = file.replace(/(-\d+)?\.yml$/, '')
        people.set(ua, {
          ua,
          source,
          client: client?.type ?? source,
          app: client?.name ?? '',
          isAside: isSetAside(family),
        })
      }
  return { people: [...people.values()], robots }
}

const fixtures = readFixtures()
const libraries = fixtures.people.filter(({ client }) => client === 'library')
const feedReaders = fixtures.people.filter(({ client }) => client === 'feed reader' || client === 'feed_reader')
const programs = fixtures.people.filter((one) => !libraries.includes(one) && !feedReaders.includes(one))
// A single product without a comment (RFC 9110, 10.1.5) says nothing of a device, so scripts and apps look the same.
const bareNames = programs.filter(({ ua }) => /^[^/();,]*(?:\/[^\s/();,]*)?$/.test(ua))
const others = programs.filter((one) => !bareNames.includes(one))
// Link previews and automated browsers, which device-detector lists by their app.
const disputed = others.filter(({ ua }) => isRobot(ua) && isNamedCrawler(ua))
const people = others.filter((one) => !disputed.includes(one))
const trafficFile = join(folder, 'node_modules/user-agents/dist/user-agents.json')
const ofTraffic = [...new Set(JSON.parse(readFileSync(trafficFile, 'utf8')).map(({ userAgent }) => userAgent))].map(
  (ua) => ({ ua }),
)
const instances = crawlers.flatMap(({ pattern, instances: uas }) =>
  uas.map((ua) => ({ ua, isAside: isSetAside(`bot ${pattern}`) })),
)

const having = (pattern) => people.filter(({ ua }) => pattern.test(ua))
const from = (...sources) => people.filter(({ source }) => sources.includes(source))
const FAMILIES = [
  ['Browsers of real traffic (`user-agents`)', ofTraffic],
  ['Televisions, all', from('tv')],
  ['HbbTV', having(/hbbtv/i)],
  ['`CE-HTML/1.0;`', having(/ce-html\/1\.0;/i)],
  ['VIDAA', having(/vidaa\//i)],
  ['Google TV devices', having(/google ?tv/i)],
  ['Fire TV', having(/\bAFT[A-Z]|smarttv_AFT/)],
  ['Consoles', from('console')],
  ['Feature phones', from('feature_phone')],
  ['UC Browser, short form', having(/\bdv\(/)],
  ['Sogou browser and app', having(/sogou/i)],
  ['WeChat', having(/micromessenger/i)],
  ['News apps', having(/(?:apple|reuters|sohu|walla|town|opera )news|newsarticle/i)],
  ['Apps by CFNetwork', having(/cfnetwork/i)],
  [
    'Podcast and audio players',
    people.filter(({ source, client }) => source === 'podcasting' || client === 'mediaplayer'),
  ],
  [
    'Web views of social apps',
    having(/instagram|fban|fb_iab|musical_ly|bytedancewebview|snapchat|pinterest|linkedinapp/i),
  ],
]
const share = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`)
const cell = (list, judge) => {
  const count = list.filter(({ ua }) => judge(ua)).length
  return `${count} (${share(count, list.length)})`
}
const row = ([name, list]) =>
  `| ${name} | ${list.length.toLocaleString('en')} | ${cell(list, isbot)} | ${cell(list, isRobot)} |`
const aside = (list) => list.filter(({ isAside }) => isAside)
const tuned = (list) => list.filter(({ isAside }) => !isAside)
const table = (head, rows) => [`| ${head} |`, '|---|---:|---:|---:|', ...rows.map(row), '']

let commit = 'unknown'
try {
  commit = execFileSync('git', ['-C', checkout, 'log', '-1', '--format=%h of %cs'], { encoding: 'utf8' }).trim()
} catch {
  console.error('The folder is no git clone, so the version is not known.')
}
console.log(
  [
    '## Robots and viewers by user agent',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`scripts/compatibility/user-agents.mjs\`: the fixtures of matomo’s device-detector (${commit}), \`crawler-user-agents\` ${PACKAGES['crawler-user-agents']} and \`user-agents\` ${PACKAGES['user-agents']}; \`isbot\` ${isbotVersion} alone, and Placard’s rules with it (\`apps/api/src/serving/robots.ts\`). Families of devices and apps were divided by a hash of their name: two thirds were used to write the rules, one third was measured only afterwards. That first measurement took 33 of its 13,865 people (0.24 %) and missed 5 of its 405 and 6 of its 817 robots; its mistakes then changed several patterns, so the figures below no longer are of unseen user agents.`,
    '',
    ...table('People | user agents | robots to isbot alone | robots to Placard', [
      ['**All that name a device, system or engine**', people],
      ['two thirds used for the rules', tuned(people)],
      ['third set aside', aside(people)],
      ...FAMILIES,
    ]),
    ...table('Robots | user agents | found by isbot alone | found by Placard', [
      ['**device-detector**', fixtures.robots],
      ['two thirds used for the rules', tuned(fixtures.robots)],
      ['third set aside', aside(fixtures.robots)],
      ['**crawler-user-agents**', instances],
      ['two thirds used for the rules', tuned(instances)],
      ['third set aside', aside(instances)],
    ]),
    ...table('Neither | user agents | robots to isbot alone | robots to Placard', [
      ['Bare names such as `Example/1.0` (apps among them)', bareNames],
      ['the third of them set aside', aside(bareNames)],
      ['Link previews and automated browsers: device-detector calls them apps, crawler-user-agents robots', disputed],
      ['Feed readers', feedReaders],
      ['HTTP libraries', libraries],
    ]),
  ].join('\n'),
)
