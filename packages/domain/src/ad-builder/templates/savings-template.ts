import type { ContentLayer } from '../ad-layer.js'
import { buildTemplate, buttonAt, grow, rise, shapeAt, solid, textAt } from './template-parts.js'

/** Heights of the chart's bars in px, from left to right. */
const BARS = [36, 58, 50, 84, 112]
const FLOOR = 226

const bar = (height: number, index: number): ContentLayer =>
  shapeAt(`bar${index + 1}`, `Bar ${index + 1}`, [158 + index * 26, FLOOR - height, 18, height], {
    fill: solid(index === BARS.length - 1 ? '#7cf2b4' : '#2f5d8f'),
    radius: 5,
  })

/** Returns the places of the bars in a size: their left side, floor, distance, width and factor of their heights. */
const barsAt = (left: number, floor: number, step: number, width: number, factor: number) =>
  Object.fromEntries(
    BARS.map((height, index) => {
      const scaled = Math.round(height * factor)
      return [`bar${index + 1}`, [left + index * step, floor - scaled, width, scaled] as const]
    }),
  )

/** Growing chart for finance and subscriptions. */
export const SAVINGS_TEMPLATE = buildTemplate({
  id: 'savings',
  name: 'Results',
  description: 'A number that grows',
  fill: solid('#0c2340'),
  durationMs: 5000,
  layers: [
    ...BARS.map(bar),
    textAt('headline', 'Save more every month', [22, 26, 230, 72, 30], {
      color: '#ffffff',
      fontWeight: 800,
      lineHeight: 1.12,
    }),
    textAt('details', 'Set it up once.\nIt grows by itself.', [22, 112, 130, 48, 14], {
      color: '#c3d6ec',
      fontWeight: 500,
      lineHeight: 1.4,
    }),
    buttonAt('action', 'Start saving', [22, 190, 120, 36, 14], { color: '#0c2340', fill: solid('#7cf2b4') }),
  ],
  entrances: [
    rise('headline', 200, 16),
    rise('details', 700, 10),
    ...BARS.map((height, index) => ({
      layerID: `bar${index + 1}`,
      atMs: 900 + index * 180,
      durationMs: 900,
      from: { y: height - 1, height: 1, opacity: 0 },
    })),
    grow('action', 2400, 0.7),
  ],
  sizes: {
    '728x90': {
      ...barsAt(434, 78, 24, 16, 0.58),
      headline: [24, 14, 380, 38, 30],
      details: [24, 54, 380, 20, 14],
      action: [586, 26, 120, 38, 14],
    },
    '160x600': {
      ...barsAt(16, 490, 27, 20, 1.9),
      headline: [16, 34, 132, 130, 30],
      details: [16, 174, 130, 60, 14],
      action: [16, 532, 128, 40, 14],
    },
    '320x50': {
      ...barsAt(158, 42, 10, 7, 0.28),
      headline: [12, 7, 146, 36, 15],
      details: null,
      action: [216, 9, 94, 32, 12],
    },
    '300x600': {
      ...barsAt(28, 486, 50, 38, 2),
      headline: [28, 46, 244, 130, 42],
      details: [28, 182, 244, 50, 17],
      action: [28, 526, 150, 46, 16],
    },
  },
})
