import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { ASSET_MESSAGES } from '@placard/domain/creative'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ZipEntry, zip } from '../testing/sample-files.js'
import { inspectArchive } from './inspect-archive.js'

/** Flag of an entry whose name is UTF-8. */
const UTF8 = 0x800
const page: ZipEntry = { name: 'index.html', data: Buffer.from('<!doctype html><p>ad') }

const field = (id: number, ...data: Buffer[]) => {
  const content = Buffer.concat(data)
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id, 0)
  head.writeUInt16LE(content.length, 2)
  return Buffer.concat([head, content])
}

/** Unicode Path extra field of Info-ZIP, with the checksum of the name that it replaces. */
function unicodePath(name: string, nameBytes: Buffer): Buffer {
  const head = Buffer.alloc(5, 1)
  head.writeUInt32LE(crc32(nameBytes), 1)
  return field(0x7075, head, Buffer.from(name))
}

/** 'café.js' in code page 437. */
const CAFE = Buffer.from('caf\x82.js', 'latin1')
const timestamp = field(0x5455, Buffer.from([1, 0, 0, 0, 0]))

describe('inspectArchive', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'placard-archive-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const inspect = (entries: ZipEntry[]) => {
    const path = join(folder, 'ad.zip')
    const content = zip(entries)
    writeFileSync(path, content)
    return inspectArchive({ path, name: 'ad.zip', bytes: content.length })
  }

  it.each<[string, ZipEntry[]]>([
    [
      'macOS, with streamed entries and its own files',
      [
        { ...page, name: 'ad/index.html', isStreamed: true },
        { name: 'ad/cafe\u0301.js', flags: UTF8, isStreamed: true },
        { name: '__MACOSX/ad/._index.html', isStreamed: true },
        { name: '__MACOSX/ad/._cafe\u0301.js', flags: UTF8, isStreamed: true },
      ],
    ],
    [
      'Windows Explorer, with folders of its own',
      [page, { name: 'img/', data: Buffer.alloc(0) }, { name: 'img/a.js' }],
    ],
    ['.NET, with backslashes', [page, { name: 'img/a.js', nameBytes: Buffer.from('img\\a.js') }]],
    ['Windows, with names in its own code page', [page, { name: 'café.js', nameBytes: CAFE }]],
    [
      'Info-ZIP, with both names',
      [
        { ...page, extra: timestamp },
        { name: 'café.js', nameBytes: CAFE, extra: Buffer.concat([timestamp, unicodePath('café.js', CAFE)]) },
      ],
    ],
    ['7-Zip, with UTF-8 names', [page, { name: 'café.js', flags: UTF8 }, { name: 'a.js', mode: 0 }]],
    [
      'a program that writes the name before the content in another encoding',
      [page, { name: 'café.js', localName: CAFE, extra: unicodePath('café.js', CAFE), flags: UTF8 }],
    ],
    [
      'folders that differ in case',
      [page, { name: 'img/' }, { name: 'IMG/' }, { name: 'img/a.js' }, { name: 'IMG/b.js' }],
    ],
    [
      'bsdtar, with ./ before each name',
      [
        { name: './', data: Buffer.alloc(0) },
        { ...page, name: './ad/index.html' },
        { name: './ad/a.js' },
        { name: './__MACOSX/a' },
      ],
    ],
    [
      'macOS, with UTF-8 names without a flag, and files of exFAT',
      [page, { name: 'img/cafe\u0301.js' }, { name: 'img/._cafe\u0301.js' }, { name: '._index.html' }],
    ],
    ['Adobe Animate', [{ ...page, name: 'Banner_300x250.html' }, { name: 'Banner_300x250.js' }]],
    ['somebody, with a text beside the folder', [{ ...page, name: 'ad/index.html' }, { name: 'readme.txt' }]],
    ['somebody, two folders deep', [{ ...page, name: 'a/b/Index.html' }, { name: 'a/b/c.js' }]],
    ['a program that writes ./ before some names', [page, { name: './a.js' }, { name: '.a/console.js' }]],
  ])('accepts the archive of %s', async (_, entries) => {
    expect((await inspect(entries)).insecureUrls).toEqual([])
  })

  it.each<[string, ZipEntry[], string]>([
    ['another name', [page, { name: 'a.js', localName: '../../a.js' }], ASSET_MESSAGES.renamedEntry('ad.zip', 'a.js')],
    ['another safe name', [page, { name: 'a.js', localName: 'b.js' }], ASSET_MESSAGES.renamedEntry('ad.zip', 'a.js')],
    [
      'another name in a file that is never served',
      [page, { name: '__MACOSX/a', localName: '/etc/a' }],
      ASSET_MESSAGES.renamedEntry('ad.zip', '__MACOSX/a'),
    ],
    [
      'an unsafe name for programs that do not know the other',
      [page, { name: '../a.js', extra: unicodePath('a.js', Buffer.from('../a.js')) }],
      ASSET_MESSAGES.renamedEntry('ad.zip', 'a.js'),
    ],
    ['a wrong checksum', [page, { name: 'a.js', checksum: 1 }], ASSET_MESSAGES.damagedEntry('ad.zip', 'a.js')],
    [
      'a wrong checksum before the content',
      [page, { name: 'a.js', localChecksum: 1 }],
      ASSET_MESSAGES.damagedEntry('ad.zip', 'a.js'),
    ],
    [
      'a wrong checksum after the content',
      [page, { name: 'a.js', checksum: 1, isStreamed: true }],
      ASSET_MESSAGES.damagedEntry('ad.zip', 'a.js'),
    ],
    [
      'names in two cases',
      [page, { name: 'A.js' }, { name: 'a.js' }],
      ASSET_MESSAGES.similarEntries('ad.zip', 'A.js', 'a.js'),
    ],
    [
      'a wrong checksum in a file that is never served',
      [page, { name: '__MACOSX/a.js', checksum: 1 }],
      ASSET_MESSAGES.damagedEntry('ad.zip', '__MACOSX/a.js'),
    ],
    [
      'one name with and without ./',
      [page, { ...page, name: './index.html' }],
      ASSET_MESSAGES.repeatedEntry('ad.zip', 'index.html'),
    ],
    [
      'names in two cases, one with ./',
      [page, { name: './A.js' }, { name: 'a.js' }],
      ASSET_MESSAGES.similarEntries('ad.zip', 'A.js', 'a.js'),
    ],
    [
      'letters with one capital',
      [page, { name: '\u03c3.js', flags: UTF8 }, { name: '\u03c2.js', flags: UTF8 }],
      ASSET_MESSAGES.similarEntries('ad.zip', '\u03c3.js', '\u03c2.js'),
    ],
    [
      'characters that Windows replaces',
      [page, { name: 'a?.js' }, { name: 'a_.js' }],
      ASSET_MESSAGES.similarEntries('ad.zip', 'a?.js', 'a_.js'),
    ],
    [
      'a file that is also a folder',
      [page, { name: 'x/a.js' }, { name: 'x/A.js/c/b.js' }],
      ASSET_MESSAGES.fileAndFolder('ad.zip', 'x/a.js'),
    ],
    [
      'a file that is also an empty folder',
      [page, { name: 'a.js/', data: Buffer.alloc(0) }, { name: './a.js' }],
      ASSET_MESSAGES.fileAndFolder('ad.zip', 'a.js'),
    ],
    ...['x//a.js', 'x/./a.js', './/a.js', '././a.js', 'x//', './/'].map((name): [string, ZipEntry[], string] => [
      `the path ${name}`,
      [page, { name }],
      ASSET_MESSAGES.unsafeEntry('ad.zip', name),
    ]),
    ...['x./a.js', 'x /a.js', 'x./', 'con.js', 'x/NUL', 'com1.tar.js', 'aux /a.js', 'Con .js', './lpt1.js'].map(
      (name): [string, ZipEntry[], string] => [
        `${name}, which Windows cannot store`,
        [page, { name }],
        ASSET_MESSAGES.unportableEntry('ad.zip', name),
      ],
    ),
    [
      'two sizes',
      [
        { ...page, name: '300x250/index.html' },
        { ...page, name: '728x90/index.html' },
      ],
      ASSET_MESSAGES.severalPages('ad.zip', ['300x250/index.html', '728x90/index.html']),
    ],
    ['no page', [{ name: 'a.js' }], ASSET_MESSAGES.noEntryPage('ad.zip')],
    [
      'Deflate64',
      [page, { name: 'a.js', method: 9 }],
      ASSET_MESSAGES.unknownCompression('ad.zip', 'a.js', 'Deflate64'),
    ],
    [
      'a method that has no name',
      [page, { name: 'a.js', method: 77 }],
      ASSET_MESSAGES.unknownCompression('ad.zip', 'a.js', 'method 77'),
    ],
    [
      'two entry pages',
      [page, { name: 'INDEX.HTML' }],
      ASSET_MESSAGES.similarEntries('ad.zip', 'index.html', 'INDEX.HTML'),
    ],
    [
      'names that are composed differently',
      [page, { name: 'caf\u00e9.js', flags: UTF8 }, { name: 'cafe\u0301.js', flags: UTF8 }],
      ASSET_MESSAGES.similarEntries('ad.zip', 'caf\u00e9.js', 'cafe\u0301.js'),
    ],
  ])('refuses an archive with %s', async (_, entries, message) => {
    await expect(inspect(entries)).rejects.toMatchObject({ reason: 'not-acceptable', message })
  })

  it('names the references of pages and styles to files that it lacks', async () => {
    const { brokenReferences } = await inspect([
      {
        name: 'ad/Banner.html',
        data: Buffer.from('<link rel=stylesheet href="css/a.css">\n<img src="/x.png"><img src="IMG/b.js">'),
      },
      { name: 'ad/css/a.css', data: Buffer.from('a{background:url(y.png)}') },
      { name: 'ad/img/b.js' },
      { name: 'ad/x.js', data: Buffer.from('load("z.png")') },
      { name: 'z.css', data: Buffer.from('a{background:url(z.png)}') },
    ])
    expect(brokenReferences).toEqual([
      { file: 'Banner.html', line: 2, url: '/x.png' },
      { file: 'Banner.html', line: 2, url: 'IMG/b.js', actual: 'img/b.js' },
      { file: 'css/a.css', line: 1, url: 'y.png' },
    ])
  })
})
