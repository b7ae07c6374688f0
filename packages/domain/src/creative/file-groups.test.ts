import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canMoveFile, type FileGroup, groupFiles, moveFile, separateFile, withoutFile } from './file-groups.js'

const named = (...names: string[]) => names.map((name) => ({ id: name, name }))
const shown = (groups: readonly FileGroup[]) =>
  groups.map(({ files, set }) => [
    set,
    ...files.map(({ name, place }) => (place === 'whole' ? name : `${name}: ${place}`)),
  ])

describe('groupFiles', () => {
  it('puts a video together with its end card, main image and buttons', () => {
    const files = named('summer_end-card.png', 'summer.mp4', 'Summer.jpg', 'summer_play_button.svg', 'summer-Mute.png')
    expect(shown(groupFiles(files))).toEqual([
      [
        null,
        'summer.mp4: main.mp4',
        'summer_end-card.png: end card',
        'Summer.jpg: main image',
        'summer_play_button.svg: play_button_image',
        'summer-Mute.png: mute_button_image',
      ],
    ])
  })

  it.each(['end-card.png', 'endcard.jpg', 'End_Card.webp', 'end card.gif'])('takes %s as the end card', (name) => {
    expect(shown(groupFiles(named('film.mp4', name)))).toEqual([[null, 'film.mp4: main.mp4', `${name}: end card`]])
  })

  it('matches sizes, and leaves alone what could belong to several videos', () => {
    const files = named('a_300x250.mp4', 'a_728x90.mp4', 'a_728x90_endcard.png', 'endcard.png')
    expect(shown(groupFiles(files))).toEqual([
      ['a', 'a_300x250.mp4'],
      ['a', 'a_728x90.mp4: main.mp4', 'a_728x90_endcard.png: end card'],
      [null, 'endcard.png'],
    ])
  })

  it('makes one set of the sizes of an ad', () => {
    const files = named(
      'Summer_300x250.zip',
      'film.mp4',
      'summer-728x90.jpg',
      'summer 160×600.zip',
      'autumn_300x250.png',
    )
    expect(shown(groupFiles(files))).toEqual([
      ['Summer', 'Summer_300x250.zip'],
      ['Summer', 'summer-728x90.jpg'],
      ['Summer', 'summer 160×600.zip'],
      [null, 'film.mp4'],
      [null, 'autumn_300x250.png'],
    ])
  })

  it('gives an archive the image of its name, but not one of several sizes', () => {
    expect(shown(groupFiles(named('a_300x250.zip', 'a_300x250.jpg')))).toEqual([
      [null, 'a_300x250.zip', 'a_300x250.jpg: main image'],
    ])
    expect(groupFiles(named('a.mp4', 'a.jpg', 'a_728x90.jpg'))).toHaveLength(3)
  })

  it('keeps images alone beside videos that no layout takes', () => {
    expect(shown(groupFiles(named('film.webm', 'film-endcard.png', 'play.png')))).toEqual([
      [null, 'film.webm'],
      [null, 'film-endcard.png'],
      [null, 'play.png'],
    ])
  })

  it('adds later files to creatives that are there', () => {
    const before = groupFiles(named('film.mp4', 'a_300x250.png'))
    expect(shown(groupFiles(named('a_728x90.png', 'endcard.png'), before))).toEqual([
      [null, 'film.mp4: main.mp4', 'endcard.png: end card'],
      ['a', 'a_300x250.png'],
      ['a', 'a_728x90.png'],
    ])
  })
})

