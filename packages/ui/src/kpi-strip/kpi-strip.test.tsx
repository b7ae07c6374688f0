import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Delta } from '../delta/delta.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Toggletip } from '../toggletip/toggletip.js'
import { KpiStrip, KpiTile } from './kpi-strip.js'

const RouterLink = (props: ComponentProps<'a'>) => <a {...props} />

describePart('KpiStrip', (probe) => (
  <KpiStrip label="Key figures" {...probe}>
    <KpiTile label="Clicks" value="34" />
  </KpiStrip>
))

describePart('KpiTile', (probe) => (
  <KpiStrip label="Key figures">
    <KpiTile label="Clicks" value="34" {...probe} />
  </KpiStrip>
))

describe('KpiTile', () => {
  it('is a button only with onPress', async () => {
    const onPress = vi.fn()
    await mount(
      <KpiStrip label="Key figures">
        <KpiTile label="Clicks" value="34" onPress={onPress} pressed />
        <KpiTile label="CTR" value="—" />
        <KpiTile label="VCR" value="" loading onPress={onPress} />
      </KpiStrip>,
    )
    expect(page.getByRole('button').elements()).toHaveLength(1)
    const clicks = page.getByRole('button', { name: 'Clicks 34' })
    await expect.element(clicks).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(clicks)
    expect(onPress).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent('no data')
  })
  it('is a single link named by its content', async () => {
    await mount(
      <KpiStrip label="Key figures">
        <KpiTile asChild label="Creatives" value="14">
          <RouterLink href="#creatives" className="extra" />
        </KpiTile>
        <KpiTile asChild label="Loading" value="" loading>
          <RouterLink href="#loading" />
        </KpiTile>
      </KpiStrip>,
    )
    const links = page.getByRole('link')
    expect(links.elements()).toHaveLength(1)
    await expect.element(links).toHaveAccessibleName('Creatives 14')
    await expect.element(links).toHaveAttribute('href', '#creatives')
    await expect.element(links).toHaveClass('extra')
  })

  it('shows an error instead of a stale value', async () => {
    await mount(
      <KpiStrip label="Key figures">
        <KpiTile label="Clicks" value="34" error="Could not be counted" onPress={() => {}} />
      </KpiStrip>,
    )
    const item = page.getByRole('listitem')
    await expect.element(item).toMatchTextContent('no data')
    await expect.element(item).toMatchTextContent('Could not be counted')
    await expect.element(item).not.toMatchTextContent('34')
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('has its explanation beside its button', async () => {
    const onPress = vi.fn()
    await mount(
      <KpiStrip label="Key figures">
        <KpiTile
          label="VCR"
          value="61.0%"
          onPress={onPress}
          info={<Toggletip label="What is VCR?">Completes divided by starts.</Toggletip>}
        />
      </KpiStrip>,
    )
    const question = page.getByRole('button', { name: 'What is VCR?' })
    expect(question.element().closest('[aria-pressed]')).toBeNull()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(question).toHaveFocus()
    await expect.element(question.element().parentElement!).toHaveStyle({ opacity: '1' })
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('Completes divided by starts.')
    expect(onPress).not.toHaveBeenCalled()
  })

  it('reserves space for a chart below while loading, except on phones', async () => {
    const tiles = (width: number, loading: boolean) => (
      <div style={{ width }}>
        <KpiStrip label="Key figures">
          <KpiTile
            label="A"
            value="1"
            loading={loading}
            chart={<i>course</i>}
            chartPlacement="below"
            delta={<Delta value={1} />}
          />
        </KpiStrip>
      </div>
    )
    const height = () => page.getByRole('listitem').element().getBoundingClientRect().height
    const { rerender } = await mount(tiles(900, true))
    const held = height()
    await rerender(tiles(900, false))
    expect(height()).toBe(held)
    await expect.element(page.getByText('course')).toBeVisible()
    await rerender(tiles(360, false))
    await expect.element(page.getByText('course')).not.toBeVisible()
  })

  it.each([
    [360, 3, 1],
    [360, 2, 1],
    [360, 5, 2],
    [900, 4, 2],
  ])('at %d px lays out %d compact tiles in %d full rows', async (width, count, rows) => {
    await mount(
      <div style={{ width }}>
        <KpiStrip label="Key figures" compact>
          {['A', 'B', 'C', 'D', 'E'].slice(0, count).map((label) => (
            <KpiTile key={label} label={label} value="1" chart={<i>course</i>} info={<i>definition</i>} />
          ))}
        </KpiStrip>
      </div>,
    )
    const boxes = page
      .getByRole('listitem')
      .elements()
      .map((tile) => tile.getBoundingClientRect())
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(rows)
    const strip = page.getByRole('region').element().getBoundingClientRect()
    expect(boxes.at(-1)?.right).toBeCloseTo(strip.right - 1, 0)
    expect(page.getByText(/course|definition/).elements()).toEqual([])
  })

  it.each([
    [1000, 5, 1],
    [670, 5, 1],
    [600, 5, 2],
    [670, 6, 2],
    [670, 7, 3],
    [670, 3, 1],
    [360, 5, 3],
    [600, 3, 1],
    [360, 2, 1],
  ])('at %d px lays out %d tiles in %d full rows', async (width, count, rows) => {
    await mount(
      <div style={{ width }}>
        <KpiStrip label="Key figures">
          {['A', 'B', 'C', 'D', 'E', 'F', 'G'].slice(0, count).map((label) => (
            <KpiTile key={label} label={label} value="1" />
          ))}
        </KpiStrip>
      </div>,
    )
    const boxes = page
      .getByRole('listitem')
      .elements()
      .map((tile) => tile.getBoundingClientRect())
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(rows)
    const strip = page.getByRole('region').element().getBoundingClientRect()
    expect(boxes.at(-1)?.right).toBeCloseTo(strip.right - 1, 0)
  })
})
