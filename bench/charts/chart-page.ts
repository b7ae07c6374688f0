import { framesDuring, heapBytes, offer, painted, root } from '../pages/page-runtime.ts'
import { type SeriesData, seriesData } from './series-data.ts'

/** A chart library, driven by the benchmark. `prepare` converts the data to its format, which is not measured. */
export interface ChartLibrary<Prepared> {
  prepare: (data: SeriesData) => Prepared
  mount: (element: HTMLElement, prepared: Prepared, width: number, height: number) => void
  update: (prepared: Prepared) => void
  /** Resizes the chart; undefined if the library observes its size. */
  resize?: (width: number, height: number) => void
}

const [WIDTH, NARROW, HEIGHT] = [1200, 1000, 400]

let strokes = 0
const stroke = CanvasRenderingContext2D.prototype.stroke
CanvasRenderingContext2D.prototype.stroke = function counted(...path: []) {
  strokes++
  stroke.apply(this, path)
}

/** Returns the paths that are long enough to be series, without axes and grids. */
const longPaths = () =>
  [...root().querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '').filter((d) => d.length > 300)

/** Returns a check that is true after three new series have been drawn. */
function drawnAnew(): () => boolean {
  const [before, paths] = [strokes, longPaths().join()]
  return () => {
    if (strokes - before >= 3) return true
    const now = longPaths()
    return now.length >= 3 && now.join() !== paths
  }
}

/** Registers the measurements of a library. */
export function offerChart<Prepared>({ prepare, mount, update, resize }: ChartLibrary<Prepared>): void {
  const box = root()
  const show = async (count: number) => {
    box.style.cssText = `width:${WIDTH}px;height:${HEIGHT}px`
    const data = prepare(seriesData(count))
    const ready = drawnAnew()
    return painted(() => mount(box, data, WIDTH, HEIGHT), ready)
  }
  offer({
    async draw(count: number) {
      const before = heapBytes()
      const mounted = await show(count)
      const heap = heapBytes() - before
      const other = prepare(seriesData(count, 1))
      let ready = drawnAnew()
      const updated = await painted(() => update(other), ready)
      ready = drawnAnew()
      const resized = await painted(() => {
        box.style.width = `${NARROW}px`
        resize?.(NARROW, HEIGHT)
      }, ready)
      return { mount: mounted, update: updated, resize: resized, heap: heap / 1e6 }
    },
    async hover(count: number) {
      await show(count)
      await new Promise((resolve) => setTimeout(resolve, 500))
      const { left, width, top } = box.getBoundingClientRect()
      return framesDuring((progress) => {
        const at = { clientX: left + width * (0.1 + 0.8 * progress), clientY: top + HEIGHT / 2, bubbles: true }
        const target = document.elementFromPoint(at.clientX, at.clientY)
        target?.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse' }))
        target?.dispatchEvent(new MouseEvent('mousemove', at))
      })
    },
  })
}
