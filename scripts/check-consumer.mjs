// Uses the built packages as a server that renders React would: plain Node, no bundler, no sources.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { CampaignReport } from '@placard/charts'
import { defaultRange } from '@placard/domain'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/testing'
import { SignInForm } from '@placard/forms'
import { Button } from '@placard/ui'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

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

// Next.js refuses `export *` in a module for clients, and keeps what has none out of server components.
const isForClients = (path) => readFileSync(new URL(import.meta.resolve(path)), 'utf8').startsWith('"use client"')
for (const name of ['ui', 'forms', 'charts'])
  assert.ok(!isForClients(`@placard/${name}`), `the door of ${name} is open to servers`)
assert.ok(isForClients('../packages/ui/dist/button/button.js'), 'a part says that it is for clients')
assert.ok(!isForClients('../packages/ui/dist/class-names.js'), 'what needs no React can be called on a server')
console.log('Parts are marked for clients, doors are not.')
