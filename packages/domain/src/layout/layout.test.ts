import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCreativeLayout, layoutsWithOptions } from '../creative/creative-layout.js'
import {
  BUTTON_PLACEMENTS,
  findLayout,
  GLOBAL_LAYOUT,
  IMAGE_BANNER,
  IN_BANNER_VIDEO,
  LAYOUTS,
  type SliderOption,
  VIDEO_WITH_END_CARD,
  VPAID_VIDEO,
} from './layout.js'
import {
  createLayoutDefaults,
  createLayoutOptionsSchema,
  includesGlobalModules,
  isLayoutInjected,
  type LayoutOptionValues,
  layoutOptionsSchema,
  missingAssets,
} from './layout-options.js'

const all = [GLOBAL_LAYOUT, ...LAYOUTS]
const options = all.flatMap((layout) => layout.options)
const sliders = options.filter((option): option is SliderOption => option.kind === 'slider')
const schema = createLayoutOptionsSchema(...all)
const listMessages = (values: unknown) => schema.safeParse(values).error?.issues.map(({ message }) => message)

describe('layout catalog', () => {
  it('has the options, bounds and defaults of the product', () => {
    const facts = Object.fromEntries(
      [...GLOBAL_LAYOUT.options, ...IN_BANNER_VIDEO.options]
        .filter(({ hidden }) => !hidden)
        .map((option) => [
          option.key,
          option.kind === 'slider'
            ? `${option.min}..${option.max} ${option.unit} ${option.default}`
            : `${option.kind === 'choice' ? option.choices.length : ''} ${option.default}`,
        ]),
    )
    expect(facts).toEqual({
      ad_duration: '0..120 s 30',
      video_autoplay: '2 yes',
      progress_type: '2 Countdown',
      loop: '2 no',
      controls: '2 yes',
      show_countdown: '2 yes',
      buttons_position: '7 bottom over',
      buttons_sizes: '0..500 % 100',
      video_player_delay: '0..15 s 0',
      video_player_x: '-100..100 % 0',
      video_player_y: '-100..100 % 0',
      video_player_size: '0..300 % 100',
      video_border_radius: '0..300 px 0',
      video_player_arrangement: '2 background',
      buttons_x: '-100..100 % 0',
      buttons_y: '-100..100 % 0',
    })
    expect(new Set(BUTTON_PLACEMENTS).size).toBe(7)
  })

  it('hides the images of the five buttons in forms', () => {
    const hidden = IN_BANNER_VIDEO.options.filter((option) => option.hidden)
    expect(hidden.map(({ kind, label }) => `${kind} ${label}`)).toEqual(
      ['Play', 'Replay', 'Pause', 'Mute', 'Unmute'].map((name) => `image ${name} button`),
    )
  })

  it('has unique options per layout, the same ones in several layouts, and few enough for a creative', () => {
    for (const layout of LAYOUTS) {
      const keys = [...GLOBAL_LAYOUT.options, ...layout.options].map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    }
    for (const { key } of options) expect(new Set(options.filter((option) => option.key === key)).size).toBe(1)
    expect(VIDEO_WITH_END_CARD.options).toEqual(expect.arrayContaining([...IN_BANNER_VIDEO.options]))
    expect(layoutOptionsSchema.parse(createLayoutDefaults(...all))).toEqual(createLayoutDefaults(...all))
  })

  it('finds a layout by id', () => {
    expect(findLayout('in-banner-video')).toBe(IN_BANNER_VIDEO)
    for (const id of [null, '', 'global', '__proto__']) expect(findLayout(id)).toBeUndefined()
  })

  it('gives each type only the options that it follows', () => {
    const layout = 'in-banner-video'
    expect(layoutsWithOptions({ type: 'Banner', layout })).toEqual([GLOBAL_LAYOUT, IN_BANNER_VIDEO])
    expect(layoutsWithOptions({ type: 'Banner', layout: null })).toEqual([GLOBAL_LAYOUT])
    expect(layoutsWithOptions({ type: 'VPAID', layout })).toEqual([VPAID_VIDEO])
    expect(layoutsWithOptions({ type: 'VAST', layout })).toEqual([])
    expect(findCreativeLayout({ type: 'Banner', layout })).toBe(IN_BANNER_VIDEO)
    for (const type of ['VAST', 'VPAID'] as const) expect(findCreativeLayout({ type, layout })).toBeUndefined()
  })
})

