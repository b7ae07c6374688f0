import { expect, it } from 'vitest'
import { publishFindings } from '../publish-checks/publish-findings.js'
import { publishedBanner } from '../testing/published-banner.js'
import { refusedFindings, unconfirmedWarnings } from './publish-finding.js'

it('lets each warning be confirmed', () => {
  const findings = publishFindings(
    publishedBanner({ platform: 'Quantcast', settings: [{ key: 'dealIDRequired', value: true }] }),
  )
  expect(unconfirmedWarnings(findings, ['macros']).map(({ code }) => code)).toEqual(['fallback'])
  expect(unconfirmedWarnings(findings, ['fallback', 'macros'])).toEqual([])
  expect(refusedFindings({ findings })).toEqual(findings)
  expect(refusedFindings({ findings: [] })).toBeUndefined()
  expect(refusedFindings(undefined)).toBeUndefined()
})
