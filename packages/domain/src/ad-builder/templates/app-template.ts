import { buildTemplate, buttonAt, drawing, grow, imageAt, rise, shapeAt, solid, textAt } from './template-parts.js'

const SCREEN = `<rect width="120" height="230" rx="18" fill="#0f2733"/><rect x="5" y="5" width="110" height="220" rx="14" fill="#f4fbfa"/><rect x="44" y="10" width="32" height="7" rx="3.5" fill="#0f2733"/><rect x="16" y="32" width="52" height="9" rx="4" fill="#0f2733"/><rect x="16" y="47" width="34" height="6" rx="3" fill="#9fb8bb"/><rect x="16" y="66" width="88" height="38" rx="9" fill="#0e9f8e"/><rect x="26" y="76" width="44" height="7" rx="3" fill="#fff"/><rect x="26" y="88" width="28" height="5" rx="2.5" fill="#bdeee7"/><rect x="16" y="114" width="40" height="40" rx="9" fill="#ffcf70"/><rect x="64" y="114" width="40" height="40" rx="9" fill="#cfe8ff"/><path d="M18 170h70M18 184h84M18 198h52" stroke="#c9dcdd" stroke-width="6" stroke-linecap="round"/>`

/** App with a drawing of its screen. */
export const APP_TEMPLATE = buildTemplate({
  id: 'app',
  name: 'App download',
  description: 'An app and what it does',
  fill: { kind: 'gradient', from: '#d9f5f0', to: '#a9e3dc', angle: 180 },
  assets: [drawing('screen', 'phone.svg', 120, 230, SCREEN)],
  layers: [
    shapeAt('blob', 'Blob', [156, 46, 190, 250], { shape: 'ellipse', fill: solid('#0e9f8e2e'), rotation: -18 }),
    imageAt('phone', 'Phone', [178, 34, 106, 204], {
      assetID: 'screen',
      alt: 'Phone with a plan for the day',
      rotation: 6,
      sizing: { horizontal: 'right', vertical: 'middle', scale: 'fit', minWidth: 0, minHeight: 0 },
    }),
    textAt('headline', 'Your day, sorted.', [22, 30, 150, 88, 27], {
      color: '#0f2733',
      fontWeight: 800,
      lineHeight: 1.05,
    }),
    textAt('details', 'Plans, lists and reminders in one place.', [22, 126, 142, 58, 13], {
      color: '#1d4350',
      fontWeight: 500,
      lineHeight: 1.35,
    }),
    buttonAt('action', 'Get the app', [22, 194, 124, 36, 14], { color: '#ffffff', fill: solid('#0f2733') }),
  ],
  entrances: [
    { layerID: 'blob', atMs: 0, durationMs: 1500, from: { rotation: -60, scale: 0.6, opacity: 0 } },
    { layerID: 'phone', atMs: 200, durationMs: 1100, from: { y: 140, rotation: 14, opacity: 0 } },
    rise('headline', 700, 18),
    rise('details', 1200, 10),
    grow('action', 1700, 0.7),
  ],
  sizes: {
    '728x90': {
      blob: [20, -40, 130, 190],
      phone: [50, 8, 60, 150],
      headline: [158, 28, 276, 34, 24],
      details: [440, 25, 134, 42, 13],
      action: [584, 26, 122, 38, 14],
    },
    '160x600': {
      blob: [-40, 220, 240, 300],
      phone: [24, 228, 112, 260],
      headline: [16, 34, 132, 94, 28],
      details: [16, 132, 130, 64, 14],
      action: [16, 532, 128, 40, 14],
    },
    '320x50': {
      blob: [-10, -30, 90, 110],
      phone: [16, 5, 40, 100],
      headline: [66, 8, 144, 34, 15],
      details: null,
      action: [216, 9, 94, 32, 12],
    },
    '300x600': {
      blob: [10, 200, 330, 360],
      phone: [74, 206, 156, 300],
      headline: [28, 40, 244, 100, 44],
      details: [28, 142, 230, 50, 16],
      action: [76, 528, 148, 46, 16],
    },
  },
})
