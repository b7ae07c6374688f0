import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { floodingAd, hostileAd, pausableAd, sampleAd, tallAd } from './ad-frame.fixture.js'
import { AdFrame, type AdFrameHandle, type AdFrameProps } from './ad-frame.js'

describePart('AdFrame', (probe) => (
  <AdFrame title="Autumn launch" html={sampleAd('Autumn')} width={300} height={250} {...probe} />
))

const iframe = () => document.querySelector('iframe')
const group = () => page.getByRole('group', { name: 'Autumn launch' })
const ready = () => expect.element(group()).toHaveAttribute('data-state', 'ready')

afterEach(() => page.viewport(1280, 1000))

describe('a hostile document', () => {
  it('cannot access the surrounding page', async () => {
    localStorage.setItem('secret', 'of the page')
    const address = window.location.href
    const topAddress = window.top?.location.href
    const dialogs = vi.spyOn(window, 'alert')
    const onMessage = vi.fn<(data: unknown) => void>()
    await mount(<AdFrame title="Autumn launch" html={hostileAd} width={300} height={250} onMessage={onMessage} />)
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalled(), 5000)
    const [[said]] = onMessage.mock.calls as [[{ got: Record<string, string> }]]
    const { got } = said
    for (const name of [
      'parent document',
      'top document',
      'parent location',
      'cookie',
      'local storage',
      'session storage',
      'indexed database',
      'parent location set',
      'own sandbox',
    ])
      expect.soft(got[name], name).toBe('threw SecurityError')
    expect.soft(got['frame element']).toMatch(/^threw/)
    expect.soft(got['top location']).toMatch(/^threw/)
    expect.soft(got['open in top'] ?? 'null').toMatch(/^(null|threw)/)
    expect.soft(got['open in parent'] ?? 'null').toMatch(/^(null|threw)/)
    expect(got.origin).toBe('null')
    expect(got.referrer).toBe('referrer:')
    expect(dialogs).not.toHaveBeenCalled()
    // Waits for a navigation that was not blocked.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(window.location.href).toBe(address)
    expect(window.top?.location.href).toBe(topAddress)
    expect(localStorage.getItem('secret')).toBe('of the page')
    localStorage.removeItem('secret')
  })

  it('has the sandbox before it has a URL, and never its own origin', async () => {
    await mount(<AdFrame title="Autumn launch" src="/" width={300} height={250} />)
    const tokens = [...(iframe()?.sandbox ?? [])].sort()
    expect(tokens).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox', 'allow-scripts'])
    expect(iframe()?.referrerPolicy).toBe('no-referrer')
    expect(iframe()).toHaveAttribute('credentialless')
    await ready()
    // Even a page of the same host is cross-origin in the sandbox.
    expect(iframe()?.contentDocument).toBeNull()
  })

  it('gets cookies only on request, and no further permissions', async () => {
    await mount(<AdFrame title="Autumn launch" src="/" signedIn controls={false} width={300} height={250} />)
    expect(iframe()).not.toHaveAttribute('credentialless')
    expect([...(iframe()?.sandbox ?? [])]).not.toContain('allow-same-origin')
    expect(document.querySelectorAll('[data-slot="ad-frame"] button')).toHaveLength(0)
    await ready()
    expect(iframe()?.contentDocument).toBeNull()
  })

  it('cannot flood the page with messages', async () => {
    const onMessage = vi.fn()
    await mount(<AdFrame title="Autumn launch" html={floodingAd} width={300} height={250} onMessage={onMessage} />)
    await ready()
    await vi.waitFor(() => expect(onMessage.mock.calls.length).toBeGreaterThanOrEqual(100))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(onMessage.mock.calls.length).toBeLessThanOrEqual(200)
  })

  it('can neither impersonate another frame nor be impersonated', async () => {
    const first = vi.fn()
    const second = vi.fn()
    const speaking = (word: string) => sampleAd(word, `<script>parent.postMessage('${word}', '*')</script>`)
    await mount(
      <>
        <AdFrame title="First" html={speaking('first')} width={300} height={250} onMessage={first} />
        <AdFrame title="Second" html={speaking('second')} width={300} height={250} onMessage={second} />
      </>,
    )
    window.postMessage('page', '*')
    await vi.waitFor(() => expect(second).toHaveBeenCalledWith('second'))
    await vi.waitFor(() => expect(first).toHaveBeenCalledWith('first'))
    expect(first).toHaveBeenCalledOnce()
    expect(second).toHaveBeenCalledOnce()
  })
})

describe('sound', () => {
  it('is blocked under reduced motion and by default', async () => {
    const { rerender } = await mount(<AdFrame title="Autumn launch" html={pausableAd} width={300} height={250} />)
    expect(iframe()?.allow).toBe('')
    await rerender(<AdFrame title="Autumn launch" html={pausableAd} width={300} height={250} autoplay />)
    expect(iframe()?.allow).toBe('')
  })
})

