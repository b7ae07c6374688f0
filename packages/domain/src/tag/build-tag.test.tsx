import { expect, it } from 'vitest'
import { PLATFORM_NAMES } from '../platform/platform.js'
import { PLATFORMS } from '../platform/platforms.js'
import { publishedBanner } from '../testing/published-banner.js'
import { buildTag } from './build-tag.js'

const RUNS = 10_000
const SEED = 20_251_001
const HOSTILE = [
  ...['"', "'", '<', '>', '&', '&amp;', '&lt', '&#0;', '&#x3c;', '--></ins>', '<!--', '=cmd|x', '{{x}}', '%c'],
  ...['</script><script>ran()</script>', '"><img src=x onerror=ran()>', '" onclick="ran()', '</textarea></style>'],
  ...['\r\n', '\r', '\t', '\f', '\u0000', '\u001b', '\u0085', '\u00a0', '\u2028', '\u202e', '\ud800', '\udc00', '🚲'],
]
const parser = new DOMParser()

/** Returns deterministic pseudorandom integers below a limit. */
function numbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

it(`${RUNS} tags are parsed as one ins and one script with the given values`, () => {
  const below = numbers(SEED)
  const any = <Item,>(items: readonly Item[]) => items[below(items.length)]!
  const piece = () => (below(3) === 0 ? String.fromCharCode(below(0xffff)) : any(HOSTILE))
  for (let run = 0; run < RUNS; run++) {
    const name = Array.from({ length: below(9) }, piece).join('')
    const platform = any(PLATFORM_NAMES)
    const [width, height, fluid] = [1 + below(8192), 1 + below(8192), below(2) === 1]
    const creative = publishedBanner({ name, width, height, fluid })
    const tag = buildTag({ creative, liveID: 'live1', platform, servingHost: 'https://ads.test' }).text
    const { body, head } = parser.parseFromString(`<body>${tag}</body>`, 'text/html')
    const ins = body.querySelector('ins')
    const read = {
      elements: [...head.querySelectorAll('*'), ...body.querySelectorAll('*')].map(({ tagName }) => tagName),
      text: body.textContent?.trim(),
      name: ins?.getAttribute('data-name'),
      sides: [ins?.getAttribute('data-width'), ins?.getAttribute('data-height')],
      click: ins?.getAttribute('data-click'),
      cachebuster: ins?.getAttribute('data-cb'),
    }
    expect(read, JSON.stringify(name)).toEqual({
      elements: ['INS', 'SCRIPT'],
      text: '',
      // HTML cannot contain NUL or lone surrogates; the tag has the replacement character instead.
      name: name.toWellFormed().replaceAll('\0', '\uFFFD'),
      sides: [`${width}`, `${height}`],
      click: PLATFORMS[platform].click.raw?.text ?? null,
      cachebuster: PLATFORMS[platform].cachebuster?.text ?? null,
    })
  }
})
