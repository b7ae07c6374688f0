// Checks of the projects in `consumers/`, after their packages are installed.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { defaultRange, formatCount, reportTotals } from '@placard/domain/report'
import { preview } from 'vite'
import { readStyles } from './computed-styles.mjs'
import { checkReport, checkThemes, expect, setDevice, withPage } from './consumer-page.mjs'

const MAX_NAMED = 20
/** Copied, because Vite's preview sets NODE_ENV of this process, with which npm leaves out devDependencies. */
const ENVIRONMENT = { ...process.env }
const START_TIMEOUT_MS = 120_000
/** The one React version in the message with which npm refuses an older one. */
const REFUSAL = /npm error code ERESOLVE[\s\S]*Found: react@(\d+\.\d+)[\s\S]*peer react@">=19\.2" from @placard\/\w+@/

/** Runs a command in a project, and returns its output. */
function run({ folder, env }, command, args) {
  const options = {
    cwd: folder,
    env: { ...ENVIRONMENT, ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }
  const { status, stdout, stderr } = spawnSync(command, args, options)
  assert.equal(status, 0, `${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  return stdout
}

/** Installs the packages with npm, checks types and builds. */
function build(project) {
  run(project, 'npm', ['install', ...project.install])
  run(project, 'npm', ['run', 'typecheck'])
  run(project, 'npm', ['run', 'build'])
}

/** Serves the built files of a Vite project while `use` runs. */
async function withVite({ folder, port }, use) {
  const options = { host: '127.0.0.1', port, strictPort: true }
  const server = await preview({ root: folder, configFile: false, logLevel: 'error', preview: options })
  try {
    await use()
  } finally {
    await server.close()
  }
}

/** Runs the server of a project while `use` runs. `args` start with the path of its command in `node_modules`. */
async function withServer({ folder, env, url, port }, [script, ...args], use) {
  const child = spawn(process.execPath, [join(folder, 'node_modules', script), ...args], {
    cwd: folder,
    env: { ...ENVIRONMENT, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data))
  const ended = new Promise((resolve) => child.once('close', resolve))
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  try {
    for (const end = Date.now() + START_TIMEOUT_MS; !(await isReady()); await wait(200))
      assert.ok(child.exitCode === null && Date.now() < end, `${script} starts:\n${Buffer.concat(output)}`)
    await use()
  } catch (error) {
    console.log(Buffer.concat(output).toString())
    throw error
  } finally {
    // With the processes that it started.
    if (child.exitCode === null) process.kill(-child.pid)
    await ended
  }
}

/** Expects npm to refuse to install the packages. */
function checkRefusal({ folder, install }, version) {
  const { status, stderr } = spawnSync('npm', ['install', ...install], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  assert.notEqual(status, 0, `npm refuses React ${version}`)
  assert.equal(REFUSAL.exec(stderr)?.[1], version, `npm names the React that is needed:\n${stderr}`)
}

/** Expects the report, with its name and in both themes. */
const checkLive =
  ({ name, api }, { popover = 'Export', ...themes } = {}) =>
  async (page) => {
    await expect(page.getByRole('heading', { name: api.campaign })).toBeVisible()
    await checkReport(page, { impressions: api.impressions, popover })
    await checkThemes(page, name, themes)
  }

async function checkNext(project) {
  const { browser, folder, url, port } = project
  build(project)
  const next = 'next/dist/bin/next'
  const check = async (page) => {
    // A part that a server component imports without a client file of its own.
    await expect(page.getByRole('link', { name: 'Open Placard' })).toHaveCSS('height', '36px')
    await checkLive(project, { setTheme: setDevice })(page)
  }
  const serve = (command) =>
    withServer(project, [next, command, '--hostname', '127.0.0.1', '--port', String(port)], () =>
      withPage(browser, url, check),
    )
  await serve('start')
  const page = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')
  assert.match(page, /data-slot="button"[^>]*>Open Placard/, 'the static part of the page is prerendered')
  // React reports a mismatch of server and browser in detail only in development.
  await serve('dev')
}

async function checkTailwind(project) {
  build(project)
  await withVite(project, async () => {
    await withPage(project.browser, project.url, async (page) => {
      const button = page.getByRole('button', { name: 'Dark mode' })
      const title = page.getByRole('heading', { level: 1 })
      const header = page.locator('main > header')
      await expect(button).toHaveCSS('background-color', 'oklch(0.205 0 0)')
      await expect(button).toHaveCSS('border-radius', '8px')
      await expect(title).toHaveCSS('font-size', '24px')
      await expect(header).toHaveCSS('border-color', 'oklch(0.922 0 0)')
      await expect(header).toHaveCSS('border-radius', '14px')
      await expect(header).not.toHaveCSS('box-shadow', 'none')
      await checkLive(project, {
        setTheme: async (_, theme) => {
          if (theme === 'dark') await button.click()
        },
      })(page)
      await expect(header).toHaveCSS('background-color', 'oklch(0.205 0 0)')
      await expect(page.locator('body')).toHaveCSS('background-color', 'oklch(0.145 0 0)')
    })
    const name = `${project.name}-app`
    await withPage(project.browser, `${project.url}/app.html`, async (page) => {
      await expect(page.locator('main > header')).toHaveCSS('border-radius', '10px')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '20px')
      await checkLive(
        { ...project, name },
        {
          setTheme: async (_, theme) => {
            await page.getByRole('button', { name: 'Theme' }).click()
            await page.getByRole('menuitemradio', { name: theme, exact: false }).click()
          },
        },
      )(page)
    })
  })
}

/** Expects elements to have the styles that they have on another page. */
function checkSameStyles(found, expected, message) {
  const name = ([localName]) => localName
  assert.deepEqual(found.map(name), expected.map(name), 'both pages have the same elements')
  const differences = found.flatMap(([localName, ...styles], index) =>
    styles
      .filter((style, at) => style !== expected[index][at + 1])
      .map((style) => `${localName} ${index}: ${style} instead of ${expected[index][styles.indexOf(style) + 1]}`),
  )
  assert.deepEqual(differences.slice(0, MAX_NAMED), [], message)
}

/** Expects a page with MUI, Bootstrap and a report to look like pages with the ones or the other alone. */
async function checkGuests(project) {
  build(project)
  const { name, browser, url } = project
  const impressions = formatCount(
    reportTotals(demoReport(demoCampaigns(DEMO_NOW)[0], defaultRange(DEMO_NOW))).impressions,
  )
  const read = async (file, selector) => {
    let styles = []
    await withPage(browser, `${url}/${file}`, async (page) => {
      const metric = page.getByRole('combobox', { name: /^Metric/ })
      if (selector !== HOST) {
        await checkReport(page, { impressions })
        await page.mouse.move(0, 0)
        await metric.click()
        await expect(page.getByRole('option').first()).toBeVisible()
      } else await expect(page.getByRole('table').first()).toBeVisible()
      styles = await page.evaluate(readStyles, selector)
      if (selector !== HOST) {
        await page.keyboard.press('Escape')
        if (file === 'index.html') await checkThemes(page, name, { setTheme: setThemeOfBoth })
      }
    })
    return styles
  }
  await withVite(project, async () => {
    checkSameStyles(await read('index.html', HOST), await read('host.html', HOST), 'MUI and Bootstrap stay as they are')
    checkSameStyles(await read('index.html', OURS), await read('report.html', OURS), 'our components stay as they are')
  })
}
const setThemeOfBoth = (page, theme) =>
  page.evaluate((value) => {
    Object.assign(document.documentElement.dataset, { theme: value, bsTheme: value })
  }, theme)
const HOST = '#host, #host *'
const OURS = '[data-slot], [data-slot] *'

/** Checks by the name of the project's folder. */
export const CHECKS = {
  vite: async (project) => {
    build(project)
    await withVite(project, () => withPage(project.browser, project.url, checkLive(project, { setTheme: setDevice })))
  },
  next: checkNext,
  'vite-tailwind': checkTailwind,
  'react-18': (project) => checkRefusal(project, '18.3'),
  'react-19.1': (project) => checkRefusal(project, '19.1'),
  node: (project) => {
    build(project)
    const output = run(project, process.execPath, ['dist/report.js'])
    assert.match(output, new RegExp(`^${project.api.campaign}, .*\nImpressions: ${project.api.impressions}\n`))
  },
  'mui-bootstrap': checkGuests,
  'react-router': async (project) => {
    build(project)
    const command = ['@react-router/serve/bin.cjs', './build/server/index.js']
    await withServer(project, command, async () => {
      const html = await (await fetch(project.url)).text()
      assert.ok(html.includes(project.api.impressions), 'the server renders the numbers')
      await withPage(project.browser, project.url, checkLive(project, { popover: false }))
    })
  },
}
