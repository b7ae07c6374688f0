import { describe, expect, it } from 'vitest'
import { findBrokenReferences, MAX_BROKEN_REFERENCES } from './broken-references.js'
import { createPathLookup } from './page-archive.js'

const FILES = ['index.html', 'css/ad.css', 'img/a.png', 'img/50%off.png', 'img/caf\u00e9.png', 'a b.js', 'img/b,c.png']
const findPath = createPathLookup(FILES.map((path) => [path, path]))
const broken = (text: string, file = 'index.html') =>
  findBrokenReferences({ file, text, findPath }).map(({ line, url, actual }) => [
    line,
    url,
    ...(actual ? [actual] : []),
  ])

describe('findBrokenReferences', () => {
  it.each([
    ['an image', '<img alt="a > b" src="img/x.png">', 'img/x.png'],
    ['an attribute without quotes', '<IMG SRC=img/x.png>', 'img/x.png'],
    ['a script', "<script src = 'x.js?v=1'></script>", 'x.js?v=1'],
    ['a script from the root of the server', '<script src="/a%20b.js"></script>', '/a%20b.js'],
    ['a style sheet', '<link href="x.css" rel="stylesheet">', 'x.css'],
    ['a candidate for sharp screens', '<img srcset="img/a.png 1x, img/x.png 2x">', 'img/x.png'],
    ['a poster', '<video poster="x.jpg"></video>', 'x.jpg'],
    ['an image of SVG', '<svg><image xlink:href="x.png"/></svg>', 'x.png'],
    ['a background', '<div style="background: url(\'x.png\')"></div>', 'x.png'],
    ['a style', '<style>\ta { background: url( x.png ) }</style>', 'x.png'],
    ['an import', '<style>@import "x.css";</style>', 'x.css'],
    ['a file outside the archive', '<img src="../img/a.png">', '../img/a.png'],
    ['a file in another folder', '<img src="css/img/a.png">', 'css/img/a.png'],
  ])('finds %s', (_, text, url) => {
    expect(broken(`<!doctype html>\n<!--\n-->${text}`)).toEqual([[3, url]])
  })

  it.each([
    ['IMG/A.png', 'img/A.PNG', 'img/a.png'],
    ['another Unicode form', 'img/cafe\u0301.png', 'img/caf\u00e9.png'],
    ['another Unicode form, escaped', encodeURI('img/cafe\u0301.png'), 'img/caf\u00e9.png'],
  ])('names the file that is served for %s', (_, url, actual) => {
    expect(broken(`<img src="${url}">`)).toEqual([[1, url, actual]])
  })

  it.each([
    ['files that are there', '<img src="img/a.png"><img src="./img/../img/a.png#x"><script src="a%20b.js"></script>'],
    ['names with unescaped characters', '<img src="img/50%off.png"><img src="a b.js"><img src="img\\a.png">'],
    ['escaped names', '<img src="img/50%25off.png"><img src="img/caf%C3%A9.png">'],
    [
      'other sites, data and links',
      '<img src="https://a.test/x"><img src="//a.test/x"><img src="data:,x"><a href="x">',
    ],
    ['candidates with data', '<img srcset="data:image/png;base64,AA== 1x, x 2x">'],
    ['the page itself', '<img src=""><img src="#x"><img src="?x"><iframe src="./"></iframe>'],
    ['text of scripts and comments', '<script>a = \'<img src="x.png">\'</script><!-- <img src="x.png"> -->'],
    ['comments of styles', '<style>/* a { background: url(x.png) } */</style>'],
    ['templates', '<img src="{{image}}"><img src="<%= image %>"><img src="%%FILE:1%%">'],
    ['links to other pages', '<link rel="canonical" href="x"><link rel="preconnect" href="x">'],
    ['pages with a base URL', '<base href="https://a.test/"><img src="x.png">'],
  ])('ignores %s', (_, text) => {
    expect(broken(text)).toEqual([])
  })

  it('resolves the URLs of a style sheet from its own folder', () => {
    const css = '@font-face { src: url("x.woff2") }\n.a { background: url(../img/a.png), url(img/a.png) }'
    expect(broken(css, 'css/ad.css')).toEqual([
      [1, 'x.woff2'],
      [2, 'img/a.png'],
    ])
  })

  it('returns each URL once, up to a limit', () => {
    expect(broken('<img src="x.png">\n<img src="x.png">')).toEqual([[1, 'x.png']])
    expect(broken('<img src=a><img src=b>'.repeat(40))).toHaveLength(2)
    const many = Array.from({ length: 50 }, (_, index) => `<img src="${index}.png">`).join('')
    expect(broken(many)).toHaveLength(MAX_BROKEN_REFERENCES)
  })

  // Each of these takes minutes if a part of the text is read again for each of its characters.
  it.each(['<a', '<a b="', '<a b=\'<a b="', '<style', '<style>', '<script><script>', 'url(', 'url("', '<!--', '<a /'])(
    'reads 2 MB of %j',
    (part) => {
      const text = part.repeat(2_000_000 / part.length)
      for (const file of ['a.html', 'a.css'])
        expect(findBrokenReferences({ file, text, findPath }).length).toBeLessThan(MAX_BROKEN_REFERENCES)
    },
  )
})
