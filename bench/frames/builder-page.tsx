import './frames.css'
import { newAdDesign } from '@placard/domain/ad-builder'
import { newLayer } from '@placard/domain/internal/ad-builder'
import { AdBuilder, type BuiltAd } from '@placard/forms/ad-builder'
import { createRoot } from 'react-dom/client'
import { appeared, frameRecorder, offer, root } from '../pages/page-runtime.ts'
import { DRAGGED, LAYER_COUNT, layerBox, SIZES } from './frames-data.ts'

const { layers, ...rest } = newAdDesign()
const shapes = Array.from({ length: LAYER_COUNT - 1 }, (_, index) =>
  newLayer('shape', `layer${index}`, { name: `Shape ${index}`, ...layerBox(index) }),
)
const design = {
  ...rest,
  layers: [
    ...layers.map((layer) => (layer.kind === 'artboard' ? { ...layer, width: 600, height: 400 } : layer)),
    ...shapes,
  ],
  sizes: SIZES.map(([width, height]) => ({
    id: `${width}x${height}`,
    width,
    height,
    layout: 'rules' as const,
    overrides: {},
  })),
}

let last: BuiltAd | undefined
const dragged = () => root().querySelector(`[data-builder-canvas] [data-layer="layer${DRAGGED}"]`)

offer({
  ...frameRecorder(),
  async show() {
    createRoot(root()).render(
      <AdBuilder
        ad={{ design, adSeconds: 30 }}
        onChange={(ad) => {
          last = ad
        }}
        className="h-full"
      />,
    )
    const layer = await appeared(dragged)
    const { x, y, width, height } = layer.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  },
  moved: async () => last !== undefined,
})