describe('regrouping', () => {
  it('moves an image into a video and apart again', () => {
    const before = groupFiles(named('film.mp4', 'logo.png', 'a_300x250.png', 'a_728x90.png'))
    const moved = moveFile(before, 'logo.png', 'film.mp4')
    expect(shown(moved)[0]).toEqual([null, 'film.mp4: main.mp4', 'logo.png: end card'])
    expect(shown(separateFile(moved, 'logo.png'))).toEqual(shown(before))
    expect(shown(separateFile(before, 'a_300x250.png')).slice(2)).toEqual([
      [null, 'a_300x250.png'],
      [null, 'a_728x90.png'],
    ])
  })

  it('removes a file, and lets images go that it held together', () => {
    const groups = groupFiles(named('film.mp4', 'endcard.png', 'play.png'))
    expect(shown(withoutFile(groups, 'play.png'))).toEqual([[null, 'film.mp4: main.mp4', 'endcard.png: end card']])
    expect(shown(withoutFile(groups, 'film.mp4'))).toEqual([
      [null, 'endcard.png'],
      [null, 'play.png'],
    ])
  })

  it('offers to move images to videos and archives only', () => {
    const [film, logo, photo] = groupFiles(named('film.mp4', 'logo.png', 'photo.jpg'))
    expect(canMoveFile({ id: 'logo.png', name: 'logo.png' }, film!)).toBe(true)
    expect(canMoveFile({ id: 'film.mp4', name: 'film.mp4' }, logo!)).toBe(true)
    expect(canMoveFile({ id: 'logo.png', name: 'logo.png' }, photo!)).toBe(false)
    expect(canMoveFile({ id: 'logo.png', name: 'logo.png' }, logo!)).toBe(false)
  })
})

const word = fc.constantFrom(
  'summer',
  'Summer',
  '',
  'film',
  '300x250',
  '728x90',
  'end',
  'card',
  'play',
  'button',
  'main',
)
const fileName = fc
  .tuple(
    fc.array(word, { maxLength: 4 }),
    fc.constantFrom('_', '-', ' '),
    fc.constantFrom('png', 'mp4', 'zip', 'webm', 'woff2', ''),
  )
  .map(([words, separator, ending]) => `${words.join(separator)}.${ending}`)
const files = fc
  .array(fc.oneof(fileName, fc.string({ maxLength: 12 })), { maxLength: 14 })
  .map((names) => names.map((name, index) => ({ id: `f${index}`, name })))

/** Expects each file in exactly one group, each place at most once in it, and ids that are unique. */
function expectSound(groups: readonly FileGroup[], ids: readonly string[]): void {
  expect(groups.flatMap((group) => group.files.map(({ id }) => id)).sort()).toEqual([...ids].sort())
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
  for (const group of groups) {
    expect(group.files.map(({ id }) => id)).toContain(group.id)
    const places = group.files.map(({ place }) => place).filter((place) => place !== 'other')
    expect(new Set(places).size).toBe(places.length)
    expect(['whole', 'main.mp4']).toContain(group.files[0]?.place)
  }
}

it('never loses, repeats or misplaces a file, however files arrive and are moved', () => {
  const step = fc.record({ file: fc.nat(), group: fc.nat(), isSeparation: fc.boolean() })
  fc.assert(
    fc.property(files, files, fc.array(step, { maxLength: 6 }), (first, second, steps) => {
      const later = second.map(({ name }, index) => ({ id: `l${index}`, name }))
      const ids = [...first, ...later].map(({ id }) => id)
      let groups = groupFiles(later, groupFiles(first))
      expectSound(groups, ids)
      for (const { file, group, isSeparation } of steps) {
        if (ids.length === 0) return
        const fileID = ids[file % ids.length]!
        const target = groups[group % groups.length]!
        groups = isSeparation ? separateFile(groups, fileID) : moveFile(groups, fileID, target.id)
        expectSound(groups, ids)
      }
    }),
  )
})

it('groups 200 files at once', () => {
  const many = Array.from({ length: 200 }, (_, index) => `ad${index % 40}_${300 + index}x250.png`)
  const groups = groupFiles(named(...many))
  expect(groups).toHaveLength(200)
  expect(new Set(groups.map(({ set }) => set)).size).toBe(40)
})
