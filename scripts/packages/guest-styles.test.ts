import { describe, expect, it } from 'vitest'
import { guestStyles } from './guest-styles.mjs'

const SHEET = `@layer utilities {
  .p-4 { padding: 16px; --tw-space: 0 }
  .md\\:p-0 { @media (width >= 1px) { padding: 0 } }
  @keyframes spin { to { rotate: 1turn } }
}`

const SIZES = `@layer theme { :root { --spacing: .25rem } }
@property --gap { syntax: "<length>"; inherits: true; initial-value: 1.5rem }
@layer utilities {
  .-m-2 { margin: -0.5rem auto min(10rem, calc(100% - 2rem)) }
  .md\\:w-4 { @media (width >= 48rem) { width: 1px } }
  .wide\\:w-4 { @container (width >= 32rem) { width: 1px } }
}`

describe('guestStyles', () => {
  it('gives sizes that do not follow the root element of the page, whose font size may be anything', () => {
    const css = guestStyles(SIZES)
    expect(css).toContain('--spacing: calc(var(--placard-rem,16px)*.25)')
    expect(css).toContain('initial-value: 24px')
    expect(css).toContain(
      'calc(var(--placard-rem,16px)*-0.5) auto min(calc(var(--placard-rem,16px)*10), calc(100% - calc(var(--placard-rem,16px)*2)))',
    )
    expect(css).toContain('@container (width >= 512px)')
  })

  it('leaves media queries, where the root element has no influence', () => {
    expect(guestStyles(SIZES)).toContain('@media (width >= 48rem)')
  })

  it('removes the element rules of the page, before its own rules for elements', () => {
    const css = guestStyles('@layer base { svg { display: block } body { margin: 0 } }')
    const order = [
      '{all:revert-layer}',
      '{all:revert}',
      ':not([data-slot] *)),a a a a){text-align',
      'svg:is(',
      'margin: 0',
    ]
    const places = order.map((text) => css.indexOf(text))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(-1)
  })

  it('limits classes to our components', () => {
    expect(guestStyles(SHEET)).toContain('.p-4:where([data-slot],[data-slot] *) { padding: 16px; --tw-space: 0 }')
  })

  it('makes classes important on request, but neither custom properties nor keyframes', () => {
    const css = guestStyles(SHEET, { important: true })
    expect(css).toContain('{ padding: 16px !important; --tw-space: 0 }')
    expect(css).toContain('{ padding: 0 !important }')
    expect(css).toContain('to { rotate: 1turn }')
  })
})
