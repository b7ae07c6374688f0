import { mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SketchChart } from '../../testing/sketch-chart.js'
import { chartPicture, pictureFile } from './chart-picture.js'

const box = () => {
  const element = document.querySelector<HTMLElement>('[data-slot="chart-frame-body"]')
  if (!element) throw new Error('There is no chart')
  return element
}
const legend = () => document.querySelector<HTMLElement>('[data-slot="chart-legend"]')
const drawn = (notes: string[] = []) =>
  chartPicture({ title: 'Delivery', drawn: box(), ground: box(), legend: legend(), notes })

async function parsed(drawing: SVGSVGElement) {
  const text = await (await pictureFile(drawing, 'svg')).text()
  const read = new DOMParser().parseFromString(text, 'image/svg+xml')
  expect(read.querySelector('parsererror')).toBeNull()
  return { text, words: [...read.querySelectorAll('text')].map(({ textContent }) => textContent) }
}

/** Counts the pixels of a PNG whose color matches. */
async function pixels(png: Blob, count: (red: number, green: number, blue: number) => boolean) {
  const image = await createImageBitmap(png)
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (!canvas) throw new Error('No canvas')
  canvas.drawImage(image, 0, 0)
  const { data } = canvas.getImageData(0, 0, image.width, image.height)
  let found = 0
  for (let at = 0; at < data.length; at += 4) if (count(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) found++
  return { found, width: image.width, height: image.height }
}

const near = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return (r: number, g: number, b: number) => Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 12
}

it('draws title, legend, chart and notes as a self-contained file', async () => {
  await mount(<SketchChart title="Delivery" />)
  const { text, words } = await parsed(drawn(['7–13 Oct 2025, UTC', '13 Oct is still being counted & summed.']))
  for (const expected of ['Delivery', 'City launch', 'Winter timetable', '200K', '7 Oct', '7–13 Oct 2025, UTC'])
    expect(words).toContain(expected)
  expect(text).not.toMatch(/var\(|oklch|class=|aria-|currentcolor/i)
  expect(text).toMatch(/font-family="[^"]+"/)
  // The interaction layer is not part of the picture.
  expect(text).not.toContain('arrow keys')
})

it('omits hidden series from the legend', async () => {
  await mount(<SketchChart title="Delivery" />)
  await userEvent.click(page.getByRole('button', { name: 'Night lines' }))
  const { words } = await parsed(drawn())
  expect(words).toContain('Bike month')
  expect(words).not.toContain('Night lines')
})

it.each(['light', 'dark'] as const)(
  'has twice the pixels in a PNG, on the ground and in the colors seen: %s',
  async (theme) => {
    document.documentElement.dataset.theme = theme
    await mount(<SketchChart title="Delivery" />)
    const drawing = drawn(['7–13 Oct 2025, UTC'])
    const { width, height } = { width: drawing.width.baseVal.value, height: drawing.height.baseVal.value }
    const png = await pictureFile(drawing, 'png')
    const [first, ground] = theme === 'light' ? ['#2a60ca', '#ffffff'] : ['#6a97ec', '#14181d']
    const series = await pixels(png, near(first))
    expect(series).toMatchObject({ width: width * 2, height: height * 2 })
    // The line is two pixels wide over most of the plot, at twice the size.
    expect(series.found).toBeGreaterThan(width * 2)
    const behind = await pixels(png, near(ground))
    expect(behind.found).toBeGreaterThan(width * height * 2)
  },
)

it('draws HTML and canvas content in place', async () => {
  const paint = (canvas: HTMLCanvasElement | null) => {
    const context = canvas?.getContext('2d')
    if (!context) return
    context.fillStyle = '#00ff00'
    context.fillRect(0, 0, 40, 40)
  }
  await mount(
    <div className="w-100 bg-surface p-4 text-ink" data-slot="chart-frame-body">
      <p>Reached 75% of the video, which is more than it was</p>
      <div className="h-6 w-40 rounded-bar" style={{ background: '#ff0000' }} />
      <canvas ref={paint} width={40} height={40} />
      <p className="sr-only">for readers only</p>
      <p hidden>not shown</p>
      <p className="w-20 truncate">A name that is cut off here</p>
    </div>,
  )
  const drawing = chartPicture({ title: 'Funnel', drawn: box(), ground: box() })
  const { words, text } = await parsed(drawing)
  expect(words.slice(1).join(' ')).toBe(
    'Reached 75% of the video, which is more than it was A name that is cut off here',
  )
  // Line breaks are those of the page.
  expect(words.length).toBeGreaterThan(3)
  expect(text).toContain('fill="#ff0000"')
  const png = await pictureFile(drawing, 'png')
  expect((await pixels(png, near('#ff0000'))).found).toBeGreaterThan(160 * 24 * 4 * 0.95)
  expect((await pixels(png, near('#00ff00'))).found).toBe(40 * 40 * 4)
})

it('uses a drawing made for the picture, with the tokens of its chart', async () => {
  await mount(<SketchChart title="Delivery" />)
  const own = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  own.setAttribute('width', '200')
  own.setAttribute('height', '100')
  own.innerHTML = '<rect width="200" height="100" fill="var(--placard-chart-1)" fill-opacity="0.5"/>'
  const { text } = await parsed(chartPicture({ title: 'Delivery', drawn: own, ground: box() }))
  expect(text).toContain('fill="#2a60ca" fill-opacity="0.5"')
  expect(own.isConnected).toBe(false)
})

it('embeds the fonts it uses, and no others', async () => {
  const sheet = document.head.appendChild(document.createElement('style'))
  const face = (family: string, range: string) =>
    `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,AAAA) format("woff2"); unicode-range: ${range}; }`
  sheet.textContent = [face('"House Sans"', 'U+0-FF'), face('"House Sans"', 'U+400-45F'), face('Other', 'U+0-FF')].join(
    '',
  )
  try {
    await mount(
      <div style={{ fontFamily: '"House Sans", sans-serif' }}>
        <SketchChart title="Delivery" />
      </div>,
    )
    const { text } = await parsed(drawn())
    expect(text.match(/@font-face\{[^}]+\}/g)).toEqual([
      '@font-face{font-family:"House Sans";font-weight:100 900;unicode-range:U+0-FF;src:url(data:font/woff2;base64,AAAA)}',
    ])
  } finally {
    sheet.remove()
  }
})
