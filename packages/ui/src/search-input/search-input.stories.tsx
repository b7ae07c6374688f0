import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { SearchInput } from './search-input.js'

const meta = {
  title: 'SearchInput',
  component: SearchInput,
  args: { 'aria-label': 'Search campaigns', placeholder: 'Search campaigns', onChange: fn() },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof SearchInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { shortcut: '/' } }

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <SearchInput {...args} aria-label="Small" size="sm" shortcut="/" />
      <SearchInput {...args} aria-label="Medium" shortcut="/" />
      <SearchInput {...args} aria-label="Large" size="lg" shortcut="/" />
    </div>
  ),
}

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <SearchInput {...args} aria-label="Empty" />
      <SearchInput {...args} aria-label="Filled" defaultValue="Autumn" shortcut="/" />
      <SearchInput {...args} aria-label="Loading" defaultValue="Autumn" loading />
      <SearchInput {...args} aria-label="Disabled" disabled />
    </div>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { defaultValue: 'Autumn' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const search = canvas.getByRole('searchbox')
    await expectToTheRight(search.parentElement!.querySelector('svg')!, search)
    await expectToTheRight(search, canvas.getByRole('button', { name: 'Clear search' }))
  },
}

export const LongContent: Story = {
  args: { defaultValue: 'Autumn launch of the whole range, 300×250 with video, second flight, all regions' },
}

export const ShortcutInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { shortcut: '/' },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('searchbox')
    await userEvent.keyboard('/')
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('')
    await userEvent.keyboard('1/2')
    await expect(box).toHaveValue('1/2')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledTimes(4)
  },
}

export const ClearInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultValue: 'Autumn' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const States = showStates(meta, { Default, Variants, ControlStates, LongContent })
