import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  directoriesTo,
  directoryOfHash,
  directorySchema,
  hashOfDirectory,
  isNormalKey,
  joinKey,
  keySchema,
  nameOfKey,
  normaliseDirectory,
  normaliseKey,
  parentDirectory,
} from './file-path.js'

const NASTY = ['..', '.', '', '/', '\\', '//', '%2e%2e', '%2f', '\u0000', '\n', ' ', '...', '. .', 'a', 'ü', '.\u0000.']
const path = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(fc.constantFrom(...NASTY), fc.string()), { maxLength: 12 }).map((parts) => parts.join('/')),
  fc.array(fc.constantFrom(...NASTY), { maxLength: 12 }).map((parts) => parts.join('')),
)
const RUNS = { numRuns: 3000 }

describe('file keys', () => {
  it('never leave the directory they are joined to', () => {
    fc.assert(
      fc.property(path, path, (directory, name) => {
        const root = normaliseDirectory(directory)
        const key = joinKey(directory, name)
        expect(key.startsWith(root)).toBe(true)
        expect(isNormalKey(key)).toBe(true)
      }),
      RUNS,
    )
  })

  it('contain no parent or empty part and no control character', () => {
    fc.assert(
      fc.property(path, (text) => {
        const key = normaliseKey(text)
        expect(key.replace(/\/$/, '').split('/')).not.toContain('..')
        expect(key).not.toMatch(/^\/|\/\/|\\|(^|\/)\.(\/|$)/)
        expect([...key].every((character) => character > '\u001f' && character !== '\u007f')).toBe(true)
        expect(normaliseKey(key)).toBe(key)
      }),
      RUNS,
    )
  })

  it('are rejected if not normalized', () => {
    for (const key of ['../x', 'a/../b', 'a//b', '/a', 'a\u0000', 'a/./b', 'a\\b', '', 'x'.repeat(1025)])
      expect(keySchema.safeParse(key).success).toBe(false)
    for (const key of ['a', 'a/b.png', 'a/', '...', 'ünï/✓.mp4', 'a b', '%2e%2e/x'])
      expect(keySchema.safeParse(key).success).toBe(true)
    expect(directorySchema.safeParse('a').success).toBe(false)
    expect(['', 'a/'].every((directory) => directorySchema.safeParse(directory).success)).toBe(true)
  })

  it.each([
    ['a/../b', 'b'],
    ['../../../etc/passwd', 'etc/passwd'],
    ['a//b/./c', 'a/b/c'],
    ['a\\..\\b', 'b'],
    ['.\u0000./x', 'x'],
    ['a/..', ''],
    ['a/b/..', 'a/'],
    ['a/', 'a/'],
    ['/', ''],
  ])('normalize %j to %j', (text, key) => {
    expect(normaliseKey(text)).toBe(key)
  })

  it('have a name and a parent', () => {
    expect(nameOfKey('a/b/film.mp4')).toBe('film.mp4')
    expect(nameOfKey('a/b/')).toBe('b')
    expect([parentDirectory('a/b/'), parentDirectory('a/'), parentDirectory('')]).toEqual(['a/', '', ''])
    expect(directoriesTo('a/b/c/')).toEqual(['a/', 'a/b/', 'a/b/c/'])
    expect(directoriesTo('')).toEqual([])
  })
})

describe('URL hashes', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#/', ''],
    ['#/a/b', 'a/b/'],
    ['#/a/../b', 'b/'],
    ['#/../../x', 'x/'],
    ['#/%2e%2e/%2e%2e/x', 'x/'],
    ['#/a%2f..%2f..%2fb', 'b/'],
    ['#/gr%C3%BC%C3%9Fe/', 'grüße/'],
    ['#/100%', '100%/'],
  ])('open %j as the directory %j', (hash, directory) => {
    expect(directoryOfHash(hash)).toBe(directory)
  })

  it('only open directories below the root', () => {
    fc.assert(
      fc.property(path, (hash) => {
        const directory = directoryOfHash(`#/${hash}`)
        expect(directory === '' || directory.endsWith('/')).toBe(true)
        expect(isNormalKey(directory)).toBe(true)
      }),
      RUNS,
    )
  })

  it('round-trip every directory', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), (parts) => {
        const directory = normaliseDirectory(parts.join('/'))
        expect(directoryOfHash(hashOfDirectory(directory))).toBe(directory)
      }),
    )
  })
})
