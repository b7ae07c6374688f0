import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { offerChart } from './chart-page.ts'
import { COLORS, NAMES } from './series-data.ts'

let chart: uPlot
offerChart<uPlot.AlignedData>({
  prepare: ({ x, y }) => [x.map((moment) => moment / 1000), ...y],
  mount(element, data, width, height) {
    const series = NAMES.map((label, index) => ({ label, stroke: COLORS[index], width: 2 }))
    chart = new uPlot({ width, height: height - 40, series: [{}, ...series] }, data, element)
  },
  update: (data) => chart.setData(data),
  resize: (width, height) => chart.setSize({ width, height: height - 40 }),
})
