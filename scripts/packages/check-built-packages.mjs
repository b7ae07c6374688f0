// Renders the built packages on a server, in plain Node without a bundler, and bundles the worker of large tables.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CampaignReport } from '@placard/charts'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { defaultRange } from '@placard/domain/report'
import { SignInForm } from '@placard/forms'
import { Button } from '@placard/ui'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'

const [campaign] = demoCampaigns(DEMO_NOW)
const report = demoReport(campaign, defaultRange(DEMO_NOW))
const pages = {
  Button: [createElement(Button, null, 'Save'), 'Save'],
  SignInForm: [createElement(SignInForm, { onSubmit: () => {} }), 'Password'],
  CampaignReport: [
    createElement(CampaignReport, { report, metric: 'impressions', onMetricChange: () => {} }),
    'Video quartiles',
  ],
}

for (const [name, [element, words]] of Object.entries(pages)) {
  assert.ok(renderToString(element).includes(words), `${name} renders "${words}" on a server`)
  console.log(`${name} renders on a server.`)
}

// Next.js rejects `export *` in a client module, and lets servers call functions of other modules.
const isForClients = (path) => readFileSync(path, 'utf8').startsWith('"use client"')
for (const name of ['ui', 'forms', 'charts']) {
  const built = join(import.meta.dirname, '../..', 'packages', name, 'dist')
  const modules = readdirSync(built, { recursive: true }).filter((path) => path.endsWith('.js'))
  const parts = modules.map((path) => join(built, path)).filter(isForClients)
  assert.ok(parts.length > 5, `${name} has parts for clients`)
  assert.ok(!parts.includes(join(built, 'index.js')), `the door of ${name} is open to servers`)
  for (const path of parts) assert.ok(!/^export \*/m.test(readFileSync(path, 'utf8')), `${path} names what it exports`)
}
console.log('Parts are marked for clients and name what they export; doors are open to servers.')

// A bundler must find the worker of large tables, and load their engine for no other table.
const { output } = await build({
  root: join(import.meta.dirname, '../..', 'packages', 'charts', 'dist'),
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    rolldownOptions: {
      input: {
        charts: 'index.js',
        'data-table': 'tables/data-table/data-table.js',
        'large-table': 'tables/large-table/large-table.js',
      },
      external: /^(@|react|d3-|lucide-)/,
      preserveEntrySignatures: 'strict',
    },
  },
})
const chunks = output.filter(({ type }) => type === 'chunk')
/** Returns the chunks that an entry loads at first, or also those that it can load later. */
function findLoaded(name, { isLater = false } = {}) {
  const loaded = new Set(chunks.filter((chunk) => chunk.isEntry && chunk.name === name))
  assert.equal(loaded.size, 1, `${name} is an entry`)
  for (const { imports, dynamicImports } of loaded)
    for (const chunk of chunks)
      if ([...imports, ...(isLater ? dynamicImports : [])].includes(chunk.fileName)) loaded.add(chunk)
  return [...loaded]
}
const hasEngine = (loaded) => loaded.some(({ moduleIds }) => moduleIds.some((id) => id.includes('/table-engine/')))
const files = output.map(({ fileName }) => fileName)
assert.ok(
  files.some((name) => /table-worker-[\w-]+\.js$/.test(name)),
  `a worker of its own among ${files}`,
)
assert.ok(hasEngine(findLoaded('large-table')), 'LargeTable loads its engine')
assert.ok(!hasEngine(findLoaded('charts')), 'the main entry point loads no engine')
assert.ok(!hasEngine(findLoaded('data-table', { isLater: true })), 'DataTable never loads an engine')
console.log('A bundler finds the worker of large tables, and DataTable never loads their engine.')
