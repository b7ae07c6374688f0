import { describe, expect, it } from 'vitest'
import { GLOBAL_LAYOUT, IN_BANNER_VIDEO } from './layout.js'
import { hiddenOptions, layoutGroups, layoutOptionHint, layoutOptionText } from './layout-options.js'

const all = [...GLOBAL_LAYOUT.options, ...IN_BANNER_VIDEO.options]

describe('layoutGroups', () => {
  it('have every option once, together with the hidden ones', () => {
    const grouped = layoutGroups(GLOBAL_LAYOUT, IN_BANNER_VIDEO).flatMap(({ options }) => options)
    const keys = [...grouped, ...hiddenOptions(GLOBAL_LAYOUT, IN_BANNER_VIDEO)].map(({ key }) => key)
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
    ['play_button_image', { play_button_image: '/p.png' }, 'Play button: a picture of yours'],
  ])('keep %s unchanged', (key, values, text) => {
    expect(layoutOptionText(all.find((option) => option.key === key)!, values)).toBe(text)
  })
})
