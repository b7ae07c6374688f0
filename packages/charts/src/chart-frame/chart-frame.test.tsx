import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChartFrame, type ChartState } from './chart-frame.js'

describePart('ChartFrame', (probe) => (
  <ChartFrame title="Delivery" {...probe}>
    the chart
  </ChartFrame>
))

describe('ChartFrame', () => {
  it.each<[ChartState, string]>([
    ['loading', 'Loading Delivery'],
    ['empty', 'No data in these days'],
    ['error', 'Delivery could not be loaded'],
  ])('shows its words instead of chart, legend and switch while it is %s', async (state, words) => {
    await mount(
      <ChartFrame title="Delivery" state={state} legend="the legend" table="the table">
        the chart
      </ChartFrame>,
    )
    const figure = page.getByRole('figure', { name: 'Delivery' })
    await expect.element(figure).toMatchTextContent(words)
    await expect.element(figure).not.toMatchTextContent('the chart')
    await expect.element(figure).not.toMatchTextContent('the legend')
    expect(page.getByRole('radio').elements()).toHaveLength(0)
  })

  it('keeps the old chart and says that it is busy while new data come', async () => {
    await mount(
      <ChartFrame title="Delivery" refreshing>
        the chart
      </ChartFrame>,
    )
    const figure = page.getByRole('figure', { name: 'Delivery' })
    await expect.element(figure).toMatchTextContent('the chart')
    await expect.element(figure).toHaveAttribute('aria-busy', 'true')
  })

  it('has no switch without a table, and with one goes there and back', async () => {
    const { rerender } = await mount(<ChartFrame title="Delivery">the chart</ChartFrame>)
    expect(page.getByRole('radio').elements()).toHaveLength(0)
    await rerender(
      <ChartFrame title="Delivery" table="the table">
        the chart
      </ChartFrame>,
    )
    const figure = page.getByRole('figure', { name: 'Delivery' })
    await userEvent.click(page.getByRole('radio', { name: 'Table' }))
    await expect.element(figure).toMatchTextContent('the table')
    await expect.element(figure).not.toMatchTextContent('the chart')
    await userEvent.click(page.getByRole('radio', { name: 'Chart' }))
    await expect.element(figure).toMatchTextContent('the chart')
  })
})
