import { buildTemplate, buttonAt, drawing, grow, imageAt, rise, shapeAt, solid, textAt } from './template-parts.js'

const LAMP = `<path d="M60 150h40" stroke="#2b2a33" stroke-width="8" stroke-linecap="round"/><path d="M80 148V92" stroke="#2b2a33" stroke-width="6"/><path d="M52 30h56l24 62H28z" fill="#e8663c"/><path d="M52 30h20L50 92H28z" fill="#f08a5d"/><ellipse cx="80" cy="92" rx="52" ry="7" fill="#ffd98a"/>`

/** Product with its price on a light ground. */
export const PRODUCT_TEMPLATE = buildTemplate({
  id: 'product',
  name: 'Product launch',
  description: 'One product with its price',
  fill: solid('#f6efe6'),
  assets: [drawing('lamp', 'lamp.svg', 160, 160, LAMP)],
  layers: [
    shapeAt('disc', 'Disc', [148, 34, 168, 168], { shape: 'ellipse', fill: solid('#f3d9b8') }),
    imageAt('photo', 'Product', [152, 40, 144, 160], { assetID: 'lamp', alt: 'Table lamp with an orange shade' }),
    textAt('brand', 'NEW IN', [22, 28, 120, 16, 11], { color: '#a33f17', letterSpacing: 1.8 }),
    textAt('headline', 'Light, made simple', [22, 50, 136, 90, 26], {
      color: '#2b2a33',
      fontFamily: 'Georgia, Times, serif',
      lineHeight: 1.1,
    }),
    textAt('price', 'From 49', [22, 146, 120, 26, 18], { color: '#2b2a33', fontWeight: 600 }),
    buttonAt('action', 'View the lamp', [22, 192, 132, 36, 14], { color: '#ffffff', fill: solid('#2b2a33') }),
  ],
  entrances: [
    grow('disc', 0, 0.3),
    { layerID: 'photo', atMs: 300, durationMs: 900, from: { y: -60, opacity: 0 } },
    rise('brand', 700, 8),
    rise('headline', 900, 14),
    rise('price', 1400, 8),
    grow('action', 1800, 0.7),
  ],
  sizes: {
    '728x90': {
      disc: [34, -30, 150, 150],
      photo: [66, 4, 82, 84],
      brand: [206, 16, 120, 14, 11],
      headline: [206, 31, 260, 40, 29],
      price: [476, 34, 90, 24, 18],
      action: [574, 26, 132, 38, 14],
    },
    '160x600': {
      disc: [-10, 250, 180, 180],
      photo: [8, 262, 144, 160],
      brand: [16, 34, 128, 16, 11],
      headline: [16, 58, 132, 110, 28],
      price: [16, 184, 128, 26, 18],
      action: [16, 532, 128, 40, 14],
    },
    '320x50': {
      disc: [6, -14, 78, 78],
      photo: [20, 3, 46, 46],
      brand: null,
      headline: [84, 8, 122, 34, 15],
      price: null,
      action: [210, 9, 102, 32, 11],
    },
    '300x600': {
      disc: [20, 236, 260, 260],
      photo: [50, 258, 200, 222],
      brand: [28, 44, 200, 18, 13],
      headline: [28, 72, 244, 100, 40],
      price: [28, 176, 200, 30, 22],
      action: [28, 528, 160, 46, 16],
    },
  },
})
