import { Copy } from 'lucide-react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { IconButton } from './icon-button.js'

describePart('IconButton', (probe) => (
  <IconButton label="Copy tag" {...probe}>
    <Copy aria-hidden />
  </IconButton>
))

it('exposes aria-pressed and keeps its name', async () => {
  const { rerender } = await mount(
    <IconButton label="Pin" aria-pressed={false}>
      <Copy aria-hidden />
    </IconButton>,
  )
  const before = getComputedStyle(page.getByRole('button', { name: 'Pin' }).element()).backgroundColor
  await rerender(
    <IconButton label="Pin" aria-pressed>
      <Copy aria-hidden />
    </IconButton>,
  )
  const button = page.getByRole('button', { name: 'Pin', pressed: true })
  expect(getComputedStyle(button.element()).backgroundColor).not.toBe(before)
})

it.each(['sm', 'md', 'lg'] as const)('is a square of at least 24 px at size %s', async (size) => {
  await mount(
    <IconButton label="Pin" size={size}>
      <Copy aria-hidden />
    </IconButton>,
  )
  const { width, height } = page.getByRole('button', { name: 'Pin' }).element().getBoundingClientRect()
  expect(width).toBe(height)
  expect(width).toBeGreaterThanOrEqual(24)
})
