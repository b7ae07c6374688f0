import { createRoot, type Root } from 'react-dom/client'
import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { offerChart } from './chart-page.ts'
import { COLORS, NAMES } from './series-data.ts'

type Rows = Record<string, number>[]

let app: Root
let [rows, size]: [Rows, [number, number]] = [[], [0, 0]]
const draw = () =>
  app.render(
    <LineChart data={rows} width={size[0]} height={size[1]}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="x" type="number" domain={['dataMin', 'dataMax']} />
      <YAxis />
      <Tooltip />
      <Legend />
      {NAMES.map((name, index) => (
        <Line key={name} dataKey={name} stroke={COLORS[index]} strokeWidth={2} dot={false} isAnimationActive={false} />
      ))}
    </LineChart>,
  )
offerChart<Rows>({
  prepare: ({ x, y }) =>
    Array.from(x, (moment, at) => ({
      x: moment,
      ...Object.fromEntries(NAMES.map((name, index) => [name, y[index]?.[at] ?? 0])),
    })),
  mount(element, prepared, width, height) {
    app = createRoot(element)
    ;[rows, size] = [prepared, [width, height]]
    draw()
  },
  update(prepared) {
    rows = prepared
    draw()
  },
  resize(width, height) {
    size = [width, height]
    draw()
  },
})
