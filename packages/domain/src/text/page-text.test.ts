import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml, functionText, scriptJson } from './page-text.js'

const hostile = fc.oneof(
  fc.constantFrom('</script>', '<!--', '<script', '\u2028', '\u2029', '"', '\\', ']]>'),
  fc.string({ unit: 'binary' }),
)
const text = fc.array(hostile).map((parts) => parts.join(''))

it('round-trips JSON in a script without ending the script or a line', () => {
  fc.assert(
    fc.property(text, fc.jsonValue(), (given, value) => {
      const written = scriptJson({ given, value })
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify({ given, value })))
      expect(written).not.toMatch(/[<\u2028\u2029]/)
    }),
    { numRuns: 2000 },
  )
})

it('escapes text in HTML', () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(escapeHtml(given)).not.toMatch(/[<>"'\n\r]|&(?!(amp|lt|gt|quot|#\d+);)/)
    }),
    { numRuns: 2000 },
  )
})

it('runs a delivered function, and ends no script', () => {
  const says = () => '</script><!--<script>'
  const written = functionText(says)
  expect(written).not.toMatch(/<(\/script|!--|script)/)
  expect(new Function(`return ${written}()`)()).toBe(says())
})
