/** Form of a click in an HTML5 ad, self-made after what ad servers document and builders of ads export. */
export interface ClickShape {
  /** Description for the table in docs/compatibility.md. */
  form: string
  /** Ad server or builder that documents or exports it. */
  source: string
  /** Head and body of its page of 300x250. `own` is the ad's own address, `landing` the landing page of the creative. */
  head?: (own: string) => string
  body: (own: string, landing: string) => string
  /** Other files of its archive, by name; such a shape cannot be a creative's own HTML. */
  files?: (own: string) => Record<string, string>
  /** True if the ad opens an address of its own, which is a finding before publishing. */
  isOwn?: boolean
  /** True if the ad's frame itself goes to the click URL: Chromium may have requested it before it stops. */
  leavesFrame?: boolean
  /** Act of the viewer. @default 'mouse' */
  act?: 'mouse' | 'keyboard'
}

const image = '<img src="bg.png" width="300" height="250" alt="">'
const block = (attributes = '') => `<div id="x" ${attributes}></div>`
const script = (code: string, attributes = '') => `<script${attributes && ` ${attributes}`}>${code}</script>`
const onClick = (code: string, id = 'x') =>
  script(`document.getElementById('${id}').addEventListener('click',function(event){${code}})`)
const declared = (own: string) => script(`var clickTag = "${own}";`)
const declaredAs = (start: string) => (own: string) => script(`${start} = "${own}";`)
const map = (href: string) =>
  `<img src="bg.png" width="300" height="250" usemap="#m" alt=""><map name="m"><area shape="rect" coords="0,0,300,250" href="${href}" alt=""></map>`
