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
  ])('knows what %s are', async (_, values, state) => {
    for (const kind of ['line', 'bar'] as const) {
      const svg = await draw({ values, kind })
      expect(svg.dataset.state).toBe(state)
      expect(svg.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  it('dots the way to a value that is still being counted, and only that', async () => {
    const svg = await draw({ values: [1, 2, 3], partial: true })
    expect(svg.querySelector('path[stroke-dasharray]')?.getAttribute('d')).toMatch(/^M48\.0,.*L93\.0,/)
    expect((await draw({ values: [1, 2, 3] })).querySelector('path[stroke-dasharray]')).toBeNull()
    expect((await draw({ values: [1, 2, null], partial: true })).querySelector('circle')).toBeNull()
  })

  it('draws a zero line below which it can fall', async () => {
    const svg = await draw({ values: [4, -4] })
    expect(svg.querySelector('path')?.getAttribute('d')).toBe('M3,14H93')
  })
})
