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

describe('a key (T22)', () => {
  it('never leaves the directory that it was joined to', () => {
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

  it('holds no part that goes up, no empty part and no control character', () => {
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

  it('is refused where it is not in its right form', () => {
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
  ])('%j means %j', (text, key) => {
    expect(normaliseKey(text)).toBe(key)
  })

  it('knows its name and what is above it', () => {
    expect(nameOfKey('a/b/film.mp4')).toBe('film.mp4')
    expect(nameOfKey('a/b/')).toBe('b')
    expect([parentDirectory('a/b/'), parentDirectory('a/'), parentDirectory('')]).toEqual(['a/', '', ''])
    expect(directoriesTo('a/b/c/')).toEqual(['a/', 'a/b/', 'a/b/c/'])
    expect(directoriesTo('')).toEqual([])
  })
})

describe('the hash of a page (T22)', () => {
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
  ])('%j names the directory %j', (hash, directory) => {
    expect(directoryOfHash(hash)).toBe(directory)
  })

  it('never names anything but a directory below the root', () => {
    fc.assert(
      fc.property(path, (hash) => {
        const directory = directoryOfHash(`#/${hash}`)
        expect(directory === '' || directory.endsWith('/')).toBe(true)
        expect(isNormalKey(directory)).toBe(true)
      }),
      RUNS,
    )
  })

  it('finds its way back to every directory', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), (parts) => {
        const directory = normaliseDirectory(parts.join('/'))
        expect(directoryOfHash(hashOfDirectory(directory))).toBe(directory)
      }),
    )
  })
})
