import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deletionBatches,
  type FileConflictChoice,
  findConflicts,
  findDirectory,
  freeKey,
  planRename,
  planTransfers,
  resolveConflicts,
  spellLikeExisting,
  transferProblem,
} from './file-transfer.js'

const file = (id: string) => ({ id, name: id.split('/').at(-1) ?? '', kind: 'file' as const })
const folder = (id: string) => ({ id, name: id.split('/').at(-2) ?? '', kind: 'folder' as const })
const objects = (...keys: string[]) => keys.map((key) => ({ key, size: key.length }))
const pairs = (transfers: { from: string; to: string }[]) => transfers.map(({ from, to }) => [from, to])
const isFree = () => false

describe('freeKey', () => {
  it.each([
    ['main.mp4', [], 'main.mp4'],
    ['main.mp4', ['main.mp4'], 'main (2).mp4'],
    ['main.mp4', ['main.mp4', 'main (2).mp4'], 'main (3).mp4'],
    ['a/main (2).mp4', ['a/main (2).mp4'], 'a/main (3).mp4'],
    ['a/v1.2/', ['a/v1.2/'], 'a/v1.2 (2)/'],
    ['README', ['README'], 'README (2)'],
    ['.env', ['.env'], '.env (2)'],
    ['(2).png', ['(2).png'], '(2) (2).png'],
  ])('%s, with %j taken, becomes %s', (key, taken, free) => {
    expect(freeKey(key, (one) => taken.includes(one))).toBe(free)
  })

  it('is never taken, and stays in its directory (property)', () => {
    const key = fc.constantFrom<string>('a', 'a (2)', 'a.b', 'a (2).b', 'd/a', 'd/', 'd (2)/', 'd/e/')
    fc.assert(
      fc.property(key, fc.uniqueArray(key), (wanted, taken) => {
        const free = freeKey(wanted, (one) => taken.includes(one))
        expect(taken).not.toContain(free)
        expect(findDirectory(free)).toBe(findDirectory(wanted))
        expect(free.endsWith('/')).toBe(wanted.endsWith('/'))
      }),
    )
  })
})

it('directoryOf returns the parent of a folder and the folder of a file', () => {
  expect(['a/b/c', 'a/b/', 'a', 'a/', ''].map(findDirectory)).toEqual(['a/b/', 'a/', '', '', ''])
})

describe('transferProblem', () => {
  it('rejects a folder in itself and a move to the same place', () => {
    expect(transferProblem('move', [folder('a/')], 'a/')).toBe('“a” can’t be moved into itself.')
    expect(transferProblem('copy', [file('x'), folder('a/b/')], 'a/b/c/')).toBe('“b” can’t be copied into itself.')
    expect(transferProblem('move', [file('a/x')], 'a/')).toBe('It’s already in this folder.')
    expect(transferProblem('move', [file('a/x'), folder('a/b/')], 'a/')).toBe('They’re already in this folder.')
  })

  it('allows everything else', () => {
    expect(transferProblem('copy', [file('a/x')], 'a/')).toBeUndefined()
    expect(transferProblem('move', [file('a/x'), file('y')], 'a/')).toBeUndefined()
    expect(transferProblem('move', [folder('ab/')], 'a/')).toBeUndefined()
    expect(transferProblem('move', [file('a')], 'a/')).toBeUndefined()
  })
})

describe('planTransfers', () => {
  it('moves files and whole folders', () => {
    const items = [file('x.png'), folder('a/b/')]
    const content = objects('x.png', 'a/b/', 'a/b/c.png', 'a/b/d/e.png')
    expect(pairs(planTransfers('move', items, content, 'z/', isFree))).toEqual([
      ['x.png', 'z/x.png'],
      ['a/b/', 'z/b/'],
      ['a/b/c.png', 'z/b/c.png'],
      ['a/b/d/e.png', 'z/b/d/e.png'],
    ])
  })

  it('copies within a directory under other names', () => {
    const taken = new Set(['a.png', 'd/'])
    const items = [file('a.png'), folder('d/')]
    expect(pairs(planTransfers('copy', items, objects('a.png', 'd/e'), '', (key) => taken.has(key)))).toEqual([
      ['a.png', 'a (2).png'],
      ['d/e', 'd (2)/e'],
    ])
  })

  it('leaves items that are in the directory already', () => {
    expect(pairs(planTransfers('move', [file('z/x'), file('y')], objects('z/x', 'y'), 'z/', isFree))).toEqual([
      ['y', 'z/y'],
    ])
  })

  it('renames files and folders in place', () => {
    expect(pairs(planRename(file('a/x.png'), 'y.png', objects('a/x.png')))).toEqual([['a/x.png', 'a/y.png']])
    expect(pairs(planRename(folder('a/b/'), 'c', objects('a/b/', 'a/b/x')))).toEqual([
      ['a/b/', 'a/c/'],
      ['a/b/x', 'a/c/x'],
    ])
  })

  it('places each object once, below the target, and reverts (property)', () => {
    const part = fc.constantFrom('a', 'b', 'c.png')
    const key = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))
    fc.assert(
      fc.property(fc.uniqueArray(key), (keys) => {
        const tops = [...new Set(keys.map((one) => (one.includes('/') ? one.slice(0, one.indexOf('/') + 1) : one)))]
        const items = tops.map((id) => ({ id }))
        const moved = planTransfers('move', items, objects(...keys), 'target/', isFree)
        expect(moved.map(({ to }) => to).sort()).toEqual(keys.map((one) => `target/${one}`).sort())
        const back = planTransfers(
          'move',
          tops.map((id) => ({ id: `target/${id}` })),
          moved.map(({ to, size }) => ({ key: to, size })),
          '',
          isFree,
        )
        expect(back.map(({ to }) => to).sort()).toEqual([...keys].sort())
      }),
    )
  })
})

