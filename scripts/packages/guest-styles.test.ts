import { describe, expect, it } from 'vitest'
import { guestStyles } from './guest-styles.mjs'

const SHEET = `@layer utilities {
  .p-4 { padding: 1rem; --tw-space: 0 }
  .md\\:p-0 { @media (width >= 1px) { padding: 0 } }
  @keyframes spin { to { rotate: 1turn } }
}`

describe('guestStyles', () => {
  it('limits classes to our components', () => {
    expect(guestStyles(SHEET)).toContain('.p-4:where([data-slot],[data-slot] *) { padding: 1rem; --tw-space: 0 }')
  })

  it('makes classes important on request, but neither custom properties nor keyframes', () => {
    const css = guestStyles(SHEET, { important: true })
    expect(css).toContain('{ padding: 1rem !important; --tw-space: 0 }')
    expect(css).toContain('{ padding: 0 !important }')
    expect(css).toContain('to { rotate: 1turn }')
  })
})
