#!/usr/bin/env bash
# Clicks a javascript: link in three frames: without a sandbox, in a sandbox that keeps the origin, and in one without.
#
# Expected: it runs in all three. Google's and other guides to HTML5 ads use such links, publishers show ads in frames
# with allow-scripts, and the HTML Standard compares only the origins of the page and of the link, which are the same.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" puppeteer-core@25.16.0
cat > "$folder/run.mjs" <<'SCRIPT'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { launch } from 'puppeteer-core'

const SANDBOXES = { 'no sandbox': undefined, 'allow-scripts allow-same-origin': 'allow-scripts allow-same-origin', 'allow-scripts': 'allow-scripts' }
const FOUND = { 'no sandbox': 'runs', 'allow-scripts allow-same-origin': 'runs', 'allow-scripts': 'nothing' }
const BROWSERS = [
  { browser: 'chrome', paths: [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'], args: ['--no-sandbox'] },
  { browser: 'firefox', paths: [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'], args: [] },
]
const AD = `<!doctype html><body style="margin:0"><a id="link" style="display:block;height:100px" href="javascript:void(new Image().src='/ran')">Go</a>
<script>document.getElementById('link').onclick = () => { new Image().src = '/clicked' }</script>`

let asked = []
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  asked.push(pathname)
  response.setHeader('content-type', 'text/html')
  const sandbox = SANDBOXES[searchParams.get('sandbox')]
  if (pathname === '/page') response.end(`<!doctype html><body style="margin:0"><iframe src="/ad" style="border:0" ${sandbox ? `sandbox="${sandbox}"` : ''}></iframe>`)
  else response.end(pathname === '/ad' ? AD : '')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

let changed = false
for (const { browser, paths, args } of BROWSERS) {
  const executablePath = paths.find((path) => path && existsSync(path))
  if (!executablePath) {
    console.log(`${browser}: not installed`)
    continue
  }
  const running = await launch({ browser, executablePath, args, headless: true })
  console.log(await running.version())
  for (const [name, found] of Object.entries(FOUND)) {
    const page = await running.newPage()
    await page.goto(`${origin}/page?sandbox=${encodeURIComponent(name)}`)
    await wait(500)
    asked = []
    await page.mouse.click(50, 50)
    for (let tries = 0; tries < 100 && !asked.includes('/clicked'); tries++) await wait(100)
    await wait(1000)
    const seen = !asked.includes('/clicked') ? 'no click' : asked.includes('/ran') ? 'runs' : 'nothing'
    console.log(`  ${name}: expected runs, seen ${seen}`)
    changed ||= seen !== found
    await page.close()
  }
  await running.close()
}
server.close()
server.closeAllConnections()
process.exit(changed ? 1 : 0)
SCRIPT
node "$folder/run.mjs"
