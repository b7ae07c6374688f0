import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { SplitPane, type SplitPaneProps } from './split-pane.js'

const creatives = ['Autumn launch 300×250', 'Autumn launch 970×250', 'Retargeting VAST 15s', 'Winter teaser 160×600']

const list = (
  <ul className="flex flex-col gap-0.5 p-3 text-dense">
    {creatives.map((name, index) => (
      <li
        key={name}
        className={
          index === 0 ? 'rounded-control bg-selected px-3 py-1.5 text-brand-ink' : 'px-3 py-1.5 text-ink-muted'
        }
      >
        {name}
      </li>
    ))}
  </ul>
)

const report = (
  <div className="flex flex-col gap-1 p-4">
    <h3 className="font-semibold text-body text-ink">Autumn launch 300×250</h3>
    <p className="max-w-[60ch] text-dense text-ink-muted">
      2,959,973 impressions in the last 14 days, of which 18,402 led to a click. The film was seen to its end by 61.3 %
      of those who started it.
    </p>
  </div>
)

function Framed(props: SplitPaneProps) {
  return (
    <div className="h-72 overflow-hidden rounded-card border border-line-subtle bg-surface">
      <SplitPane {...props} className="h-full" />
    </div>
  )
}

const meta = {
  title: 'SplitPane',
  tags: ['experimental'],
  component: SplitPane,
  argTypes: { start: { control: false }, end: { control: false } },
  render: Framed,
  args: { label: 'Width of the list', start: list, end: report, defaultSize: 280, minSize: 200, maxSize: 480 },
} satisfies Meta<typeof SplitPane>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('separator', { name: 'Width of the list' })
    await expect(line).toHaveAttribute('aria-valuenow', '280')
    await expect(line).toHaveAttribute('aria-valuemin', '200')
    await expect(line).toHaveAttribute('aria-valuemax', '480')
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-col gap-6">
      <Framed
        {...args}
        orientation="vertical"
        label="Height of the list"
        defaultSize={150}
        minSize={80}
        minEndSize={80}
      />
      <Framed {...args} collapsible size={0} label="Folded list" />
      <Framed {...args} sizedPane="end" start={report} end={list} label="Width of the list at the end" />
      <Framed
        {...args}
        label="Width of the first pane"
        end={
          <SplitPane
            className="h-full"
            label="Width of the second pane"
            stackBelow={0}
            defaultSize={400}
            start={report}
            end={<p className="p-4 text-dense text-ink-muted">A pane can hold panes.</p>}
          />
        }
      />
    </div>
  ),
}

export const Focused: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('separator')).toHaveFocus()
  },
}

export const Stacked: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className="overflow-hidden rounded-card border border-line-subtle bg-surface">
      <SplitPane {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const line = canvas.getByRole('separator', { name: 'Width of the list' })
    await expectToTheRight(canvas.getByRole('list'), line)
    await expectToTheRight(line, canvas.getByRole('heading', { name: 'Autumn launch 300×250' }))
    line.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '296'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '280'))
  },
}

/** Consumer that stores the size. */
export const RememberedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Remembering(args) {
    const [size, setSize] = useState(280)
    const [kept, setKept] = useState<number>()
    return (
      <>
        <Framed {...args} collapsible size={size} onSizeChange={setSize} onSizeCommit={setKept} />
        <output className="text-caption">Kept: {kept}</output>
      </>
    )
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const line = canvas.getByRole('separator')
    const kept = (size: number) => waitFor(() => expect(canvas.getByText(`Kept: ${size}`)).toBeVisible())
    await step('Arrows move it by 16 pixels, with Shift by 96', async () => {
      line.focus()
      await userEvent.keyboard('{ArrowRight}')
      await kept(296)
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
      await kept(200)
      await userEvent.keyboard('{End}')
      await kept(480)
    })
    await step('Enter folds the pane, and opens it to where it was', async () => {
      await userEvent.keyboard('{Enter}')
      await kept(0)
      await userEvent.keyboard('{Enter}')
      await kept(480)
    })
    await step('A double click brings the first size back', async () => {
      await userEvent.dblClick(line)
      await kept(280)
    })
    await step('The pointer moves it, and it is kept once', async () => {
      const { left, top } = line.getBoundingClientRect()
      await fireEvent.pointerDown(line, { button: 0, clientX: left, clientY: top, pointerId: 1 })
      await fireEvent.pointerMove(line, { clientX: left + 40, clientY: top, pointerId: 1 })
      await expect(canvas.getByText('Kept: 280')).toBeVisible()
      await fireEvent.pointerUp(line, { clientX: left + 40, clientY: top, pointerId: 1 })
      await kept(320)
    })
  },
}

export const States = showStates(meta, { Variants })