describe('layout options', () => {
  it('have valid defaults', () => {
    expect(schema.parse({})).toEqual(createLayoutDefaults(...all))
    for (const option of options) expect(schema.parse({ [option.key]: option.default })).toEqual(schema.parse({}))
  })

  it('accept every number within the bounds', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...sliders)
          .chain((slider) => fc.tuple(fc.constant(slider), fc.double({ ...slider, noNaN: true }))),
        ([{ key }, value]) => {
          expect(schema.parse({ [key]: value })[key]).toBe(value)
        },
      ),
    )
  })

  it('reject other numbers with a message that names the bounds', () => {
    const outside = ({ min, max }: SliderOption) =>
      fc.oneof(
        // -0 sorts below 0, but is equal in every rule.
        fc.double({ max: min, maxExcluded: true, noNaN: true }).filter((value) => value < min),
        fc.double({ min: max, minExcluded: true, noNaN: true }),
        fc.constant(Number.NaN),
      )
    fc.assert(
      fc.property(
        fc.constantFrom(...sliders).chain((slider) => fc.tuple(fc.constant(slider), outside(slider))),
        ([{ key, label, min, max, unit }, value]) => {
          expect(listMessages({ [key]: value })).toEqual([`${label} must be between ${min} and ${max} ${unit}`])
        },
      ),
    )
  })

  it('reject unknown values with a list of the valid ones', () => {
    expect(listMessages({ loop: 'maybe' })).toEqual(['Loop must be one of: yes, no'])
    expect(listMessages({ buttons_position: 'under' })?.[0]).toContain('bottom over')
  })

  it('accept image URLs of web hosts and of our own host only', () => {
    for (const url of ['', 'https://cdn.test/play.png', '/api/assets/a1/play.png'])
      expect(schema.parse({ play_button_image: url }).play_button_image).toBe(url)
    expect(schema.parse({ play_button_image: '//cdn.test/x' }).play_button_image).toBe('https://cdn.test/x')
    for (const url of ['javascript:alert(1)', '/\\evil.test', '/a"onerror="b', 'data:image/png;base64,'])
      expect(listMessages({ play_button_image: url })).toHaveLength(1)
  })

  it('accept colors and short texts only', () => {
    const values = { image_background: '#1A73E8', image_alt: ' "Ride" & <go> ' }
    expect(schema.parse(values)).toMatchObject({ image_background: '#1A73E8', image_alt: '"Ride" & <go>' })
    for (const color of ['red', '#12', '#fff;x:url(//evil.test)', '', 7])
      expect(listMessages({ image_background: color })).toEqual(['Fill in a color such as #ffffff'])
    expect(listMessages({ image_alt: 'x'.repeat(251) })).toEqual(['Alt text has at most 250 characters'])
  })

  it('remove unknown options', () => {
    const stored: unknown = JSON.parse('{"__proto__":{"loop":"yes"},"color":"red"}')
    expect(schema.parse(stored)).toEqual(createLayoutDefaults(...all))
  })
})

describe('generated HTML', () => {
  it('includes the layout only with all required assets', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.array(fc.string()), (requiredAssets, names) => {
        const assets = names.map((name) => ({ name }))
        const isComplete = requiredAssets.every((name) => names.includes(name))
        expect(isLayoutInjected({ requiredAssets }, assets)).toBe(isComplete)
        expect(isLayoutInjected({ requiredAssets }, [...assets, ...requiredAssets.map((name) => ({ name }))])).toBe(
          true,
        )
      }),
    )
    expect(missingAssets(IN_BANNER_VIDEO, [{ name: 'other.mp4' }])).toEqual(['main.mp4'])
    expect(isLayoutInjected(IN_BANNER_VIDEO, [{ name: 'main.mp4' }])).toBe(true)
    expect(missingAssets(VIDEO_WITH_END_CARD, [{ name: 'main.mp4' }])).toEqual(['end card'])
    expect(isLayoutInjected(IMAGE_BANNER, [{ name: 'main.gif' }])).toBe(true)
  })

  it('includes the global modules live, and in a preview with a duration', () => {
    const live: LayoutOptionValues[] = [{}, { ad_duration: 0 }, { ad_duration: 30 }]
    for (const values of live) expect(includesGlobalModules('live', values)).toBe(true)
    expect(includesGlobalModules('preview', { ad_duration: 30 })).toBe(true)
    const without: LayoutOptionValues[] = [{}, { ad_duration: 0 }, { ad_duration: '' }, { video_autoplay: 'yes' }]
    for (const values of without) expect(includesGlobalModules('preview', values)).toBe(false)
  })
})
