import { expect, it } from 'vitest'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { FileName } from './file-name.js'

describePart('FileName', (probe) => <FileName name="main.mp4" {...probe} />)

const LONG = 'autumn-launch-scandinavia-300x250-final-v12.mp4'

async function inBox(name: string, width: number) {
  const { container } = await mount(
    <div style={{ width }}>
      <FileName name={name} />
    </div>,
  )
  const root = container.querySelector<HTMLElement>('[data-slot="file-name"]')!
  const [head, tail] = [...root.querySelectorAll<HTMLElement>('[aria-hidden]')]
  return { root, head: head!, tail }
}

it('is read as one name at any width', async () => {
  const { container } = await mount(
    <button type="button" style={{ width: 120 }}>
      <FileName name={LONG} />
    </button>,
  )
  expect(container.querySelector('button')).toHaveAccessibleName(LONG)
  expect(container.querySelector('[data-slot="file-name"]')).toHaveAttribute('title', LONG)
})

it('truncates the head and keeps version and extension', async () => {
  const { root, head, tail } = await inBox(LONG, 160)
  expect(head.scrollWidth).toBeGreaterThan(head.clientWidth)
  expect(tail?.textContent).toBe('-v12.mp4')
  expect(tail!.getBoundingClientRect().right).toBeLessThanOrEqual(root.parentElement!.getBoundingClientRect().right + 1)
})

it('does not truncate a name that fits', async () => {
  const { head } = await inBox(LONG, 800)
  expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth)
})

it('does not split an emoji', async () => {
  const { root } = await inBox('🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬.mp4', 100)
  expect([...root.querySelectorAll('[aria-hidden]')].map((part) => part.textContent).join('|')).not.toMatch(
    /[\ud800-\udbff]\|/,
  )
})

it('keeps its direction in a page of the other direction', async () => {
  const { container } = await mount(
    <div dir="rtl">
      <FileName name={LONG} />
    </div>,
  )
  const [head, tail] = [...container.querySelectorAll('[aria-hidden]')]
  expect(head!.getBoundingClientRect().left).toBeLessThan(tail!.getBoundingClientRect().left)
})

it('keeps a space at the split', async () => {
  const { head } = await inBox('creative for the autumn 1234.jpg', 800)
  const without = await inBox('creative for the autumn1234.jpg', 800)
  expect(head.textContent).toBe('creative for the autumn ')
  expect(head.getBoundingClientRect().width).toBeGreaterThan(without.head.getBoundingClientRect().width + 2)
})
