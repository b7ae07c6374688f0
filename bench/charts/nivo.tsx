import { Line } from '@nivo/line'
import { createRoot, type Root } from 'react-dom/client'
import { offerChart } from './chart-page.ts'
import { COLORS, NAMES } from './series-data.ts'

type Data = { id: string; data: { x: number; y: number }[] }[]

let app: Root
let [data, size]: [Data, [number, number]] = [[], [0, 0]]
const draw = () =>
  app.render(
    <Line
      data={data}
      width={size[0]}
      height={size[1]}
      margin={{ top: 12, right: 24, bottom: 32, left: 60 }}
      xScale={{ type: 'linear', min: 'auto', max: 'auto' }}
      axisBottom={{ tickValues: 6 }}
      enableGridX={false}
      colors={COLORS}
      enablePoints={false}
      enableSlices="x"
      animate={false}
    />,
  )
offerChart<Data>({
  prepare: ({ x, y }) =>
    y.map((values, index) => ({
      id: NAMES[index] ?? '',
      data: Array.from(values, (value, at) => ({ x: x[at] ?? 0, y: value })),
    })),
  mount(element, prepared, width, height) {
    app = createRoot(element)
    ;[data, size] = [prepared, [width, height]]
    draw()
  },
  update(prepared) {
    data = prepared
    draw()
  },
  resize(width, height) {
    size = [width, height]
    draw()
  },
})
