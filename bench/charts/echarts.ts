import { LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { type ECharts, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { offerChart } from './chart-page.ts'
import { COLORS, NAMES } from './series-data.ts'

use([LineChart, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer])
type Points = [number, number][][]

let chart: ECharts
const createSeries = (points: Points) =>
  points.map((data, index) => ({
    type: 'line' as const,
    name: NAMES[index],
    data,
    showSymbol: false,
    sampling: 'minmax' as const,
    lineStyle: { width: 2, color: COLORS[index] },
  }))
offerChart<Points>({
  prepare: ({ x, y }) => y.map((values) => Array.from(values, (value, at) => [x[at] ?? 0, value])),
  mount(element, points) {
    chart = init(element)
    chart.setOption({
      animation: false,
      legend: {},
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'time' },
      yAxis: {},
      series: createSeries(points),
    })
  },
  update: (points) => chart.setOption({ series: createSeries(points) }),
  resize: () => chart.resize(),
})