const svg = (link: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="250"><a ${link}><rect width="300" height="250" fill="#258"/></a></svg>`
const parameter =
  'function getParameterByName(n){var m=RegExp("[?&]"+n+"=([^&]*)").exec(location.search);return m&&decodeURIComponent(m[1].replace(/\\+/g," "))}'
const GOOGLE = 'Google Ad Manager'
const STUDIO = 'Studio, Google Web Designer'

const LINKS: ClickShape[] = [
  ['`<a href="javascript:window.open(window.clickTag)">` around an image', 'window.open(window.clickTag)'],
  ['`<a href="javascript:void(window.open(clickTag))">`', 'void(window.open(clickTag))'],
  ['`javascript:` link to a function with encoded characters', 'function%20go(){window.open(clickTag)};go()'],
].map(([form = '', code = '']) => ({
  form,
  source: GOOGLE,
  head: declared,
  body: () => `<a href="javascript:${code}">${image}</a>`,
}))

const BASE: ClickShape[] = [
  ...LINKS,
  {
    form: '`javascript:` link, opened by the Enter key',
    source: GOOGLE,
    act: 'keyboard',
    head: declared,
    body: () => `<a href="javascript:window.open(window.clickTag)">${image}</a>`,
  },
  {
    form: '`javascript:` in an image map',
    source: GOOGLE,
    head: declared,
    body: () => map('javascript:window.open(clickTag)'),
  },
  {
    form: '`javascript:` in an SVG link (`href`)',
    source: GOOGLE,
    head: declared,
    body: () => svg('href="javascript:window.open(clickTag)"'),
  },
  {
    form: '`javascript:` in an SVG link (`xlink:href`)',
    source: GOOGLE,
    head: declared,
    body: () => svg('xlink:href="javascript:window.open(clickTag)"'),
  },
  {
    form: '`javascript:` link with a handler that cancels it',
    source: 'builders of ads',
    head: (own) => declared(own) + script('function go(){window.open(clickTag)}'),
    body: () => `<a href="javascript:go()" onclick="go();return false">${image}</a>`,
  },
  {
    form: '`javascript:` link with `target="_blank"`',
    source: 'builders of ads',
    head: declared,
    body: () => `<a target="_blank" href="javascript:window.open(clickTag)">${image}</a>`,
  },
  {
    form: '`javascript:void(0)` with a handler',
    source: 'Hype, Adobe Animate',
    head: declared,
    body: () => `<a href="javascript:void(0)" onclick="window.open(clickTag)">${image}</a>`,
  },
  {
    form: '`javascript:void(0)` with `target="_blank"` and a handler',
    source: 'builders of ads',
    head: declared,
    body: () => `<a target="_blank" href="javascript:void(0)" onclick="window.open(clickTag)">${image}</a>`,
  },
  {
    form: '`#` with a handler',
    source: 'builders of ads',
    head: declared,
    body: () => `<a href="#" onclick="window.open(window.clickTag)">${image}</a>`,
  },
  {
    form: '`#` with `target="_blank"` and a handler that returns false',
    source: 'GSAP templates',
    head: declared,
    body: () => `<a href="#" target="_blank" onclick="window.open(clickTag,'_blank');return false">${image}</a>`,
  },
  {
    form: '`#` with a listener that stops the event',
    source: 'GSAP templates',
    head: declared,
    body: () => `<a href="#" id="x">${image}</a>${onClick('event.stopPropagation();window.open(clickTag)')}`,
  },
  {
    form: 'empty `href` with a handler',
    source: 'builders of ads',
    head: declared,
    body: () => `<a href="" onclick="window.open(clickTag)">${image}</a>`,
  },
  {
    form: 'link whose address is set to clickTag by a script',
    source: 'Bannersnack, Creatopy',
    head: declared,
    body: () => `<a id="l" target="_blank">${image}</a>${script('document.getElementById("l").href=clickTag')}`,
  },
  {
    form: 'link with `target="_top"` that is set to clickTag on load',
    source: 'Bannerflow',
    head: declared,
    body: () =>
      `<a id="l" target="_top">${image}</a>${script('window.onload=function(){document.getElementById("l").setAttribute("href",window.clickTag)}')}`,
  },
  {
    form: 'SVG link that is set to clickTag by a script',
    source: 'builders of ads',
    head: declared,
    body: () => svg('id="l" href=""') + script('document.getElementById("l").setAttribute("href",clickTag)'),
  },
  {
    form: 'link to the own address with a handler that opens clickTag',
    source: 'builders of ads',
    head: declared,
    body: (own) => `<a href="${own}" target="_blank" onclick="window.open(clickTag)">${image}</a>`,
  },
  {
    form: 'link in a shadow tree',
    source: 'Bannerflow, web components',
    head: declared,
    body: () =>
      block() +
      script(
        'document.getElementById("x").attachShadow({mode:"open"}).innerHTML=\'<a href="javascript:window.open(clickTag)" style="display:block;height:250px"><b>Go</b></a>\'',
      ),
  },
  {
    form: 'link in a closed shadow tree',
    source: 'web components',
    head: declared,
    body: () =>
      block() +
      script(
        'var l=document.createElement("a");l.href=clickTag;l.style.cssText="display:block;height:250px";document.getElementById("x").attachShadow({mode:"closed"}).append(l)',
      ),
  },
  {
    form: 'link that a script creates and clicks',
    source: 'builders of ads',
    head: declared,
    body: () => block() + onClick('var a=document.createElement("a");a.href=clickTag;a.target="_blank";a.click()'),
  },
]

const DECLARATIONS: ClickShape[] = (
  [
    ['`var clickTag`', 'var clickTag', 'clickTag', GOOGLE],
    ['`window.clickTag =`', 'window.clickTag', 'window.clickTag', GOOGLE],
    ['`const clickTag`', 'const clickTag', 'clickTag', 'GSAP templates'],
    ['`let clickTag`', 'let clickTag', 'clickTag', 'GSAP templates'],
    ['`var clickTAG`', 'var clickTAG', 'clickTAG', 'Adform, Sizmek'],
    ['`var ClickTag`', 'var ClickTag', 'ClickTag', 'builders of ads'],
    ['`var clicktag`', 'var clicktag', 'clicktag', 'builders of ads'],
    ['`var clickTag1`', 'var clickTag1', 'clickTag1', 'Google Campaign Manager'],
    ['`var clickTag2`', 'var clickTag2', 'clickTag2', 'Google Campaign Manager'],
    ['`let clickTAG1`', 'let clickTAG1', 'clickTAG1', 'Sizmek'],
    ['`var click_tag`', 'var click_tag', 'click_tag', 'builders of ads'],
    ['`var clickTag = window.clickTag || …`', 'var clickTag = window.clickTag || ""; clickTag', 'clickTag', 'Celtra'],
    ['`var clickTagUrl = clickTag`', 'var clickTag = "", clickTagUrl', 'clickTagUrl', 'builders of ads'],
  ] as const
).map(([form, start, name, source]) => ({
  form: `${form} with \`window.open\` in a handler`,
  source,
  head: declaredAs(start),
  body: () => block(`onclick="window.open(${name})"`),
}))

