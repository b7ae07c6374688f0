import fc from 'fast-check'
import { webUrlSchema } from '../web-address/web-address.js'

const part = fc
  .array(
    fc.oneof(
      fc.constantFrom('&', '=', '#', '?', '/', '%20', '%2520', '%26', '%', '%%', '+', ';', 'ü', '🚲', 'https://x.test'),
      fc.constantFrom('utm_source=a', '&amp;', '%E4', '[ID]', ':', '@', '..', 'click_test=1', 'to='),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

/** Valid landing pages with characters that encoding changes. */
export const landingUrl = fc
  .tuple(fc.constantFrom('https://shop.test/', 'http://shop.test:81/a?', 'https://shop.test'), part)
  .map(([start, end]) => (start.endsWith('t') ? `${start}/${end}` : start + end))
  .filter((url) => webUrlSchema.safeParse(url).success && url === url.trim() && URL.canParse(url))
