import { afterEach, expect, it } from 'vitest'
import { decodeText, followClick, hopUrl, platformClickUrl } from '../tag/click-trail.js'
import { functionText, scriptJson } from '../text/page-text.js'
import { keepClicksLocal } from './keep-clicks-local.js'

const HOST = 'https://ads.test'
const TEST = 'Ab3-_xYz'
const HOP = hopUrl(HOST, TEST)

afterEach(() => document.body.replaceChildren())

/** Shows a page whose clicks stay local, and records the URLs that it opens instead of opening them. */
function showPage(html: string) {
  const frame = document.createElement('iframe')
  frame.title = 'Page'
  document.body.append(frame)
  const page = frame.contentDocument!
  page.open()
  page.write(
    `<!doctype html><script>opened=[];open=(url)=>{opened.push(url)};${functionText(keepClicksLocal)}(${[HOST, HOP].map(scriptJson).join(',')})();addEventListener('click',(event)=>{const link=event.target.closest('a');if(link)opened.push(link.getAttribute('href'));event.preventDefault()})</script>${html}`,
  )
  page.close()
  const { opened } = page.defaultView as unknown as { opened: string[] }
  return { page, opened, click: () => page.querySelector<HTMLElement>('a, button')?.click() }
}

const URLS = [
  'https://shop.test/a/../b?x=1&y=%20z?#top',
  'https://shop.test/ü?',
  'http://shop.test:81/?q=https://other.test/',
  `${HOST}.evil.test/serve/click/x`,
]

it.each(URLS)('leads %s to its stand-in, which reports the URL that browsers request', (url) => {
  for (const html of [`<a href="${url}"><b>Shop</b></a>`, `<button onclick="window.open('${url}')">Shop</button>`]) {
    const { opened, click } = showPage(html)
    click()
    expect(opened).toHaveLength(1)
    expect(opened[0]?.startsWith(HOP)).toBe(true)
    const next = followClick(HOST, opened[0]!.slice(HOST.length))
    const [first] = next && 'end' in next ? next.end.hops : [decodeText(/([\w-]+)\?/.exec(opened[0]!)?.[1] ?? '')]
    expect(new URL(url).href).toContain(first)
  }
})

it('leaves links to our own host, to the page itself and to other schemes', async () => {
  for (const url of [platformClickUrl(HOST, TEST), `${HOST}/serve/click/s1`, '#top', 'mailto:a@shop.test', 'http://']) {
    const { opened, click } = showPage(`<a href="${url.replaceAll('&', '&amp;')}">Shop</a>`)
    click()
    expect(opened).toEqual([url])
  }
})

it('changes a link even if the ad stops the event, and restores it afterwards', async () => {
  const { page, click } = showPage(`<a href="${URLS[0]}">Shop</a>`)
  const link = page.querySelector('a')!
  let during = ''
  link.addEventListener('click', (event) => {
    event.stopImmediatePropagation()
    event.preventDefault()
    during = link.getAttribute('href') ?? ''
  })
  click()
  expect(during.startsWith(HOP)).toBe(true)
  await expect.poll(() => link.getAttribute('href')).toBe(URLS[0])
})