describe('a document and its frame', () => {
  it('exchange messages without a reload', async () => {
    const onMessage = vi.fn()
    const handle: { current: AdFrameHandle | null } = { current: null }
    await mount(
      <AdFrame
        title="Autumn launch"
        html={pausableAd}
        width={300}
        height={250}
        onMessage={onMessage}
        handle={handle}
      />,
    )
    await expect.element(page.getByRole('button', { name: 'Pause' })).toBeEnabled()
    const before = iframe()
    expect(handle.current?.post({ radius: 12 })).toBe(true)
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith({ radius: 12 }))
    expect(iframe()).toBe(before)
    handle.current?.replay()
    await vi.waitFor(() => expect(iframe()).not.toBe(before))
  })

  it('pauses by message if supported, else unloads the document', async () => {
    const { rerender } = await mount(<AdFrame title="Autumn launch" html={pausableAd} width={300} height={250} />)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
    expect(iframe()).not.toBeNull()
    await rerender(<AdFrame title="Autumn launch" html={sampleAd('Deaf')} width={300} height={250} />)
    await page.getByRole('button', { name: 'Stop' }).click()
    expect(iframe()).toBeNull()
    await expect.element(page.getByRole('status')).toHaveTextContent('Stopped')
    await page.getByRole('button', { name: 'Play' }).click()
    await ready()
  })

  it('shows an error if the document does not report ready, and retries', async () => {
    const onStatusChange = vi.fn()
    await mount(
      <AdFrame
        title="Autumn launch"
        html={sampleAd('Mute')}
        width={300}
        height={250}
        timeout={300}
        waitForReady
        onStatusChange={onStatusChange}
      />,
    )
    await expect.element(page.getByRole('alert').getByText('Couldn’t load the preview')).toBeVisible()
    expect(iframe()).toBeNull()
    await page.getByRole('button', { name: 'Retry' }).click()
    // The frame fails again soon.
    const first = () => onStatusChange.mock.calls.map(([status]) => status).slice(0, 3)
    await expect.poll(first).toEqual(['loading', 'failed', 'loading'])
  })
})

describe('a document without a load result', () => {
  const frame = (html: string) => (
    <AdFrame title="Autumn launch" html={html} width={300} height={250} waitForReady readyTimeout={100} />
  )

  it('fails soon after the load event without a ready message', async () => {
    await mount(frame(sampleAd("The browser's own page")))
    await expect.element(page.getByRole('alert').getByText('Couldn’t load the preview')).toBeVisible()
  })

  it('stays after a ready message', async () => {
    await mount(frame(pausableAd))
    await ready()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await ready()
  })
})

describe('size', () => {
  it('fits its container, is never enlarged, and scrolls at a selected zoom', async () => {
    const { rerender } = await mount(
      <div style={{ width: 500 }}>
        <AdFrame title="Autumn launch" html={sampleAd('Wide')} width={970} height={250} />
      </div>,
    )
    await ready()
    // 500 minus 16 padding and 1 border on each side.
    const scale = 466 / 970
    await expect.element(page.getByText(`970 × 250 · ${Math.round(scale * 100)}%`)).toBeVisible()
    expect(iframe()?.getBoundingClientRect().width).toBeCloseTo(466, 0)
    expect(iframe()?.clientWidth).toBe(970)
    await page.getByRole('radio', { name: '100%' }).click()
    await expect.element(page.getByRole('region', { name: 'Autumn launch' })).toHaveAttribute('tabindex', '0')
    expect(iframe()?.getBoundingClientRect().width).toBe(970)
    await rerender(
      <div style={{ width: 900 }}>
        <AdFrame title="Autumn launch" html={sampleAd('Small')} width={320} height={50} zoom="fit" />
      </div>,
    )
    await expect.element(page.getByText('320 × 50 · 100%')).toBeVisible()
  })

  it('never scrolls content that fits, and keeps scrollbars stable otherwise', async () => {
    const well = () => getComputedStyle(document.querySelector('[data-slot="ad-frame-well"]')!)
    const inBox = (props: Partial<AdFrameProps>) => (
      <div style={{ width: 200.4, height: 90.6 }}>
        <AdFrame fill controls={false} title="Autumn launch" html={sampleAd('Autumn')} {...props} />
      </div>
    )
    const { rerender } = await mount(inBox({ width: 300, height: 250 }))
    await ready()
    expect(well().overflow).toBe('hidden')
    await rerender(inBox({ ratio: 1 }))
    expect(well()).toMatchObject({ overflow: 'auto', scrollbarGutter: 'stable' })
    await rerender(inBox({ width: 300, height: 250, zoom: 1 }))
    expect(well().overflow).toBe('auto')
  })

  it('follows the height that a fluid document requests, up to a maximum', async () => {
    const huge = sampleAd('Huge', `<script>parent.postMessage({ adFrame: 'height', height: 1e9 }, '*')</script>`)
    const { rerender } = await mount(<AdFrame title="Autumn launch" html={tallAd} />)
    await vi.waitFor(() => expect(iframe()?.clientHeight).toBe(320))
    await rerender(<AdFrame title="Autumn launch" html={huge} />)
    await vi.waitFor(() => expect(iframe()?.clientHeight).toBe(4000))
    await rerender(<AdFrame title="Autumn launch" html={sampleAd('Ratio')} ratio={4} />)
    await vi.waitFor(() => expect(iframe()?.clientHeight).toBe(Math.round((iframe()?.clientWidth ?? 0) / 4)))
  })
})

it('can be skipped by keyboard', async () => {
  await mount(
    <>
      <AdFrame title="Autumn launch" html={sampleAd('Autumn')} width={300} height={250} />
      <button type="button">After</button>
    </>,
  )
  await ready()
  const skip = page.getByRole('link', { name: 'Skip preview' }).element()
  for (let stops = 0; stops < 9 && document.activeElement !== skip; stops += 1) await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(skip)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})
