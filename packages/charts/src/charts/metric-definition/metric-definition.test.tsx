import { METRICS, type MetricName, type MetricDefinition as Terms } from '@placard/domain/report'
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

it('shows the values of a ratio, and none where there is nothing to divide', async () => {
  const { rerender } = await mount(
    <MetricDefinition metric="ctr" counters={{ clicks: 19_104, impressions: 2_584_321 }} />,
  )
  await page.getByRole('button', { name: 'What is CTR?' }).click()
  await expect.element(page.getByRole('status')).toMatchTextContent('Here: 19,104 ÷ 2,584,321 = 0.74%')
  await rerender(<MetricDefinition metric="ctr" counters={{ clicks: 0, impressions: 0 }} />)
  await expect.element(page.getByRole('status')).not.toMatchTextContent('÷ 0')
})

it('lists invalid traffic by its reason', async () => {
  const invalidKinds = [
    { kind: 'robot', count: 1204 },
    { kind: 'repeat', count: 3 },
  ] as const
  await mount(<MetricDefinition metric={['clicks', 'invalidTraffic']} invalidKinds={invalidKinds} />)
  await page.getByRole('button', { name: 'What do these metrics mean?' }).click()
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Here: 1,204 known robots, 3 repeats of the same event')
})

it('explains several metrics at once', async () => {
  await mount(<MetricDefinition metric={['impressions', 'ctr']} />)
  await page.getByRole('button', { name: 'What do these metrics mean?' }).click()
  for (const metric of ['impressions', 'ctr'] as const)
    await expect.element(page.getByRole('status')).toMatchTextContent(METRICS[metric].formula)
})
