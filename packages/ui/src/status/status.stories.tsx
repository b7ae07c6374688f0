import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VISION_MATRIX, VISIONS } from '../testing/color-vision.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import type { Tone } from '../tone.js'
import { Status } from './status.js'

const statuses: [Tone, string][] = [
  ['success', 'Live'],
  ['warning', 'Ends in 3 days'],
  ['danger', 'Failed'],
  ['info', 'Draft'],
  ['neutral', 'Ended'],
]
const visions: Record<string, string> = {
  normal: 'Full color vision',
  protan: 'No long cones (red)',
  deutan: 'No middle cones (green)',
  tritan: 'No short cones (blue)',
  grey: 'No colors',
}
const filters: Record<string, string | undefined> = {
  ...Object.fromEntries(Object.keys(VISION_MATRIX).map((vision) => [vision, `url(#seen-${vision})`])),
  grey: 'grayscale(1)',
}

const meta = { title: 'Status', component: Status, args: { tone: 'success', children: 'Live' } } satisfies Meta<
  typeof Status
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('Live')
    await expectToTheRight(text.parentElement!.querySelector('svg')!, text)
  },
}

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Status tone="success">Live</Status>
      <Status tone="warning">Ends in 3 days</Status>
      <Status tone="danger">Failed</Status>
      <Status tone="info">Draft</Status>
      <Status tone="neutral">Ended</Status>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const word of ['Live', 'Ends in 3 days', 'Failed', 'Draft', 'Ended']) {
      const pill = within(canvasElement).getByText(word).parentElement
      await expect(pill?.querySelector('svg')).toBeVisible()
    }
  },
}

/** All statuses for each kind of color blindness and without color: icon and text distinguish them. */
export const AllStatuses: Story = {
  render: () => (
    <>
      <svg aria-hidden width={0} height={0} className="absolute">
        <title>Color vision</title>
        {Object.entries(VISION_MATRIX).map(([vision, rows]) => (
          <filter key={vision} id={`seen-${vision}`} colorInterpolationFilters="linearRGB">
            <feColorMatrix values={[...rows.map((row) => [...row, 0, 0].join(' ')), '0 0 0 1 0'].join(' ')} />
          </filter>
        ))}
      </svg>
      <table className="border-separate border-spacing-x-4 border-spacing-y-2 text-dense">
        <caption className="sr-only">Statuses by color vision</caption>
        <tbody>
          {[...VISIONS, 'grey'].map((vision) => (
            <tr key={vision} style={{ filter: filters[vision] }}>
              <th scope="row" className="pe-4 text-start font-normal text-ink-muted">
                {visions[vision]}
              </th>
              {statuses.map(([tone, word]) => (
                <td key={tone}>
                  <Status tone={tone}>{word}</Status>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('tr:first-child td svg')].map((icon) => icon.innerHTML)
    await expect(new Set(icons).size).toBe(statuses.length)
  },
}

export const LongContent: Story = {
  render: () => (
    <div className="w-48">
      <Status tone="warning">Waits for the assets of another campaign</Status>
    </div>
  ),
}

export const States = showStates(meta, { Default, LongContent })
