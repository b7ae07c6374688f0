import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { ColumnResizer, type ColumnResizerProps } from './column-resizer.js'

const FIT = 104

function Heads({ label, ...props }: ColumnResizerProps) {
  const [kept, keep] = useState(160)
  const [width, setWidth] = useState(kept)
  return (
    <div className="overflow-hidden rounded-card border border-line-subtle bg-surface">
      <table className="table-fixed border-collapse text-dense" style={{ width: width + 260 }}>
        <thead className="bg-sunken text-caption text-ink-muted">
          <tr>
            <th scope="col" style={{ width: 160 }} className="relative h-9 px-4 text-start font-medium">
              Creative
            </th>
            <th scope="col" style={{ width }} className="relative px-3 text-end font-medium">
              {label}
              <ColumnResizer
                {...props}
                label={label}
                width={width}
                onWidthChange={setWidth}
                onWidthCommit={keep}
                onWidthCancel={() => setWidth(kept)}
                onFit={() => {
                  setWidth(FIT)
                  keep(FIT)
                }}
              />
            </th>
            <th scope="col" style={{ width: 100 }} className="relative px-3 text-end font-medium">
              CTR
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="h-11">
            <td className="truncate px-4">Autumn launch</td>
            <td className="px-3 text-end">18,402</td>
            <td className="px-3 text-end">1.53%</td>
          </tr>
        </tbody>
      </table>
      <output className="sr-only">Kept: {kept}</output>
    </div>
  )
}

const meta = {
  title: 'ColumnResizer',
  tags: ['experimental'],
  component: ColumnResizer,
  args: { label: 'Clicks' },
  render: Heads,
} satisfies Meta<typeof ColumnResizer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const edge = within(canvasElement).getByRole('separator', { name: 'Width of Clicks' })
    await expect(edge).toHaveFocus()
    await expect(edge).toHaveAttribute('aria-valuetext', 'Clicks, 160 pixels')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    const edge = within(canvasElement).getByRole('separator')
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '168'))
    await expectToTheRight(within(canvasElement).getByRole('columnheader', { name: /^Clicks/ }), edge)
  },
}

export const KeysAndPointerInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const edge = canvas.getByRole('separator')
    const kept = (width: number) => waitFor(() => expect(canvas.getByText(`Kept: ${width}`)).toBeInTheDocument())
    await step('Arrows move it by 8 pixels, with Shift by 32', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await kept(168)
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
      await kept(136)
    })
    await step('Home and End go to the bounds, Enter and a double click fit what is in it', async () => {
      await userEvent.keyboard('{Home}')
      await kept(48)
      await userEvent.keyboard('{Enter}')
      await kept(FIT)
      await userEvent.keyboard('{End}')
      await kept(800)
      await userEvent.dblClick(edge)
      await kept(FIT)
    })
    await step('The pointer moves it, and it is kept once', async () => {
      const { left } = edge.getBoundingClientRect()
      await fireEvent.pointerDown(edge, { button: 0, clientX: left, pointerId: 1 })
      await fireEvent.pointerMove(edge, { clientX: left + 40, pointerId: 1 })
      await expect(edge).toHaveAttribute('aria-valuenow', '144')
      await kept(FIT)
      await fireEvent.pointerUp(edge, { clientX: left + 40, pointerId: 1 })
      await kept(144)
    })
  },
}

export const States = showStates(meta, { Default })
