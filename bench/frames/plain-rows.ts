// Lower bound: forty lines in plain DOM whose text changes with the scroll position.
import { framesDuring, offer, root } from '../pages/page-runtime.ts'
import { FILE_COUNT, fileAt } from './frames-data.ts'

const [HEIGHT, LINES] = [44, 30]

offer({
  async scroll() {
    root().innerHTML = `<div style="height:600px;overflow:auto"><div style="position:relative;height:${FILE_COUNT * HEIGHT}px">${`<div style="position:absolute;height:${HEIGHT}px"></div>`.repeat(LINES)}</div></div>`
    const box = root().firstElementChild as HTMLElement
    const lines = [...(box.firstElementChild as HTMLElement).children] as HTMLElement[]
    const draw = () => {
      const from = Math.floor(box.scrollTop / HEIGHT)
      lines.forEach((line, index) => {
        const { name, size, modified } = fileAt(from + index)
        line.style.transform = `translateY(${(from + index) * HEIGHT}px)`
        line.textContent = `${name} ${size} ${new Date(modified).toISOString()}`
      })
    }
    box.addEventListener('scroll', draw)
    draw()
    return framesDuring(() => {
      box.scrollTop += 240
    })
  },
})
