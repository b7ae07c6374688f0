import { Button } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SubmitBar } from './submit-bar.js'

const SAVED = Date.parse('2025-10-14T09:58:00Z')

const meta = {
  title: 'SubmitBar',
  component: SubmitBar,
  args: {
    showState: true,
    state: 'dirty',
    children: (
      <>
        <Button variant="primary">Save</Button>
        <Button>Discard</Button>
      </>
    ),
  },
} satisfies Meta<typeof SubmitBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(
      canvas.getByRole('button', { name: 'Save' }),
      canvas.getByRole('button', { name: 'Discard' }),
    )
  },
}

export const ControlStates: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <SubmitBar showState>
        <Button>Clean</Button>
      </SubmitBar>
      <SubmitBar showState state="dirty">
        <Button>Dirty</Button>
      </SubmitBar>
      <SubmitBar showState state="submitting" savedAt={SAVED}>
        <Button loading>Submitting</Button>
      </SubmitBar>
      <SubmitBar showState state="failed" savedAt={SAVED}>
        <Button>Failed</Button>
      </SubmitBar>
      <SubmitBar showState state="saved" savedAt={SAVED}>
        <Button>Saved</Button>
      </SubmitBar>
      <SubmitBar state="dirty">
        <Button>Without words</Button>
      </SubmitBar>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = within(canvasElement)
      .getAllByRole('status')
      .map((status) => status.textContent)
    await expect(words).toEqual([
      '',
      'Unsaved changes',
      'Saved 2 minutes ago',
      'Unsaved changes',
      'Saved 2 minutes ago',
    ])
  },
}

export const Sticky: Story = {
  args: { sticky: true },
  render: (args) => (
    <section
      aria-label="Options"
      className="h-60 overflow-y-auto rounded-card border border-line-subtle bg-surface px-4"
    >
      <div className="flex flex-col gap-4 py-4 text-body text-ink-muted">
        {Array.from({ length: 12 }, (_, index) => `Option ${index + 1}`).map((option) => (
          <p key={option}>{option}</p>
        ))}
      </div>
      <SubmitBar {...args} />
    </section>
  ),
}

export const LongContent: Story = {
  args: {
    dirtyLabel: 'Four options of the layout are changed and not saved',
    children: (
      <>
        <Button variant="primary">Save the options of this layout</Button>
        <Button>Discard all changes</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { Default, Sticky })
