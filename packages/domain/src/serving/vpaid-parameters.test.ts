import { expect, it } from 'vitest'
import { GLOBAL_LAYOUT, LAYOUTS, type LayoutOption, VPAID_VIDEO } from '../layout/layout.js'
import { publishedBanner } from '../testing/published-banner.js'
import { buildVpaidParameters } from './vpaid-parameters.js'

const createParameters = (key?: string, value?: string | number) => {
  const options = key !== undefined && value !== undefined ? { [key]: value } : {}
  const creative = publishedBanner({ type: 'VPAID', layout: 'video-with-end-card', options })
  return buildVpaidParameters(creative, [{ url: 'https://files.test/main.mp4', type: 'video/mp4' }])
}
const otherValue = (option: LayoutOption): string | number => {
  if (option.kind === 'choice') return option.choices.find((choice) => choice !== option.default) ?? ''
  if (option.kind === 'slider') return option.default === option.max ? option.min : option.max
  if (option.kind === 'color') return '#123456'
  return option.kind === 'image' ? 'https://files.test/play.png' : 'Ride'
}

it('passes every option that a VPAID creative offers, and no other', () => {
  const offered = VPAID_VIDEO.options.map(({ key }) => key)
  for (const option of [GLOBAL_LAYOUT, ...LAYOUTS].flatMap(({ options }) => options)) {
    const isPassed =
      JSON.stringify(createParameters(option.key, otherValue(option))) !== JSON.stringify(createParameters())
    expect([option.key, isPassed]).toEqual([option.key, offered.includes(option.key)])
  }
})
