import { buildTemplate, buttonAt, GLIDE, grow, rise, shapeAt, solid, textAt } from './template-parts.js'

/** Date and place of an event on a dark ground. */
export const EVENT_TEMPLATE = buildTemplate({
  id: 'event',
  name: 'Event',
  description: 'Date, place and tickets',
  fill: { kind: 'gradient', from: '#171335', to: '#3b1c6b', angle: 160 },
  layers: [
    shapeAt('glow', 'Glow', [150, 90, 220, 220], {
      shape: 'ellipse',
      fill: { kind: 'gradient', from: '#ff5fa2', to: '#7a3cff', angle: 45 },
      blend: 'screen',
      opacity: 0.5,
    }),
    shapeAt('card', 'Date card', [22, 26, 70, 78], { fill: solid('#ffffff'), radius: 12 }),
    textAt('month', 'JUN', [22, 34, 70, 18, 13], { color: '#b3206a', align: 'center', letterSpacing: 1.4 }),
    textAt('day', '14', [22, 50, 70, 48, 40], { color: '#171335', align: 'center', fontWeight: 800, lineHeight: 1.1 }),
    textAt('headline', 'Night of open studios', [108, 28, 176, 78, 27], {
      color: '#ffffff',
      lineHeight: 1.15,
      role: 'headline',
    }),
    textAt('details', '40 studios, music and food.\nDoors open at 6 pm.', [22, 122, 250, 46, 15], {
      color: '#e4dcff',
      fontWeight: 500,
      lineHeight: 1.45,
    }),
    buttonAt('action', 'Get tickets', [22, 190, 126, 38, 15], { color: '#171335', fill: solid('#ffd166') }),
  ],
  entrances: [
    { layerID: 'glow', atMs: 0, durationMs: 3600, easing: GLIDE, from: { x: 90, y: 60, scale: 0.6 } },
    { layerID: 'card', atMs: 200, durationMs: 800, from: { y: -40, rotation: -8, opacity: 0 } },
    { layerID: 'month', atMs: 600, from: { opacity: 0 } },
    grow('day', 800, 0.5),
    rise('headline', 1000, 14),
    rise('details', 1500, 10),
    grow('action', 2000, 0.7),
  ],
  sizes: {
    '728x90': {
      glow: [470, -70, 260, 260],
      card: [22, 10, 64, 70],
      month: [22, 17, 64, 16, 12],
      day: [22, 31, 64, 44, 36],
      headline: [106, 12, 300, 34, 27],
      details: null,
      action: [580, 25, 126, 40, 15],
    },
    '160x600': {
      glow: [-30, 300, 260, 260],
      card: [16, 30, 76, 84],
      month: [16, 39, 76, 18, 13],
      day: [16, 57, 76, 50, 42],
      headline: [16, 136, 132, 110, 28],
      details: [16, 258, 130, 110, 15],
      action: [16, 532, 128, 40, 15],
    },
    '320x50': {
      glow: [190, -60, 150, 150],
      card: [8, 5, 40, 40],
      month: [8, 8, 40, 12, 8.5],
      day: [8, 18, 40, 26, 21],
      headline: [60, 6, 148, 38, 16],
      details: null,
      action: [212, 9, 98, 32, 13],
    },
    '300x600': {
      glow: [60, 260, 380, 380],
      card: [28, 44, 92, 102],
      month: [28, 55, 92, 22, 16],
      day: [28, 76, 92, 62, 52],
      headline: [28, 174, 244, 130, 42],
      details: [28, 312, 244, 80, 17],
      action: [28, 524, 150, 48, 17],
    },
  },
})
