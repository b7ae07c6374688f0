import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { KpiStrip, KpiTile } from './kpi-strip.js'

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
  it('is a button only where it can be pressed', async () => {
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
  it('is one link, named by all that it shows', async () => {
    await mount(
      <KpiStrip label="Key figures">
        <KpiTile label="Creatives" value="14" link={<a href="#creatives" className="extra" />} />
        <KpiTile label="Loading" value="" loading link={<a href="#loading" />} />
      </KpiStrip>,
    )
    const links = page.getByRole('link')
    expect(links.elements()).toHaveLength(1)
    await expect.element(links).toHaveAccessibleName('Creatives 14')
    await expect.element(links).toHaveAttribute('href', '#creatives')
    await expect.element(links).toHaveClass('extra')
  })

  it('shows why there is no figure, and no stale one', async () => {
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

  it.each([
    [1000, 5, 1],
    [600, 5, 2],
    [360, 5, 3],
    [600, 3, 1],
    [360, 2, 1],
  ])('at %d px lays %d tiles in %d rows, the last one full', async (width, count, rows) => {
    await mount(
      <div style={{ width }}>
        <KpiStrip label="Key figures">
          {['A', 'B', 'C', 'D', 'E'].slice(0, count).map((label) => (
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
