import { describe, expect, it } from 'vitest'
import { GLOBAL_LAYOUT, IMAGE_BANNER, IN_BANNER_VIDEO, VIDEO_WITH_END_CARD } from './layout.js'
import { hiddenOptions, layoutGroups, layoutOptionHint, layoutOptionText } from './layout-options.js'

const all = [...GLOBAL_LAYOUT.options, ...VIDEO_WITH_END_CARD.options, ...IMAGE_BANNER.options]

describe('layoutGroups', () => {
  it('have every option once, together with the hidden ones', () => {
    const grouped = layoutGroups(GLOBAL_LAYOUT, VIDEO_WITH_END_CARD, IMAGE_BANNER).flatMap(({ options }) => options)
    const keys = [...grouped, ...hiddenOptions(GLOBAL_LAYOUT, VIDEO_WITH_END_CARD, IMAGE_BANNER)].map(({ key }) => key)
    expect(keys.toSorted()).toEqual(all.map(({ key }) => key).toSorted())
    expect(grouped.filter(({ hidden }) => hidden)).toEqual([])
  })

  it('include options of future layouts', () => {
    const later = { ...IN_BANNER_VIDEO, options: [{ ...all[0]!, key: 'new_one' }] }
    expect(layoutGroups(later)).toEqual([{ name: 'More', options: later.options }])
  })
})

describe('option texts', () => {
  it('exist only for existing options', () => {
    const keys = all.map(({ key }) => key)
    expect(keys.filter((key) => layoutOptionHint(key)).length).toBeGreaterThan(3)
    expect(layoutOptionHint('__proto__nothing')).toBeUndefined()
  })

  it.each([
    ['ad_duration', { ad_duration: 15 }, 'Ad duration: 15\u00A0s'],
    ['video_player_x', { video_player_x: -20 }, 'Player X position: \u221220\u00A0%'],
    ['progress_type', { progress_type: 'ProgressBar' }, 'Progress: progress bar'],
    ['loop', {}, 'Loop: no'],
    ['image_fit', { image_fit: 'cover' }, 'Fit: fill and crop'],
    ['image_background', {}, 'Background color: #ffffff'],
    ['image_alt', { image_alt: 'Ride' }, 'Alt text: “Ride”'],
    ['play_button_image', { play_button_image: '/p.png' }, 'Play button: your image'],
  ])('keep %s unchanged', (key, values, text) => {
    expect(layoutOptionText(all.find((option) => option.key === key)!, values)).toBe(text)
  })
})
