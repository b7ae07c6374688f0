import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it } from 'vitest'
import { Sparkline, type SparklineProps } from './sparkline.js'

describePart('Sparkline', (probe) => <Sparkline values={[1, 3, 2]} label="up 12 % in 7 days" {...probe} />)

const draw = async (props: Omit<SparklineProps, 'label'>) => {
  const { container } = await mount(<Sparkline label="course" {...props} />)
  return container.querySelector('svg')!
}

describe('Sparkline', () => {
  it.each<[string, (number | null)[], string]>([
    ['values', [1, 2, 3], 'data'],
    ['one value', [7], 'data'],
    ['zeros', [0, 0, 0], 'flat'],
    ['gaps only', [null, null], 'none'],
    ['nothing', [], 'none'],
  ])('describes %s', async (_, values, state) => {
    for (const kind of ['line', 'bar'] as const) {
      const svg = await draw({ values, kind })
      expect(svg.dataset.state).toBe(state)
      expect(svg.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  it('draws no line to a value in progress, only an open dot', async () => {
    const line = async (partial: boolean) =>
      (await draw({ values: [3, 3.1, 1], partial })).querySelector('path[stroke-linejoin]')?.getAttribute('d')
    expect(await line(false)).toMatch(/L93\.0,/)
    expect(await line(true)).toMatch(/^M3\.0,[\d.]+L48\.0,[\d.]+$/)
    const dots = async (values: (number | null)[]) =>
      (await draw({ values, partial: true })).querySelectorAll('path[stroke-width="5.5"]').length
    expect([await dots([1, 2, 3]), await dots([1, 2, null])]).toEqual([1, 0])
  })

  it('fills its box without distorting its lines', async () => {
    const { container } = await mount(
      <div style={{ width: 300, height: 40 }}>
        <Sparkline values={[1, 3, 2]} label="course" stretch />
      </div>,
    )
    const svg = container.querySelector('svg')!
    expect([svg.clientWidth, svg.clientHeight]).toEqual([300, 40])
    for (const part of svg.querySelectorAll('path'))
      expect(getComputedStyle(part).vectorEffect).toBe('non-scaling-stroke')
  })

  it('draws a zero line if values are negative', async () => {
    const svg = await draw({ values: [4, -4] })
    expect(svg.querySelector('path')?.getAttribute('d')).toBe('M3,14H93')
  })
})
