import { describe, expect, it } from 'vitest'
import { assetInSlot, slotFileName, slotFormats, slotProblem } from './asset-slot.js'

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
    ['main.mp4', 'clip.webm', 'main.mp4 has to be a video (MP4). clip.webm is not.'],
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
})
