import { describe, expect, it } from 'vitest'
import { findExits, MAX_EXITS } from './find-exits.js'

const OWN = 'https://own.test/a?b=1&c=2'
const found = (text: string) => findExits(text).map(({ line, url, isClickTag }) => [line, url, isClickTag])

describe('findExits', () => {
  it.each([
    ['a call in a handler', `<p onclick="window.open('${OWN.replace('&', '&amp;')}', '_blank')">`],
    ['a call with escaped quotes', `{"code":"open(\\"https:\\/\\/own.test\\/a?b=1&c=2\\")"}`],
    ['a call with a character reference', `<p onclick="window.open(&quot;${OWN}&quot;)">`],
    ['a call of a javascript: link', `<a href="javascript:void(window.open('${OWN}'))">Go</a>`],
    ['a link', `<a class="b" target="_blank" href="${OWN}">Go</a>`],
    ['an area', `<AREA shape=rect HREF='${OWN}'>`],
    ['a link of SVG', `<svg><a xlink:href="${OWN}"></a></svg>`],
    ['a navigation', `location.href = "${OWN}"`],
    ['a replaced page', `top.location.replace("${OWN}")`],
    ['a variable', `var pageUrl = "${OWN}";\nb.onclick = () => open(pageUrl)`.split('\n').reverse().join('\t')],
    ['a property', `o = { site: \`${OWN}\` }; window.open(this.site)`],
    ['an exit of Google Web Designer', `gwd.actions.gwdGenericad.exit('gwd-ad', 'Exit', '${OWN}', false)`],
    ['MRAID', `mraid.open("${OWN}")`],
    ['a call after a comment', `/* a */ open("${OWN}") // b`],
  ])('finds %s', (_, text) => {
    expect(found(`\n\n${text}`)).toEqual([[3, OWN, false]])
  })

  it.each([
    ['var', `var clickTag = "${OWN}"`],
    ['let', `let clickTAG1='${OWN}'`],
    ['a property', `{"clickTag": "${OWN}"}`],
    ['another name', `const click_tag_url = "${OWN}"`],
    ['a value from outside', `clickTag = window.clickTag || getParameter('clickTag') || "${OWN}"`],
  ])('finds a click tag: %s', (_, text) => {
    expect(found(text)).toEqual([[1, OWN, true]])
  })

  it.each([
    ['a click tag that is opened', '<a href="javascript:window.open(window.clickTag)">'],
    ['a file', '<img src="https://files.test/a.png"><link href="https://files.test/a.css">'],
    ['a request', 'request.open("GET", "https://api.test/"); load("https://files.test/a.js")'],
    ['a replaced text', 'text.replace("https://a.test/", "")'],
    ['a variable that nothing opens', 'var fileUrl = "https://files.test/a.png"'],
    ['a short name of minified code', 't="https://files.test/";window.open(t)'],
    ['a comment of HTML', `<!-- <a href="${OWN}"> -->`],
    ['a comment of a script', `/*\n open("${OWN}") */`],
    ['a comment on a line', `  // open("${OWN}")`],
    ['a link to the page itself', '<a href="#top">'],
  ])('ignores %s', (_, text) => {
    expect(found(text)).toEqual([])
  })

  it('returns each URL once, with its line, up to a limit', () => {
    expect(found(`open("${OWN}")\n/*\n\n*/\nopen("${OWN}")\nopen("https://b.test/")`)).toEqual([
      [1, OWN, false],
      [6, 'https://b.test/', false],
    ])
    const many = Array.from({ length: 50 }, (_, index) => `open("https://${index}.test/")`).join('\n')
    expect(found(many)).toHaveLength(MAX_EXITS)
  })

  // Each of these takes minutes if a part of the text is read again for each of its characters.
  it.each([
    '<a ',
    '<a <a > ',
    'open(',
    'clickTag=a||',
    'clickTag = ',
    '<!--',
    '/*',
    '// \n',
    'location=',
    'a="https://',
    'open(abc,',
  ])('reads 5 MB of %j', (part) => {
    expect(found(part.repeat(5_000_000 / part.length))).toEqual([])
  })
})
