// Plays served VAST and VPAID in public video players, in Chromium on a page of another origin, and compares what they
// call with what the report counts. `--write` replaces the section in docs/compatibility.md; names of players select
// some; `--server <path>` runs another built server. Needs a built server (`pnpm --filter @placard/api build`), npm's
// registry, and some three minutes.
//
// Expected before: every player calls impression, start, quartiles, complete and click once and in order, with VAST
// and with the unit, except that fluid-player calls everything twice and mediaelement-plugins plays no unit; each
// replaces [CACHEBUSTING], [ERRORCODE] and [TIMESTAMP] at least, except vast-player, which replaces nothing; players
// choose the file whose size is closest to theirs; and without an ad each goes on with its content or reports no ad.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright'
import { BROWSER_FLAGS, browserPath, browserVersion } from '../services/browser.mjs'
import { PLAYERS } from './video-player-pages.mjs'
import { convertVideos, playerFiles, startAdServer, startSite } from './video-player-setup.mjs'

const root = join(import.meta.dirname, '../..')
const LANDING = 'https://shop.test/spring'
const PLAYED = ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete']
const MACROS = [
  ...['CACHEBUSTING', 'TIMESTAMP', 'CONTENTPLAYHEAD', 'MEDIAPLAYHEAD', 'ADPLAYHEAD', 'ASSETURI', 'PAGEURL', 'DOMAIN'],
  ...['ADSERVINGID', 'UNIVERSALADID', 'PLAYERSIZE', 'PLAYERSTATE', 'CLICKPOS', 'DEVICEUA', 'ADTYPE', 'ERRORCODE'],
]
/** Trackers of an agency, called beside ours. */
const AGENCY = 'https://agency.test/'
const pixel = (kind) => ({
  type: 'pixel',
  url: `${AGENCY}${kind}?${MACROS.map((macro) => `${macro.toLowerCase()}=[${macro}]`).join('&')}`,
})
const TRACKERS = {
  ...Object.fromEntries(
    ['impression', 'start', 'midpoint', 'pause', 'resume', 'mute', 'unmute'].map((kind) => [kind, [pixel(kind)]]),
  ),
  click: [{ type: 'redirect', url: LANDING }, pixel('click')],
}

const argument = (name) => process.argv[process.argv.indexOf(name) + 1]
const serverPath = process.argv.includes('--server') ? argument('--server') : join(root, 'apps/api/dist/server.js')
const named = process.argv.slice(2).filter((name) => name in PLAYERS)
const chosen = Object.entries(PLAYERS).filter(([name]) => named.length === 0 || named.includes(name))

