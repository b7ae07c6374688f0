// Lower bound: 200 boxes in plain DOM, one of which follows the pointer.
import { frameRecorder, offer, root } from '../pages/page-runtime.ts'
import { DRAGGED, LAYER_COUNT, layerBox } from './frames-data.ts'

offer({
  ...frameRecorder(),
  async show() {
    const artboard = document.createElement('div')
    artboard.style.cssText = 'position:relative;width:600px;height:400px;background:#fff'
    for (let index = 0; index < LAYER_COUNT; index++) {
      const { x, y, width, height } = layerBox(index)
      const layer = document.createElement('div')
      layer.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;background:#3b6fd4`
      artboard.append(layer)
    }
    root().append(artboard)
    const dragged = artboard.children[DRAGGED] as HTMLElement
    const rect = dragged.getBoundingClientRect()
    const start = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
    document.addEventListener('pointermove', ({ clientX, clientY }) => {
      dragged.style.transform = `translate(${clientX - start.x}px, ${clientY - start.y}px)`
    })
    return start
  },
  moved: async () => root().querySelector('[style*="translate"]') !== null,
})
