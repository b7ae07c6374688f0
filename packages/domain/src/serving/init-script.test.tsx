// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import { afterEach, describe, expect, it } from 'vitest'
import { renderFrame } from '../testing/framed-banner.js'
import { initScript } from './init-script.js'

const HOST = 'https://ads.test'
const SCRIPT = `<script>${initScript(HOST)}</script>`
const ins = (attributes = '') =>
  `<ins class="placard" data-live-id="live1" data-width="300" data-height="250" ${attributes}></ins>`

afterEach(() => document.body.replaceChildren())

async function createPage(body: string) {
  const { contentDocument: page, contentWindow } = await renderFrame(`<!doctype html><body>${body}</body>`, 800, 600)
  if (!page || !contentWindow) throw new Error('The frame is not ours to look into.')
  const view = contentWindow as Window & typeof globalThis & { placard?: { host: string; scan: () => void } }
  const frames = () => [...page.querySelectorAll('iframe')]
  return { page, view, frames, addresses: () => frames().map(({ src }) => src) }
}

describe('script of ins tags', () => {
  it('replaces each tag by a sandboxed frame of its size', async () => {
    const { frames, page } = await createPage(`${ins()}${ins('data-fluid="true"')}${SCRIPT}`)
    const [fixed, fluid] = frames()
    expect(fixed?.src).toBe(`${HOST}/serve/banner/live1`)
    expect(fixed?.getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-scripts',
    ])
    expect(fixed?.title).toBe('Advertisement')
    expect([fixed?.clientWidth, fixed?.clientHeight]).toEqual([300, 250])
    const { clientWidth: width } = page.body
    expect([fluid?.clientWidth, fluid?.clientHeight]).toEqual([width, Math.round((width * 250) / 300)])
  })

  it('fills the container of a fluid tag at any height', async () => {
    const { frames } = await createPage(
      `<div style="width:640px;height:80px">${ins('data-fluid="true"')}</div>${SCRIPT}`,
    )
    expect([frames()[0]?.clientWidth, frames()[0]?.clientHeight]).toEqual([640, 80])
  })

  it('shows each tag once, however often it runs, later tags included', async () => {
    const { frames, page, view } = await createPage(`${SCRIPT}${ins()}${SCRIPT}${SCRIPT}`)
    expect(frames()).toHaveLength(1)
    page.body.insertAdjacentHTML('beforeend', `<section>${ins()}${ins()}</section>`)
    await expect.poll(() => frames().length).toBe(3)
    view.placard?.scan()
    expect(frames()).toHaveLength(3)
  })

  it('adds one global name to the page', async () => {
    const { view } = await createPage('')
    const before = new Set(Object.getOwnPropertyNames(view))
    view.document.body.append(Object.assign(view.document.createElement('script'), { text: initScript(HOST) }))
    expect(Object.getOwnPropertyNames(view).filter((name) => !before.has(name))).toEqual(['placard'])
  })

  it('passes on replaced macros, and omits unreplaced ones', async () => {
    const filled = `data-click="https://dsp.test/c?a=1&amp;url=" data-cb="77" data-gdpr="1" data-gdpr-consent="CON" data-app-bundle-id="test.app" data-name="Spring" data-evil="x"`
    const left = 'data-click="%%CLICK_URL_UNESC%%" data-cb="[RANDOM_NUMBER]" data-gdpr="${GDPR}" data-preview="1"'
    const { addresses } = await createPage(`${ins(filled)}${ins(left)}${SCRIPT}`)
    const [first = '', second = ''] = addresses()
    expect([...new URL(first).searchParams]).toEqual([
      ['click', 'https://dsp.test/c?a=1&url='],
      ['cb', '77'],
      ['gdpr', '1'],
      ['gdpr_consent', 'CON'],
      ['app_bundle_id', 'test.app'],
    ])
    expect(second).toBe(`${HOST}/serve/banner/live1?preview=1`)
  })

  it('passes on an encoded click macro only without a plain one', async () => {
    const encoded = 'https%3A%2F%2Fdsp.test%2Fc%3Fa%3D1%26url%3D'
    const { addresses } = await createPage(
      `${ins(`data-click="[c]" data-click-escaped="${encoded}"`)}${ins(`data-click="https://plain.test/" data-click-escaped="${encoded}"`)}${ins('data-click-escaped="https%3A%2F%2Fa.test&preview=1"')}${SCRIPT}`,
    )
    expect(addresses().map((address) => [...new URL(address).searchParams])).toEqual([
      [['click', 'https://dsp.test/c?a=1&url=']],
      [['click', 'https://plain.test/']],
      [],
    ])
  })

  it.each([
    ['deal-7', 'deal=deal-7&fallback=live2'],
    ['', 'fallback=live2'],
    ['0', 'deal=0&fallback=live2'],
    ['${DEAL_ID}', 'fallback=live2'],
    ['%%TTD_DEALID%%', 'fallback=live2'],
  ])('leaves the fallback to the server, which knows it, for the deal "%s"', async (deal, query) => {
    const { addresses } = await createPage(`${ins(`data-deal="${deal}" data-fallback="live2"`)}${SCRIPT}`)
    expect(addresses()).toEqual([`${HOST}/serve/banner/live1?${query}`])
  })

  it('ignores tags without a live id and similar elements', async () => {
    const bad = ['', '../admin', 'a'.repeat(25), 'x?y=1', '"><img>'].map((id) => {
      const tag = document.createElement('ins')
      tag.className = 'placard'
      tag.setAttribute('data-live-id', id)
      return tag.outerHTML
    })
    const { frames } = await createPage(
      `${bad.join('')}<ins class="adsbygoogle" data-live-id="a"></ins>${ins()}${SCRIPT}`,
    )
    expect(frames()).toHaveLength(1)
  })

  it('survives pages that style, name and break things', async () => {
    const hostile = `<style>*{display:none!important}ins,iframe{width:9px!important;opacity:0;position:fixed;border:9px solid}</style>
      <form id="placard"><input name="host"></form><a id="host"></a>
      <script>Array.prototype.toJSON=()=>'x';Object.prototype.extra='y';window.name='z';JSON.parse=()=>{throw 1};
      Array.from=()=>[];Object.defineProperty(window,'placard',{value:1,configurable:false})</script>`
    const { frames, page } = await createPage(`${hostile}<div style="display:block!important">${ins()}</div>`)
    page.body.style.setProperty('display', 'block', 'important')
    page.documentElement.style.setProperty('display', 'block', 'important')
    page.body.append(Object.assign(page.createElement('script'), { text: initScript(HOST) }))
    expect(frames().map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([[300, 250]])
    expect(frames()[0]?.checkVisibility({ opacityProperty: true })).toBe(true)
  })
})
