import { regularSteps, TimeSeriesChart, type TimeSeriesChartProps } from '@placard/charts'
import { createRoot, type Root } from 'react-dom/client'
import './placard.css'
import { offerChart } from './chart-page.ts'
import { NAMES } from './series-data.ts'

type Prepared = Pick<TimeSeriesChartProps, 'buckets' | 'series'>

let app: Root
const draw = (prepared: Prepared) =>
  app.render(<TimeSeriesChart title="Impressions" metric="impressions" tzCode="UTC" {...prepared} />)

offerChart<Prepared>({
  prepare: ({ x, y }) => ({
    buckets: regularSteps(new Date(x[0] ?? 0).toISOString(), x.length),
    series: y.map((values, index) => ({ id: `${index}`, name: NAMES[index] ?? '', values })),
  }),
  mount(element, prepared) {
    app = createRoot(element)
    draw(prepared)
  },
  update: draw,
})
