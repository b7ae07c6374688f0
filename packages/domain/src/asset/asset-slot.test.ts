import { describe, expect, it } from 'vitest'
import {
  assetInSlot,
  assignSlots,
  emptySlotProblem,
  slotFileName,
  slotFormats,
  slotProblem,
  slotsForFile,
} from './asset-slot.js'

const named = (...names: string[]) => names.map((name) => ({ name }))
const NO_IMAGE = 'main image has to be an image (PNG, JPEG, GIF, WEBP, SVG). clip.mp4 is not.'

describe('slots of a layout', () => {
  it.each([
    ['main.mp4', ['Main.mp4', 'main.mp4'], 'main.mp4'],
    ['main.mp4', ['main.webm'], undefined],
    ['main image', ['main.mp4', 'end-card.png', 'main.JPEG'], undefined],
    ['main image', ['main.mp4', 'main.gif'], 'main.gif'],
    ['end card', ['main.png', 'end-card.webp'], 'end-card.webp'],
  ])('%s with %j contains %s', (slot, names, expected) => {
    expect(assetInSlot(slot, named(...names))?.name).toBe(expected)
  })

  it.each([
    ['main.mp4', 'clip.M4V', 'main.mp4'],
    ['main image', 'Photo of 1.5.PNG', 'main.png'],
    ['end card', 'photo.jpeg', 'end-card.jpeg'],
  ])('%s takes %s as %s, which is then found', (slot, file, name) => {
    expect(slotProblem(slot, file)).toBeUndefined()
    expect(slotFileName(slot, file)).toBe(name)
    expect(assetInSlot(slot, named(name))).toEqual({ name })
  })

  it.each([
    ['main.mp4', 'clip.webm', 'main.mp4 has to be a video (MP4). clip.webm is a WebM video: export it as H.264 MP4.'],
    [
      'main.mp4',
      'clip.mov',
      'main.mp4 has to be a video (MP4). clip.mov is a QuickTime video: export it as H.264 MP4.',
    ],
    [
      'logo.png',
      'photo.heic',
      'logo.png has to be an image (PNG). photo.heic is a HEIC photo: export it as JPEG or PNG.',
    ],
    ['main.mp4', 'photo.heic', 'main.mp4 has to be a video (MP4). photo.heic is not.'],
    ['main.mp4', 'photo.png', 'main.mp4 has to be a video (MP4). photo.png is not.'],
    ['logo.png', 'photo.jpg', 'logo.png has to be an image (PNG). photo.jpg is not.'],
    ['main image', 'clip.mp4', NO_IMAGE],
    ['anything', 'photo.jpg', undefined],
  ])('for %s: %s, %s', (slot, name, expected) => {
    expect(slotProblem(slot, name)).toBe(expected)
  })

  it('take every format if their name promises none', () => {
    expect(slotFormats('anything')).toContain('woff2')
  })

  it.each([
    [['film.mp4'], ['main.mp4'], ['main.mp4']],
    [['film.mp4', 'logo.png'], ['main.mp4'], ['main.mp4', undefined]],
    [
      ['film.mp4', 'still.png'],
      ['main.mp4', 'end card'],
      ['main.mp4', 'end card'],
    ],
    [
      ['logo.png', 'End Card 300.png', 'main.mp4'],
      ['main.mp4', 'end card'],
      [undefined, 'end card', 'main.mp4'],
    ],
    [['a.mp4', 'b.mp4'], ['main.mp4'], [undefined, undefined]],
    [['a.mp4', 'main-final.mp4'], ['main.mp4'], [undefined, 'main.mp4']],
    [['film.webm'], ['main.mp4'], [undefined]],
    [['film.mp4'], [], [undefined]],
  ])('assign %j to %j: %j', (names, slots, expected) => {
    expect(assignSlots(names, slots)).toEqual(expected)
  })

  it('tell what an empty one takes, for files of its type only', () => {
    expect(emptySlotProblem(['main.mp4'], 'clip.MOV')).toBe(
      'main.mp4 has to be a video (MP4). clip.MOV is a QuickTime video: export it as H.264 MP4.',
    )
    expect(emptySlotProblem(['main.mp4'], 'logo.png')).toBeUndefined()
    expect(emptySlotProblem([], 'clip.mov')).toBeUndefined()
    expect(slotsForFile(['main.mp4', 'end card'], 'film.mp4')).toEqual(['main.mp4'])
  })
})
