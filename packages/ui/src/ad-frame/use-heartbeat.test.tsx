import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.js'
import { sampleAd, stubbornAd, unresponsiveAd } from './ad-frame.fixture.js'
import { AdFrame } from './ad-frame.js'

const iframe = () => document.querySelector('iframe')
const group = () => page.getByRole('group', { name: 'Autumn launch' })
const ready = () => expect.element(group()).toHaveAttribute('data-state', 'ready')

describe('a document that stops responding', () => {
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

  it('is not one that answers or cannot be expected to', async () => {
    const alive = "parent.postMessage({ adFrame: 'alive' }, '*')"
    const moves = "location = 'data:text/html,elsewhere'"
    const scripts = {
      'Answers, also if it floods the page': `${alive}
setInterval(function () { for (var index = 0; index < 200; index += 1) parent.postMessage('noise', '*') }, 500)`,
      'Never said that it answers': '',
      'Navigates to a page that does not': `${alive}
addEventListener('load', function () { setTimeout(function () { ${moves} }) })`,
      'Navigates after a report that arrived late': `addEventListener('load', function () {
  setTimeout(function () { ${alive} }, 200)
  setTimeout(function () { ${moves} }, 400)
})`,
    }
    await mount(
      Object.entries(scripts).map(([title, script]) => (
        <AdFrame
          key={title}
          title={title}
          html={sampleAd(title, `<script>${script}</script>`)}
          width={300}
          height={250}
        />
      )),
    )
    const allReady = async () => {
      for (const title of Object.keys(scripts))
        await expect.element(page.getByRole('group', { name: title })).toHaveAttribute('data-state', 'ready')
    }
    await allReady()
    await new Promise((resolve) => setTimeout(resolve, 5500))
    await allReady()
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