const HANDLERS: ClickShape[] = [
  {
    form: '`const clickTag` put together from parts',
    source: 'GSAP templates',
    head: (own) => script(`const site="${own}";const clickTag=site+"?utm=1"`),
    body: () => block('onclick="window.open(clickTag)"'),
  },
  {
    form: '`clickTag` in a function of its own (IIFE)',
    source: 'GSAP templates',
    body: (own) =>
      block() +
      script(
        `(function(){var clickTag="${own}";document.getElementById("x").onclick=function(){window.open(clickTag)}})()`,
      ),
  },
  {
    form: '`clickTag` in a module',
    source: 'bundlers',
    body: (own) =>
      block() +
      script(`const clickTag="${own}";document.getElementById("x").onclick=()=>window.open(clickTag)`, 'type="module"'),
  },
  {
    form: '`clickTag` in the object of a script file',
    source: 'bundlers',
    files: (own) => ({
      'main.js': `(()=>{const o={clickTag:"${own}"};document.getElementById("x").onclick=()=>window.open(o.clickTag)})()`,
    }),
    body: () => `${block()}<script src="main.js"></script>`,
  },
  {
    form: 'canvas with a listener',
    source: 'Adobe Animate (CreateJS)',
    head: declared,
    body: () => `<canvas id="x" width="300" height="250"></canvas>${onClick('window.open(window.clickTag,"_blank")')}`,
  },
  {
    form: '`mousedown`',
    source: 'Adobe Animate',
    head: declared,
    body: () => block('onmousedown="window.open(clickTag)"'),
  },
  {
    form: '`pointerup` on a link to `#`',
    source: 'GSAP templates',
    head: declared,
    body: () => `<a href="#" onpointerup="window.open(clickTag)">${image}</a>`,
  },
  {
    form: 'button',
    source: 'builders of ads',
    head: declared,
    body: () => '<button onclick="window.open(clickTag)"></button>',
  },
  {
    form: 'handler that opens clickTag after a moment',
    source: 'GSAP templates',
    head: declared,
    body: () => block() + onClick('setTimeout(function(){window.open(window.clickTag)},300)'),
  },
  {
    form: '`window.open` with `_top`',
    source: 'Bannerflow',
    head: declared,
    body: () => block(`onclick="window.open(clickTag,'_top')"`),
  },
  {
    form: 'empty window that gets its address afterwards',
    source: 'builders of ads',
    head: declared,
    body: () => block() + onClick('var w=window.open("","_blank");w.location.href=clickTag;w.focus()'),
  },
  {
    form: '`location.href = clickTag`',
    leavesFrame: true,
    source: 'builders of ads',
    head: declared,
    body: () => block('onclick="location.href=clickTag"'),
  },
  {
    form: '`top.location.href = clickTag`',
    source: 'builders of ads',
    head: declared,
    body: () => block('onclick="top.location.href=clickTag"'),
  },
  {
    form: '`parent.open(clickTag)`',
    source: 'builders of ads',
    head: declared,
    body: () => block('onclick="parent.open(clickTag)"'),
  },
  {
    form: 'landing page added to the click tag',
    source: 'Xandr, older ad servers',
    body: (own) => block(`onclick="window.open(clickTag+encodeURIComponent('${own}'))"`),
  },
  {
    form: '`getParameterByName("clickTag")`',
    source: 'Bannersnack, Adobe Animate',
    body: (own) =>
      block() + script(`${parameter};var url=getParameterByName("clickTag")`) + onClick(`window.open(url||"${own}")`),
  },
  {
    form: '`new URLSearchParams(location.search).get("clickTAG")`',
    source: 'Adform',
    body: (own) => block() + onClick(`window.open(new URLSearchParams(location.search).get("clickTAG")||"${own}")`),
  },
  { form: 'ad without an exit', source: 'images in HTML', body: () => block() },
]

