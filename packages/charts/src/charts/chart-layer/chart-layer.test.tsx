import { mount } from '@placard/ui/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useChartCursor } from '../chart-cursor/chart-cursor.js'
import { ChartLayer } from './chart-layer.js'

function Plot({ steps = 4, series = 2 }: { steps?: number; series?: number }) {
  const control = useChartCursor({ steps, series, start: steps - 1 })
  const { cursor } = control
  return (
    <div className="relative h-20 w-80">
      <ChartLayer
        name="Delivery"
        control={control}
        pointAt={(x) => (x < 40 ? undefined : { step: Math.floor(x / 80) })}
        announcement={cursor?.series === undefined ? '' : `step ${cursor.step}, series ${cursor.series}`}
      >
        {cursor && <p data-testid="tip">{JSON.stringify([cursor.step, cursor.series ?? 'all'])}</p>}
      </ChartLayer>
      <button type="button">after</button>
    </div>
  )
}

const layer = () => page.getByRole('group', { name: 'Delivery, points' })
const live = () => document.querySelector('[aria-live]')?.textContent
const tip = () => document.querySelector('[data-testid="tip"]')?.textContent
const at = (x: number) => ({ position: { x, y: 10 } })

describe('ChartLayer', () => {
  it('has a name, describes its keys, and starts at the given point', async () => {
    await mount(<Plot />)
    await userEvent.keyboard('{Tab}')
    await expect.element(layer()).toHaveFocus()
    await expect.element(layer()).toHaveAccessibleDescription(/arrow keys/)
    await expect.poll(live).toBe('step 3, series 0')
  })

  it('moves in both directions with arrow keys, stops at the ends, and hides the point on Escape', async () => {
    await mount(<Plot />)
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowDown}{ArrowDown}')
    await expect.poll(live).toBe('step 3, series 1')
    await userEvent.keyboard('{Home}')
    await expect.poll(live).toBe('step 0, series 1')
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect.poll(live).toBe('step 0, series 0')
    await userEvent.keyboard('{End}')
    await expect.poll(live).toBe('step 3, series 0')
    await userEvent.keyboard('{Escape}')
    await expect.poll(live).toBe('')
    expect(tip()).toBeUndefined()
  })

  it('clears the point on blur', async () => {
    await mount(<Plot />)
    await userEvent.keyboard('{Tab}{ArrowLeft}')
    await expect.poll(tip).toBe('[2,0]')
    await userEvent.keyboard('{Tab}')
    await expect.poll(tip).toBeUndefined()
  })

  it('follows the pointer without announcements, and clears the point outside of the chart', async () => {
    await mount(<Plot />)
    await userEvent.hover(layer(), at(100))
    await expect.poll(tip).toBe('[1,"all"]')
    expect(live()).toBe('')
    await userEvent.hover(layer(), at(10))
    await expect.poll(tip).toBeUndefined()
    await userEvent.hover(layer(), at(200))
    await userEvent.unhover(layer())
    await expect.poll(tip).toBeUndefined()
  })

  it('keeps the keyboard’s point while the pointer moves, but not after a click', async () => {
    await mount(<Plot />)
    await userEvent.keyboard('{Tab}{ArrowLeft}')
    await userEvent.hover(layer(), at(100))
    await expect.poll(tip).toBe('[2,0]')
    await userEvent.click(layer(), at(100))
    await expect.poll(tip).toBe('[1,"all"]')
  })

  it('continues from the pointer’s point', async () => {
    await mount(<Plot />)
    await userEvent.click(layer(), at(100))
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(tip).toBe('[1,0]')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(tip).toBe('[2,0]')
  })

  it('ignores other keys, and has no point without data', async () => {
    await mount(<Plot series={0} />)
    await userEvent.keyboard('{Tab}{ArrowLeft}')
    expect(tip()).toBeUndefined()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus()
  })

  it('stays within the data when it shrinks', async () => {
    const { rerender } = await mount(<Plot steps={10} />)
    await userEvent.keyboard('{Tab}')
    await expect.poll(tip).toBe('[9,0]')
    await rerender(<Plot steps={3} />)
    await expect.poll(tip).toBe('[2,0]')
  })
})
