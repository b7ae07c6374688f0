import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.js'
import { sampleAd, stubbornAd, unresponsiveAd } from './ad-frame.fixture.js'
import { AdFrame } from './ad-frame.js'

const iframe = () => document.querySelector('iframe')
const group = () => page.getByRole('group', { name: 'Autumn launch' })
const ready = () => expect.element(group()).toHaveAttribute('data-state', 'ready')

describe('F34: a document that stops responding', () => {
  const frame = (html: string) => <AdFrame title="Autumn launch" html={html} width={300} height={250} />
  const unresponsive = () => expect.element(group(), { timeout: 8000 }).toHaveAttribute('data-state', 'unresponsive')

  it('is unloaded with the reason, and runs again on request', async () => {
    await mount(frame(unresponsiveAd))
    await ready()
    await unresponsive()
    expect(iframe()).toBeNull()
    await expect.element(page.getByRole('alert').getByText(/^Its script doesn’t respond/)).toBeVisible()
    await page.getByRole('button', { name: 'Run again' }).click()
    await ready()
  })

  it('is unloaded a second after it did not react to the pause button', async () => {
    await mount(frame(stubbornAd))
    const pressedAt = performance.now()
    await page.getByRole('button', { name: 'Pause' }).click()
    await unresponsive()
    expect(performance.now() - pressedAt).toBeLessThan(3000)
  })

  it.each([
    [
      'answers, also if it floods the page',
      sampleAd(
        'Loud',
        `<script>
parent.postMessage({ adFrame: 'alive' }, '*')
setInterval(function () { for (var index = 0; index < 200; index += 1) parent.postMessage('noise', '*') }, 500)
</script>`,
      ),
    ],
    ['never said that it answers', sampleAd('Deaf')],
    [
      'navigates to a page that does not',
      sampleAd(
        'Moving',
        `<script>
parent.postMessage({ adFrame: 'alive' }, '*')
addEventListener('load', function () { setTimeout(function () { location = 'data:text/html,elsewhere' }) })
</script>`,
      ),
    ],
  ])('is not one that %s', async (_, html) => {
    await mount(frame(html))
    await ready()
    await new Promise((resolve) => setTimeout(resolve, 5000))
    await ready()
  })

  it('is not one in a hidden page, whose frames browsers slow down', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await mount(frame(unresponsiveAd))
    await ready()
    await new Promise((resolve) => setTimeout(resolve, 5000))
    await ready()
    visibility.mockRestore()
    await unresponsive()
  })
})
