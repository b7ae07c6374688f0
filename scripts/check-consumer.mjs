// Uses the built packages as a server that renders React would: plain Node, no bundler, no sources.
import assert from 'node:assert/strict'
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
