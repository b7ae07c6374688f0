import {
  buildTemplate,
  buttonAt,
  drawing,
  grow,
  imageAt,
  rise,
  STRETCHED,
  shapeAt,
  solid,
  textAt,
} from './template-parts.js'

const HILLS = `<path d="M0 70C60 20 110 34 160 62S250 30 300 54V130H0z" fill="#3f7d6e"/><path d="M0 96C50 62 96 74 150 92S240 66 300 88V130H0z" fill="#2c5f58"/><path d="M0 116C70 92 130 104 190 112S270 100 300 110V130H0z" fill="#1d4644"/>`

/** Landscape with a rising sun. */
export const TRAVEL_TEMPLATE = buildTemplate({
  id: 'travel',
  name: 'Travel',
  description: 'A destination with a calm mood',
  fill: { kind: 'gradient', from: '#ffd9a0', to: '#ff9d76', angle: 180 },
  durationMs: 5000,
  assets: [drawing('hills', 'hills.svg', 300, 130, HILLS)],
  layers: [
    shapeAt('sun', 'Sun', [206, 84, 72, 72], { shape: 'ellipse', fill: solid('#fff1cf') }),
    imageAt('land', 'Hills', [0, 120, 300, 130], { assetID: 'hills', fit: 'fill', sizing: STRETCHED }),
    textAt('headline', 'Go somewhere quiet', [22, 24, 256, 70, 29], {
      color: '#3c1f1b',
      fontFamily: 'Georgia, Times, serif',
      lineHeight: 1.1,
    }),
    textAt('details', 'Cabins from 80 a night', [22, 98, 200, 22, 14], { color: '#3c1f1b', fontWeight: 600 }),
    buttonAt('action', 'Find a cabin', [22, 194, 126, 36, 14], { color: '#1d4644', fill: solid('#ffffff') }),
  ],
  entrances: [
    { layerID: 'sun', atMs: 0, durationMs: 3600, easing: 'ease-out', from: { y: 90 } },
    { layerID: 'land', atMs: 0, durationMs: 1400, from: { y: 30 } },
    rise('headline', 500, 14),
    rise('details', 1200, 10),
    grow('action', 1800, 0.7),
  ],
  sizes: {
    '728x90': {
      sun: [440, 10, 62, 62],
      land: [0, 36, 728, 54],
      headline: [24, 16, 350, 36, 28],
      details: [24, 52, 200, 20, 14],
      action: [580, 26, 126, 38, 14],
    },
    '160x600': {
      sun: [50, 262, 90, 90],
      land: [0, 330, 160, 270],
      headline: [16, 40, 134, 110, 24],
      details: [16, 158, 128, 44, 15],
      action: [16, 532, 128, 40, 14],
    },
    '320x50': {
      sun: [168, 6, 34, 34],
      land: [0, 24, 320, 26],
      headline: [12, 6, 200, 20, 15],
      details: null,
      action: [216, 9, 94, 32, 12],
    },
    '300x600': {
      sun: [150, 236, 120, 120],
      land: [0, 330, 300, 270],
      headline: [28, 52, 250, 110, 37],
      details: [28, 164, 244, 26, 17],
      action: [28, 524, 150, 46, 16],
    },
  },
})
