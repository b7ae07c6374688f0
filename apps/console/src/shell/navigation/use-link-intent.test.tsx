import { mount } from '@placard/ui/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useLinkIntent } from './use-link-intent.js'

const onIntent = vi.fn<(link: HTMLAnchorElement) => void>()

function Links({ dwellMs }: { dwellMs: number }) {
  useLinkIntent(onIntent, dwellMs)
  return (
    <div style={{ paddingTop: 100 }}>
      <a href="/campaigns/one">
        <span>One</span>
      </a>
      <a href="/campaigns/two">Two</a>
      <a href="https://elsewhere.test/campaigns/three">Three</a>
    </div>
  )
}

const element = (selector: string) => document.querySelector(selector) as HTMLElement
const pointAt = (selector: string, pointerType = 'mouse') =>
  element(selector).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
const asked = () => onIntent.mock.calls.map(([link]) => link.pathname)

beforeEach(async () => {
  // Away from the links, because an earlier test leaves the pointer anywhere, and they can appear under it.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  onIntent.mockClear()
})

it('calls at once on hover, also of elements inside a link, and on focus', async () => {
  await mount(<Links dwellMs={0} />)
  pointAt('span')
  element('a[href="/campaigns/two"]').focus()
  expect(asked()).toEqual(['/campaigns/one', '/campaigns/two'])
})

it('ignores links that are only passed, external links and touch', async () => {
  await mount(<Links dwellMs={80} />)
  pointAt('span')
  vi.advanceTimersByTime(79)
  pointAt('a[href="/campaigns/two"]')
  vi.advanceTimersByTime(79)
  expect(asked()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked()).toEqual(['/campaigns/two'])
  pointAt('a[href^="https"]')
  pointAt('span', 'touch')
  vi.advanceTimersByTime(1000)
  expect(asked()).toEqual(['/campaigns/two'])
})
