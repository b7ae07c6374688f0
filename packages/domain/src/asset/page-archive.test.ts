import { expect, it } from 'vitest'
import { createPathLookup, escapePercents, findEntryPages, isIgnoredEntry, pageFileType } from './page-archive.js'

it.each([
  [['index.html', 'img/a.png'], ['index.html']],
  [['banner/', 'banner/index.html', 'banner/img/a.png'], ['banner/index.html']],
  [['__MACOSX/banner/._index.html', '.DS_Store', 'banner/index.html', '._banner.html'], ['banner/index.html']],
  [['a/index.html', 'b/c.png'], ['a/index.html']],
  [['a/b/index.html'], ['a/b/index.html']],
  [['banner/page.htm', 'readme.txt'], ['banner/page.htm']],
  [['INDEX.HTML', 'other.html'], ['INDEX.HTML']],
  [['Banner_300x250.html', 'Banner_300x250.js', 'images/a.png'], ['Banner_300x250.html']],
  [['ad/more/index.html', 'ad/index.htm', 'preview.html'], ['ad/index.htm']],
  [['index.htm', 'index.html'], ['index.html']],
  [
    ['300x250/index.html', '728x90/index.html', '728x90/a.html'],
    ['300x250/index.html', '728x90/index.html'],
  ],
  [
    ['a.html', 'b.html'],
    ['a.html', 'b.html'],
  ],
  [['a.js'], []],
  [[], []],
])('%j can start with %j', (names, pages) => {
  expect(findEntryPages(names)).toEqual(pages)
})

it('finds files whose paths differ in case or Unicode form, and the exact one first', () => {
  const find = createPathLookup(['img/A.png', 'Cafe\u0301.js', 'b.js', 'B.js'].map((path) => [path, path]))
  expect(['img/A.png', 'IMG/a.PNG', 'caf\u00e9.js', 'B.js', 'b.js', 'c.js'].map(find)).toEqual([
    ...['img/A.png', 'img/A.png', 'Cafe\u0301.js', 'B.js', 'b.js'],
    undefined,
  ])
})

it.each([
  ['img/50%off.png', 'img/50%off.png'],
  ['50%25%20off.png', '50% off.png'],
  ['caf%C3%A9.png', 'caf\u00e9.png'],
  ['50%%20off%fade', '50% off%fade'],
])('decodes %s, whatever its percent signs', (path, decoded) => {
  expect(decodeURIComponent(escapePercents(path))).toBe(decoded)
})

it('knows the types of files that a page uses, and no others', () => {
  expect(pageFileType('img/A.PNG')).toBe('image/png')
  for (const name of ['a.zip', 'a.exe', 'a.php', 'a', 'png', 'a.constructor', '.htaccess'])
    expect(pageFileType(name === 'png' ? 'folder/x' : name)).toBeUndefined()
  expect(['img/', 'Thumbs.db', 'a/.DS_Store', 'img/._bg.png', 'a.html', '.a/b._c'].map(isIgnoredEntry)).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ])
})
