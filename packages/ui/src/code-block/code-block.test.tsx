import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { CodeBlock } from './code-block.js'

describePart('CodeBlock', (probe) => <CodeBlock code="<ins></ins>" label="Tag" hint="HTML" {...probe} />)

afterEach(() => vi.restoreAllMocks())

const lines = ['<ins class="ad">', '', '  <a href="#">Shop</a>', '</ins>', ''].join('\n')
const long = `<script>${'x'.repeat(20_000)}</script>`
const region = () => page.getByRole('region', { name: 'Tag' })
const narrow = (children: ReactNode) => <div style={{ width: 320 }}>{children}</div>

describe('CodeBlock', () => {
  it('is a Tab stop only while it scrolls', async () => {
    const { rerender } = await mount(<CodeBlock code="<ins></ins>" label="Tag" />)
    expect(region().elements()).toHaveLength(0)
    await rerender(narrow(<CodeBlock code={long} label="Tag" />))
    await expect.element(region()).toHaveAttribute('tabindex', '0')
  })

  it('does not widen the page with a line of 20 kB, scrolling or wrapped', async () => {
    const onWrapChange = vi.fn()
    await mount(narrow(<CodeBlock code={long} label="Tag" onWrapChange={onWrapChange} />))
    const box = () => region().element()
    expect(box().scrollWidth).toBeGreaterThan(box().clientWidth)
    expect(box().clientWidth).toBeLessThanOrEqual(320)
    const toggle = page.getByRole('button', { name: 'Wrap lines' })
    await userEvent.click(toggle)
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
    expect(onWrapChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(box().scrollWidth).toBe(box().clientWidth)
    expect(box().clientHeight).toBeLessThanOrEqual(16 * 20 + 24)
  })

  it.each([false, true])('copies the original code with or without line numbers (%s)', async (lineNumbers) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await mount(<CodeBlock code={lines} label="Tag" lineNumbers={lineNumbers} />)
    await userEvent.click(page.getByRole('button', { name: 'Copy' }))
    expect(write).toHaveBeenCalledExactlyOnceWith(lines)
  })

  it('excludes line numbers from selections', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await mount(<CodeBlock code={lines} label="Tag" lineNumbers />)
    await userEvent.click(page.getByRole('button', { name: 'Copy' }))
    await expect.element(page.getByRole('status')).toMatchTextContent(/Ctrl\+C/)
    // A trailing line break is not rendered, so it is not selected.
    expect(window.getSelection()?.toString()).toBe(lines.trimEnd())
  })

  it('has lines that take the focus, and come into view', async () => {
    const code = Array.from({ length: 99 }, (_, index) => `line ${index + 1}`).join('\n')
    await mount(<CodeBlock code={code} label="Tag" lineNumbers lineIDPrefix="tag" maxLines={4} />)
    const line = document.getElementById('tag-99')
    line?.focus()
    expect(document.activeElement).toBe(line)
    await expect.element(page.getByText('line 99')).toBeInViewport()
  })

  it('numbers every line once, empty and wrapped ones included', async () => {
    const { container } = await mount(
      narrow(<CodeBlock code={`a\n\n${'b'.repeat(200)}\nc`} label="Tag" lineNumbers wrap />),
    )
    const rows = [...container.querySelectorAll('code > span > span')].map((line) => line.getBoundingClientRect())
    expect(rows).toHaveLength(4)
    expect((rows[1]?.top ?? 0) - (rows[0]?.top ?? 0)).toBeCloseTo(20, 0)
    expect((rows[3]?.top ?? 0) - (rows[2]?.top ?? 0)).toBeGreaterThan(60)
  })

  it('supports controlled state', async () => {
    await mount(<CodeBlock code={lines} label="Tag" wrap />)
    const toggle = page.getByRole('button', { name: 'Wrap lines' })
    await userEvent.click(toggle)
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  })
})
