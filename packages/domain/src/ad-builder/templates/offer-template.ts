import { buildTemplate, buttonAt, grow, rise, shapeAt, solid, textAt } from './template-parts.js'

/** Bold discount on a warm ground. */
export const OFFER_TEMPLATE = buildTemplate({
  id: 'offer',
  name: 'Limited offer',
  description: 'A discount that ends soon',
  fill: { kind: 'gradient', from: '#d63a1c', to: '#a80f58', angle: 135 },
  layers: [
    shapeAt('big', 'Large circle', [178, -66, 200, 200], { shape: 'ellipse', fill: solid('#ffffff1f') }),
    shapeAt('small', 'Small circle', [214, 152, 130, 130], { shape: 'ellipse', fill: solid('#ffd0661f') }),
    textAt('eyebrow', 'THIS WEEK ONLY', [24, 26, 240, 18, 12], { color: '#ffe3b8', letterSpacing: 1.6 }),
    textAt('headline', 'Up to 50%\u00A0off', [24, 48, 240, 104, 46], {
      color: '#ffffff',
      fontWeight: 800,
      lineHeight: 1.05,
      letterSpacing: -1,
    }),
    textAt('details', 'On everything in the shop', [24, 156, 240, 22, 15], { color: '#ffffff', fontWeight: 500 }),
    buttonAt('action', 'Shop the sale', [24, 192, 140, 38, 15], { color: '#96104d', fill: solid('#ffffff') }),
  ],
  entrances: [
    { layerID: 'big', atMs: 0, durationMs: 1400, from: { scale: 0.4, opacity: 0 } },
    { layerID: 'small', atMs: 200, durationMs: 1400, from: { scale: 0.4, opacity: 0 } },
    rise('eyebrow', 200, 10),
    rise('headline', 400, 24),
    rise('details', 900, 10),
    grow('action', 1400, 0.6),
  ],
  sizes: {
    '728x90': {
      big: [560, -80, 240, 240],
      small: [470, 30, 120, 120],
      eyebrow: [24, 14, 260, 16, 12],
      headline: [24, 32, 310, 46, 37],
      details: [340, 36, 200, 20, 15],
      action: [566, 25, 138, 40, 15],
    },
    '160x600': {
      big: [30, 250, 220, 220],
      small: [-50, 410, 160, 160],
      eyebrow: [16, 36, 136, 16, 11],
      headline: [16, 62, 136, 110, 31],
      details: [16, 182, 128, 44, 15],
      action: [16, 532, 128, 40, 14],
    },
    '320x50': {
      big: [230, -60, 140, 140],
      small: null,
      eyebrow: null,
      headline: [14, 12, 184, 28, 21],
      details: null,
      action: [200, 9, 110, 32, 12],
    },
    '300x600': {
      big: [110, 250, 300, 300],
      small: [-60, 430, 200, 200],
      eyebrow: [28, 56, 244, 18, 13],
      headline: [28, 86, 252, 140, 56],
      details: [28, 226, 244, 24, 17],
      action: [28, 518, 164, 48, 17],
    },
  },
})
