import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
})
