import { expect, it } from 'vitest'
import { isIgnoredEntry, pageFileType, pageFolder } from './page-archive.js'

it.each([
  [['index.html', 'img/a.png'], ''],
  [['banner/', 'banner/index.html', 'banner/img/a.png'], 'banner/'],
  [['__MACOSX/banner/._index.html', '.DS_Store', 'banner/index.html'], 'banner/'],
  [['a/index.html', 'b/c.png'], undefined],
  [['a/b/index.html'], undefined],
  [['page.html'], undefined],
  [['INDEX.HTML'], undefined],
  [[], undefined],
])('the entry page of %j is in the folder %j', (names, folder) => {
  expect(pageFolder(names)).toBe(folder)
})

it('knows the types of files that a page uses, and no others', () => {
  expect(pageFileType('img/A.PNG')).toBe('image/png')
  for (const name of ['a.zip', 'a.exe', 'a.php', 'a', 'png', 'a.constructor', '.htaccess'])
    expect(pageFileType(name === 'png' ? 'folder/x' : name)).toBeUndefined()
  expect(['img/', 'Thumbs.db', 'a/.DS_Store', 'a.html'].map(isIgnoredEntry)).toEqual([true, true, true, false])
})
