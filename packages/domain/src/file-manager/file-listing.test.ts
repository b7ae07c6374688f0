import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeTotals, fileItem, folderItem, itemIn, listFiles, withFiles, withoutFiles } from './file-listing.js'

const object = (key: string, size = 1) => ({ key, size, modified: '2025-10-01T09:30:00.000Z' })

describe('listFiles', () => {
  it('lists folders and files without the marker of the directory', () => {
    const page = { objects: [object('a/', 0), object('a/main.mp4', 9)], folders: ['a/b/'] }
    expect(listFiles('a/', [page], false)).toEqual({
      files: [
        { id: 'a/b/', name: 'b', kind: 'folder' },
        { id: 'a/main.mp4', name: 'main.mp4', kind: 'file', size: 9, modified: '2025-10-01T09:30:00.000Z' },
      ],
      hidden: 0,
      isPart: false,
    })
  })

  it('tells a directory that is not there from an empty one', () => {
    const nothing = { objects: [], folders: [] }
    expect(listFiles('a/', [nothing], false).isMissing).toBe(true)
    expect(listFiles('a/', [{ objects: [object('a/', 0)], folders: [] }], false).isMissing).toBeUndefined()
    expect(listFiles('', [nothing], false).isMissing).toBeUndefined()
  })

  it('counts objects that no path can show', () => {
    const page = { objects: [object('..'), object('a\u0000'), object('ok')], folders: ['/', '../'] }
    const { files, hidden } = listFiles('', [page], true)
    expect(files.map(({ id }) => id)).toEqual(['ok'])
    expect(hidden).toBe(4)
  })

  it('lists a folder once that the next page repeats', () => {
    const pages = [
      { objects: [], folders: ['a/', 'b/'] },
      { objects: [object('c')], folders: ['b/'] },
    ]
    expect(listFiles('', pages, false).files.map(({ id }) => id)).toEqual(['a/', 'b/', 'c'])
  })
})

describe('changed lists', () => {
  const list = { files: [fileItem(object('a')), folderItem('b/')], hidden: 2, isPart: false }

  it('replace items of the same key and keep the others', () => {
    const next = withFiles(list, [fileItem(object('a', 7)), fileItem(object('c'))])
    expect(next.files.map(({ id, size }) => [id, size])).toEqual([
      ['b/', undefined],
      ['a', 7],
      ['c', 1],
    ])
    expect(next.hidden).toBe(2)
  })

  it('are without removed items', () => {
    expect(withoutFiles(list, new Set(['a', 'x'])).files.map(({ id }) => id)).toEqual(['b/'])
  })

  it('show an object as itself, or as the folder that contains it', () => {
    expect(itemIn('a/', object('a/b.png'))).toMatchObject({ id: 'a/b.png', kind: 'file' })
    expect(itemIn('a/', object('a/b/c/d.png'))).toEqual({ id: 'a/b/', name: 'b', kind: 'folder' })
    expect(itemIn('a/', object('a/b/', 0))).toEqual({ id: 'a/b/', name: 'b', kind: 'folder' })
    expect(itemIn('a/', object('a/'))).toBeUndefined()
    expect(itemIn('a/', object('b/a/c'))).toBeUndefined()
  })

  it('equal a new listing after any object is added (property)', () => {
    const key = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))
    const listed = (keys: string[]) => {
      const [first] = [listFiles('', [createPage(keys)], false)]
      return first.files.map(({ id }) => id).sort()
    }
    fc.assert(
      fc.property(fc.array(key), key, (keys, added) => {
        const before = listFiles('', [createPage(keys)], false)
        const item = itemIn('', object(added))
        expect(
          withFiles(before, item ? [item] : [])
            .files.map(({ id }) => id)
            .sort(),
        ).toEqual(listed([...keys, added]))
      }),
    )
  })
})

/** Lists the root as S3 does. */
const createPage = (keys: readonly string[]) => ({
  objects: [...new Set(keys)].filter((key) => !key.includes('/')).map((key) => object(key)),
  folders: [...new Set(keys.filter((key) => key.includes('/')).map((key) => key.slice(0, key.indexOf('/') + 1)))],
})

it('totals count files and bytes, not the markers of folders', () => {
  expect(computeTotals([object('a/', 0), object('a/b', 3), object('c', 4)])).toEqual({ files: 2, size: 7 })
  expect(computeTotals([])).toEqual({ files: 0, size: 0 })
})
