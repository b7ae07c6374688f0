import { describe, expect, it } from 'vitest'
import { findInsecureUrls, MAX_INSECURE_URLS } from './insecure-urls.js'

describe('findInsecureUrls', () => {
  it.each([
    ['an image', '<img src="http://files.test/a.png">'],
    ['a script', "<script src='http://files.test/a.png'></script>"],
    ['a stylesheet', '<a href="http://landing.test/">Go</a><link href="http://files.test/a.png">'],
    ['a URL of CSS', 'p{background:url(http://files.test/a.png)}'],
    ['a string of a script', 'image.src = `http://files.test/a.png`'],
    ['upper case', '<IMG SRC="http://files.test/a.png">'],
    ['a URL before a control character', 'http://files.test/a.png\0b'],
    ['a file after a comment', '/* image/* */p{background:url(http://files.test/a.png)}'],
    ['a file after an unclosed comment', '<input accept="image/*"><img src="http://files.test/a.png">'],
  ])('finds %s', (_, text) => {
    expect(findInsecureUrls(text)).toEqual(['http://files.test/a.png'])
  })

  it.each([
    ['a link', '<a class="b" href="http://landing.test/">Go</a>'],
    ['a namespace', '<svg xmlns:xlink="http://www.inkscape.test/ns"></svg>'],
    ['an address of the W3C', "document.createElementNS('http://www.w3.org/2000/svg', 'svg')"],
    ['a landing page', 'var clickTag = "http://landing.test/", o = { clickTAG1: \'http://landing.test/\' }'],
    ['an opened window', "window.open('http://landing.test/')"],
    ['a license', '/*! (c) http://library.test/license */'],
    ['a comment of HTML', '<!-- <img src="http://files.test/a.png"> -->'],
    ['a comment on a line', '  // See http://library.test/'],
    ['a secure file', '<img src="https://files.test/a.png">'],
  ])('ignores %s', (_, text) => {
    expect(findInsecureUrls(text)).toEqual([])
  })

  it('returns each URL once, and not more than the maximum', () => {
    const images = Array.from({ length: 50 }, (_, index) => `<img src="http://files.test/${index >> 1}.png">`).join('')
    expect(findInsecureUrls(images)).toEqual(
      Array.from({ length: MAX_INSECURE_URLS }, (_, index) => `http://files.test/${index}.png`),
    )
  })

  it.each(['<a ', '/*', '<!--', '// http://a\n', 'clickTag="http://a" '])('reads 5 MB of %j', (part) => {
    // Would take hours if it read parts of the text again.
    expect(findInsecureUrls(part.repeat(5_000_000 / part.length))).toEqual([])
  })
})
