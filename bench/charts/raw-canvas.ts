import { offerChart } from './chart-page.ts'
import { COLORS, type SeriesData } from './series-data.ts'

// Lower bound: each series as one path on a canvas, without axes, texts and pointer.
let canvas: HTMLCanvasElement
let [shown, size]: [SeriesData, [number, number]] = [{ x: new Float64Array(), y: [] }, [0, 0]]
function draw() {
  const [width, height] = size
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return
  let most = 1
  for (const values of shown.y) for (const value of values) most = Math.max(most, value)
  for (const [index, values] of shown.y.entries()) {
    context.beginPath()
    for (let at = 0; at < values.length; at++)
      context.lineTo((at / values.length) * width, height - ((values[at] ?? 0) / most) * height)
    context.strokeStyle = COLORS[index] ?? 'black'
    context.lineWidth = 2
    context.lineJoin = 'bevel'
    context.stroke()
  }
}
offerChart<SeriesData>({
  prepare: (data) => data,
  mount(element, data, width, height) {
    canvas = element.appendChild(document.createElement('canvas'))
    ;[shown, size] = [data, [width, height]]
    draw()
  },
  update(data) {
    shown = data
    draw()
  },
  resize(width, height) {
    size = [width, height]
    draw()
  },
})
