import { mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { demoBannerAddress, demoCreatives } from '../../testing/creative.fixture.js'
import { CardBanner } from './card-banner.js'

const good = demoBannerAddress(demoCreatives[0]!)
const endless = `data:text/html,<script>
parent.postMessage({ adFrame: 'alive' }, '*')
parent.postMessage({ adFrame: 'ready' }, '*')
</script>`

it('only the banner whose script never ends is stopped; its neighbors load again', async () => {
  const banners = { 'Good 1': good, Loop: endless, 'Good 2': good }
  await mount(
    <div className="grid gap-4">
      {Object.entries(banners).map(([name, src]) => (
        <div key={name} data-testid={name} className="grid h-44 w-72">
          <CardBanner title={name} src={src} width={300} height={250} />
        </div>
      ))}
    </div>,
  )
  const frame = (name: string) => page.getByRole('group', { name })
  await expect.element(frame('Good 1')).toHaveAttribute('data-state', 'ready')
  await expect.element(frame('Good 2')).toHaveAttribute('data-state', 'ready')
  // All are unloaded, then loaded one after the other.
  await expect.poll(() => document.querySelectorAll('iframe').length, { timeout: 8000 }).toBe(1)
  await expect.element(frame('Good 1')).toBeVisible()
  await expect
    .element(page.getByTestId('Loop'), { timeout: 15_000 })
    .toHaveTextContent('Stopped: its script doesn’t respond')
  for (const name of ['Good 1', 'Good 2']) await expect.element(frame(name)).toHaveAttribute('data-state', 'ready')
  expect(document.querySelectorAll('iframe')).toHaveLength(2)
})
