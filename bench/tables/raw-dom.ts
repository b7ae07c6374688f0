// Lower bound: forty lines in plain DOM over the same columns, sorted and filtered on the main thread.
import { root } from '../pages/page-runtime.ts'
import { cellText, IDS, type TableData, type TextColumn, WORDS } from './table-data.ts'
import { offerTable } from './table-page.ts'

const [HEIGHT, LINES] = [36, 40]
let data: TableData
let order: Uint32Array
let box: HTMLElement
let lines: HTMLElement[]

function draw() {
  const from = Math.floor(box.scrollTop / HEIGHT)
  lines.forEach((line, index) => {
    const row = order[from + index]
    line.style.transform = `translateY(${(from + index) * HEIGHT}px)`
    ;[...line.children].forEach((cell, place) => {
      cell.textContent = row === undefined ? '' : cellText(data, IDS[place] ?? '', row)
    })
  })
}
function bySpend(rows: Uint32Array) {
  const spend = data.columns.spend as Float64Array
  order = rows.sort((a, b) => (spend[b] ?? 0) - (spend[a] ?? 0))
  box.scrollTop = 0
  draw()
}
const every = () => Uint32Array.from({ length: data.length }, (_, row) => row)

offerTable<TableData>({
  prepare: (made) => made,
  mount(element, prepared) {
    data = prepared
    order = every()
    const cells = IDS.map(() => '<span style="display:inline-block;width:100px"></span>').join('')
    element.innerHTML = `<div style="height:600px;overflow:auto"><div style="position:relative;height:${Math.min(data.length * HEIGHT, 3e7)}px">${`<div style="position:absolute;height:${HEIGHT}px">${cells}</div>`.repeat(LINES)}</div></div>`
    box = element.firstElementChild as HTMLElement
    lines = [...(box.firstElementChild as HTMLElement).children] as HTMLElement[]
    box.addEventListener('scroll', draw)
    draw()
  },
  sort: () => bySpend(order),
  filter() {
    const { labels, codes } = data.columns.creative as TextColumn
    const has = labels.map((label) => label.includes(WORDS))
    bySpend(every().filter((row) => has[codes[row] ?? 0]))
  },
  first: () => root().querySelector('div > div > div')?.textContent ?? '',
  scroller: () => box,
})