describe('conflicts', () => {
  const existing = new Map(objects('a', 'b/c', 'd/').map((object) => [object.key, object]))

  it('are new keys that exist, except the markers of folders', () => {
    expect(findConflicts(['a', 'b', 'b/c', 'd/'], existing).map(({ key }) => key)).toEqual(['a', 'b/c'])
  })

  it('are skipped, replaced or named otherwise', () => {
    const choices = new Map<string, FileConflictChoice>([
      ['a', 'skip'],
      ['b.png', 'replace'],
      ['c.png', 'keep-both'],
    ])
    const taken = new Set(['a', 'b.png', 'c.png', 'c (2).png'])
    const keys = ['a', 'b.png', 'c.png', 'c (3).png', 'new']
    expect(resolveConflicts(keys, choices, (key) => taken.has(key))).toEqual([
      undefined,
      'b.png',
      'c (4).png',
      'c (3).png',
      'new',
    ])
  })

  it('never end in one key for two objects, nor replace without being told to (property)', () => {
    const key = fc.constantFrom<string>('a', 'a (2)', 'a (3)', 'b.c', 'b (2).c')
    const choice = fc.constantFrom<FileConflictChoice>('skip', 'replace', 'keep-both')
    fc.assert(
      fc.property(fc.uniqueArray(key), fc.uniqueArray(key), fc.dictionary(key, choice), (keys, taken, answers) => {
        const choices = new Map(Object.entries(answers).filter(([one]) => taken.includes(one) && keys.includes(one)))
        const final = resolveConflicts(keys, choices, (one) => taken.includes(one))
        const kept = final.filter((one) => one !== undefined)
        expect(new Set(kept).size).toBe(kept.length)
        final.forEach((to, index) => {
          const wanted = keys[index] ?? ''
          if (choices.get(wanted) === 'keep-both') expect(taken).not.toContain(to)
          else expect(to).toBe(choices.get(wanted) === 'skip' ? undefined : wanted)
        })
      }),
    )
  })
})

it('spellLikeExisting gives new keys the spelling of names that look the same', () => {
  const [nfc, nfd] = ['Caf\u00e9', 'Cafe\u0301']
  const spelled = (keys: string[], existing: string[]) => spellLikeExisting(keys, existing)
  expect(spelled([`${nfd}.txt`], [`${nfc}.txt`])).toEqual([`${nfc}.txt`])
  expect(spelled([`${nfc}/new/${nfc}.txt`], [`${nfd}/`, `${nfd}/new/x`])).toEqual([`${nfd}/new/${nfc}.txt`])
  // A name that is there already keeps its spelling, and a file is no folder.
  expect(spelled([`${nfc}`, `${nfd}`, `${nfd}/`], [`${nfd}`, `${nfc}`])).toEqual([`${nfc}`, `${nfd}`, `${nfd}/`])
  expect(spelled(['Cafe', 'new'], [nfc])).toEqual(['Cafe', 'new'])
  for (const keys of [
    [nfc, nfd],
    [nfd, nfc],
  ])
    expect(spelled(keys, [nfc])).toEqual(keys)
})

it('deletionBatches splits keys at the limit of one request', () => {
  const keys = Array.from({ length: 2001 }, (_, index) => `a${index}`)
  expect(deletionBatches(keys).map(({ length }) => length)).toEqual([1000, 1000, 1])
  expect(deletionBatches(keys).flat()).toEqual(keys)
  expect(deletionBatches([])).toEqual([])
})