const folder = mkdtempSync(join(tmpdir(), 'placard-video-players-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const site = await startSite()
const server = await startAdServer(serverPath, folder)
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_FLAGS, '--autoplay-policy=no-user-gesture-required'],
})
const version = browserVersion(browserPath())
const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version.split('.')[0]}.0.0.0 Safari/537.36`

const PIXEL = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  headers: { 'access-control-allow-origin': '*' },
}

/** Opens the publisher's page as a viewer, and records what it calls. `blocked` are addresses that are not found. */
async function openViewer(labels, blocked = []) {
  const context = await browser.newContext({ userAgent, viewport: { width: 800, height: 600 } })
  const seen = { events: [], codes: [], trackers: [], media: new Set(), units: 0, windows: 0, errors: [] }
  context.on('request', (request) => {
    const url = request.url()
    const [, event] = /\/serve\/event\/[^/]+\/(\w+)/.exec(url) ?? []
    if (event === 'error') seen.codes.push(new URL(url).searchParams.get('code'))
    else if (event) seen.events.push(event)
    if (url.startsWith(AGENCY)) seen.trackers.push(new URL(url))
    if (url.endsWith('/serve/vpaid.js')) seen.units += 1
    if (labels.has(url)) seen.media.add(labels.get(url))
  })
  await context.route(`${AGENCY}**`, (route) => route.fulfill(PIXEL))
  await context.route('https://shop.test/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Spring' }))
  for (const url of blocked) await context.route(url, (route) => route.fulfill({ status: 404, body: '' }))
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => seen.errors.push(message))
  page.on('popup', (popup) => {
    seen.windows += 1
    setTimeout(() => popup.close().catch(() => undefined), 300)
  })
  await page.goto(site.origin)
  return { page, seen, close: () => context.close() }
}

/** Starts a player like a viewer who clicks after the page has loaded its content. */
const startPlayer = (page, address) =>
  page.evaluate(async (url) => {
    const isLoading = () => [...document.querySelectorAll('video')].some(({ readyState }) => readyState < 3)
    for (let tries = 0; tries < 50 && isLoading(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100))
    // Players may return a promise that never ends.
    Promise.resolve()
      .then(() => window.start(url))
      .catch((error) => window.tell('start', error))
  }, address)

/** Runs a function on the ad's video, in whichever frame it is, and returns the result; undefined if there is none. */
async function onVideo(page, labels, run) {
  for (const frame of page.frames()) {
    const found = await frame
      .evaluateHandle(
        (urls) => [...document.querySelectorAll('video')].find(({ currentSrc }) => urls.includes(currentSrc)),
        [...labels.keys()],
      )
      .catch(() => undefined)
    if (await found?.evaluate((video) => video !== undefined)) return found.evaluate(run)
  }
  return undefined
}

/** Clicks a button of the VPAID unit, in whichever frame it is. */
async function clickButton(page, label) {
  for (const frame of page.frames())
    if (
      await frame.evaluate((name) => {
        const button = document.querySelector(`button[aria-label="${name}"]`)
        button?.click()
        return button !== null
      }, label)
    )
      return
}

/** Buttons of the VPAID unit; without a unit, the player's controls do the same. */
const BUTTONS = { mute: 'Mute', unmute: 'Unmute', pause: 'Pause', resume: 'Play' }

const until = async (check, seconds) => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100)) if (await check()) return true
  return false
}

/** Plays an ad to its end like a viewer who mutes, pauses and clicks; returns what was called. */
async function playAd({ address, labels }) {
  const { page, seen, close } = await openViewer(labels)
  await startPlayer(page, address)
  const hasStarted = await until(() => onVideo(page, labels, (video) => video.currentTime > 0.3 && !video.paused), 10)
  const actions = {}
  let file
  if (hasStarted) {
    file = labels.get(await onVideo(page, labels, ({ currentSrc }) => currentSrc))
    await page.mouse.click(320, 120)
    await wait(700)
    // Some players pause for the click.
    await onVideo(page, labels, (video) => void (video.paused && !video.ended && video.play()))
    for (const [action, button] of Object.entries(BUTTONS)) {
      const before = seen.trackers.length
      if (seen.units > 0) await clickButton(page, button)
      else await page.evaluate((name) => void window.controls[name]?.(), action)
      await until(() => seen.trackers.length > before, 0.8)
      await wait(100)
      actions[action] = seen.trackers
        .slice(before)
        .map(({ pathname }) => pathname.slice(1))
        .filter((each) => each in BUTTONS)
    }
    await until(() => seen.events.includes('complete'), 12)
    await wait(500)
  }
  const [version, told] = await page.evaluate(() => [window.version, window.told])
  await close()
  return { ...seen, actions, file, version, told, hasStarted }
}

/** Lets a player load an answer that it cannot play, and returns what it calls and tells the page. */
async function playNothing(labels, address, blocked) {
  const { page, seen, close } = await openViewer(labels, blocked)
  await startPlayer(page, address)
  const goesOn = await until(
    () =>
      page.evaluate(() =>
        [...document.querySelectorAll('video')].some(
          ({ currentSrc, currentTime }) => /content\.webm$/.test(currentSrc) && currentTime > 0.2,
        ),
      ),
    8,
  )
  const told = await page.evaluate(() => window.told)
  await close()
  return { ...seen, told, goesOn }
}

const listed = (names) => (names.length === 0 ? 'none' : names.join(', '))

/** Returns what a player called of an ad: events, click, and what the viewer did. */
function playText(kind, { events, trackers, units, windows, actions, hasStarted, told, errors }) {
  if (!hasStarted)
    return `**not played**: “${[...errors, ...told][0]?.replaceAll(site.origin, 'the page') ?? 'no message'}”`
  const played = events.filter((event) => PLAYED.includes(event))
  const times = (event) => events.filter((each) => each === event).length
  const wrong = [
    ...(kind === 'VPAID' && units === 0 ? ['the video without the unit'] : []),
    ...PLAYED.filter((event) => times(event) === 0).map((event) => `no ${event}`),
    ...PLAYED.filter((event) => times(event) > 1).map((event) => `${event} ×${times(event)}`),
  ]
  const firsts = [...new Set(played)]
  const swapped = firsts.findIndex(
    (event, index) => index > 0 && PLAYED.indexOf(event) < PLAYED.indexOf(firsts[index - 1]),
  )
  if (swapped > 0) wrong.push(`${firsts[swapped]} after ${firsts[swapped - 1]}`)
  const alone = ['impression', 'start', 'midpoint', 'click'].filter(
    (event) => times(event) > 0 && !trackers.some(({ pathname }) => pathname === `/${event}`),
  )
  if (alone.length > 0) wrong.push(`only the first URL of ${alone.join(' and ')}`)
  const clicks = times('click') === 1 && windows === 1 ? 'click' : `**click ×${times('click')}, windows ×${windows}**`
  const done = Object.entries(actions).flatMap(([action, called]) =>
    called.length === 1 && called[0] === action
      ? [action]
      : called.length === 0
        ? []
        : [`${called.join(' and ')} for ${action}`],
  )
  return `${wrong.length === 0 ? 'each once, in order' : `**${wrong.join(', ')}**`}; ${clicks}; ${done.length === 4 ? 'all actions' : listed(done)}`
}

/** Returns which macros of trackers get a value or −1. */
function macrosText({ trackers }) {
  // The server fills in the cachebuster of events that cannot repeat.
  const listValues = (macro) =>
    trackers
      .filter(({ pathname }) => macro !== 'CACHEBUSTING' || /click|pause|mute|resume/.test(pathname))
      .map(({ searchParams }) => searchParams.get(macro.toLowerCase()))
  const filled = MACROS.filter((macro) =>
    listValues(macro).some((value) => ![`[${macro}]`, '-1', 'null'].includes(value)),
  )
  const unknown = MACROS.filter((macro) => !filled.includes(macro) && listValues(macro).includes('-1'))
  return `${listed(filled)}${unknown.length > 0 ? `; −1 for ${unknown.length} others` : ''}`
}

const tellsText = ({ goesOn, told, errors }) =>
  goesOn ? 'content goes on' : told.length > 0 ? 'tells the page' : errors.length > 0 ? 'throws' : 'nothing'

const results = []
const miscounted = []
const { videos, content } = await convertVideos(browser, site, folder)
for (const [name, player] of chosen) {
  site.serve({ ...(await playerFiles(player, folder)), '/content.webm': { type: 'video/webm', body: content } })
  const played = {}
  let nothing
  for (const kind of player.kinds) {
    const creative = await server.publishCreative(kind, TRACKERS, videos)
    const other = await server.publishCreative(kind, TRACKERS, videos)
    const isFirst = kind === player.kinds[0]
    const all = await Promise.all([
      playAd(creative),
      isFirst && playNothing(other.labels, other.address, [...other.labels.keys()]),
      isFirst && playNothing(other.labels, `${server.origin}/serve/${kind.toLowerCase()}/none.xml`),
    ])
    played[kind] = all[0]
    if (isFirst) nothing = all.slice(1)
    const counts = await server.readReport(creative.campaignID)
    const right = Object.fromEntries([...new Set(all[0].events)].sort().map((event) => [event, 1]))
    const counted = Object.fromEntries(Object.entries(counts).sort(([one], [two]) => (one < two ? -1 : 1)))
    if (JSON.stringify(right) !== JSON.stringify(counted))
      miscounted.push(`${name}, ${kind}: ${JSON.stringify(counted)}`)
  }
  const [missing, empty] = nothing
  const first = Object.values(played)[0]
  const told = Object.values(played).find(({ version }) => version)?.version
  results.push([
    Object.entries(player.packages)
      .map((each) => each.join(' '))
      .join(' with ') + (player.note ?? ''),
    told ?? '–',
    played.VAST ? playText('VAST', played.VAST) : '–',
    played.VPAID ? playText('VPAID', played.VPAID) : '–',
    player.choosesFile === false ? 'left to the page' : (first.file ?? '–'),
    first.hasStarted ? macrosText(first) : '–',
    `${missing.codes.length > 0 ? `error ${missing.codes.join(', ')}` : 'no error'}; ${tellsText(missing)}`,
    tellsText(empty),
  ])
  console.error(results.at(-1).join(' | '))
}
await browser.close()
site.close()
server.stop()

const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const head = ['player', 'version read', 'VAST', 'VPAID', 'file', 'macros replaced', 'files not found', 'no ad']
const text = [
  `${new Date().toISOString().slice(0, 10)}, Chromium ${version}. ${miscounted.length === 0 ? 'The report counted each event that was called once, and nothing else.' : `Counted otherwise than called: ${miscounted.join('; ')}.`}`,
  '',
  line(head),
  line(head.map(() => '---')),
  ...results.map(line),
  '',
].join('\n')
console.log(text)
if (process.argv.includes('--write')) {
  const path = join(root, 'docs/compatibility.md')
  const [start, end] = ['<!-- video-players -->\n', '<!-- /video-players -->']
  const document = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    document.slice(0, document.indexOf(start) + start.length) + text + document.slice(document.indexOf(end)),
  )
}
