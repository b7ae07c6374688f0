import { Chart, Decimation, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip } from 'chart.js'
import { offerChart } from './chart-page.ts'
import { COLORS, NAMES } from './series-data.ts'

Chart.register(LineController, LineElement, PointElement, LinearScale, Decimation, Legend, Tooltip)
type Points = { x: number; y: number }[][]

let chart: Chart<'line', { x: number; y: number }[]>
offerChart<Points>({
  prepare: ({ x, y }) => y.map((values) => Array.from(values, (value, at) => ({ x: x[at] ?? 0, y: value }))),
  mount(element, points) {
    const canvas = element.appendChild(document.createElement('canvas'))
    chart = new Chart(canvas, {
      type: 'line',
      data: {
        datasets: points.map((data, index) => ({
          data,
          label: NAMES[index],
          borderColor: COLORS[index],
          borderWidth: 2,
          pointRadius: 0,
        })),
      },
      options: {
        animation: false,
        parsing: false,
        normalized: true,
        maintainAspectRatio: false,
        interaction: { mode: 'index', intersect: false, axis: 'x' },
        scales: { x: { type: 'linear' } },
        plugins: { decimation: { enabled: true, algorithm: 'min-max' } },
      },
    })
  },
  update(points) {
    for (const [index, data] of points.entries()) {
      const dataset = chart.data.datasets[index]
      if (dataset) dataset.data = data
    }
    chart.update('none')
  },
})