const PLATFORM_CALLS: ClickShape[] = [
  [
    '`Enabler.exit` after `StudioEvent.INIT`',
    STUDIO,
    'Enabler.exit("Background Exit")',
    'if(!Enabler.isInitialized())Enabler.addEventListener(studio.events.StudioEvent.INIT,function(){});',
  ],
  ['`Enabler.exitOverride`', STUDIO, 'Enabler.exitOverride("Product","https://other.example/")', ''],
  ['`ExitApi.exit`', 'Google Ads', 'ExitApi.exit()', ''],
  ['`exitapi.exit`', 'Google Ads', 'exitapi.exit()', ''],
  ['`mraid.open`', 'MRAID', 'if(mraid.getState()!=="loading")mraid.open(clickTag)', ''],
  ['`EB.clickthrough`', 'Sizmek', 'if(EB.isInitialized())EB.clickthrough()', ''],
  ['`EBG.clickthrough`', 'Sizmek', 'EBG.clickthrough("cta")', ''],
  [
    '`dhtml.getVar("clickTAG")`',
    'Adform',
    'window.open(url,place)',
    'var url=dhtml.getVar("clickTAG","https://adform.example/"),place=dhtml.getVar("landingPageTarget","_self");',
  ],
].map(([form = '', source = '', call = '', start = '']) => ({
  form,
  source,
  body: () => block() + script(start) + onClick(call),
}))

const OWN_EXITS: ClickShape[] = [
  {
    form: 'link to the landing page of the creative',
    source: 'builders of ads',
    body: (_, landing) => `<a href="${landing}">${image}</a>`,
  },
  {
    form: '`window.open` with the landing page of the creative',
    source: 'builders of ads',
    body: (_, landing) => block(`onclick="window.open('${landing}')"`),
  },
  {
    form: 'link to another address',
    source: 'builders of ads',
    isOwn: true,
    body: (own) => `<a href="${own}" target="_blank">${image}</a>`,
  },
  {
    form: '`window.open` with another address',
    source: 'builders of ads',
    isOwn: true,
    body: (own) => block(`onclick="window.open('${own}','_blank')"`),
  },
  {
    form: 'listener that opens another address',
    source: 'GSAP templates',
    isOwn: true,
    body: (own) => block() + script(`var pageUrl="${own}"`) + onClick('window.open(pageUrl)'),
  },
  {
    form: '`javascript:` link to another address',
    source: 'builders of ads',
    isOwn: true,
    body: (own) => `<a href="javascript:window.open('${own}')">${image}</a>`,
  },
  {
    form: 'module that opens another address',
    source: 'bundlers',
    isOwn: true,
    body: (own) => block() + script(`document.getElementById("x").onclick=()=>window.open("${own}")`, 'type="module"'),
  },
]

/** All forms of clicks, each with a form of its own. */
export const CLICK_SHAPES: readonly ClickShape[] = [
  ...BASE,
  ...DECLARATIONS,
  ...HANDLERS,
  ...PLATFORM_CALLS,
  ...OWN_EXITS,
]

const STYLE = 'body{margin:0}#x,a,canvas,button{display:block;width:300px;height:250px;background:#258;border:0}'

/** Page of an ad with this form of click, as the entry page of an archive. */
export const shapePage = ({ head, body }: ClickShape, own: string, landing: string): string =>
  `<!doctype html>\n<html><head><meta charset="utf-8"><meta name="ad.size" content="width=300,height=250">\n${head?.(own) ?? ''}\n<style>${STYLE}</style></head><body>\n${body(own, landing)}\n</body></html>`

/** The same ad as HTML of a creative. */
export const shapeHtml = ({ head, body }: ClickShape, own: string, landing: string): string =>
  `<style>${STYLE}</style>${head?.(own) ?? ''}\n${body(own, landing)}`
