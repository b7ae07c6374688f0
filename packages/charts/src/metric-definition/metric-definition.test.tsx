import { METRICS, type MetricName, type MetricDefinition as Terms } from '@placard/domain'
import { describePart, mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MetricDefinition } from './metric-definition.js'

describePart('MetricDefinition', (probe) => <MetricDefinition metric="vcr" {...probe} />)

it.each(Object.keys(METRICS) as MetricName[])('defines %s completely', async (metric) => {
  const { name, formula, denominator, leavesOut, noData, source }: Terms = METRICS[metric]
  await mount(<MetricDefinition metric={metric} />)
  await page.getByRole('button', { name: `What is ${name}?`, exact: true }).click()
  const status = page.getByRole('status')
  for (const words of [name, formula, leavesOut, noData, source]) await expect.element(status).toMatchTextContent(words)
  if (denominator) await expect.element(status).toMatchTextContent(`Divided by: ${denominator}`)
  else await expect.element(status).not.toMatchTextContent('Divided by')
})

it('explains several metrics at once', async () => {
  await mount(<MetricDefinition metric={['impressions', 'ctr']} />)
  await page.getByRole('button', { name: 'What do these metrics mean?' }).click()
  for (const metric of ['impressions', 'ctr'] as const)
    await expect.element(page.getByRole('status')).toMatchTextContent(METRICS[metric].formula)
})
