import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe, Tag } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Chip, ChipGroup } from './chip.js'

const meta = {
  title: 'Chip',
  component: Chip,
  subcomponents: { ChipGroup },
  args: { label: 'Scandinavia', onRemove: fn() },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="grid w-fit grid-cols-[auto_auto_auto_auto] items-center justify-items-start gap-3">
      {(['sm', 'md'] as const).map((size) => [
        <Chip key={`${size}-plain`} label="Read only" size={size} />,
        <Chip key={`${size}-icon`} {...args} icon={<Globe aria-hidden />} size={size} />,
        <Chip key={`${size}-press`} {...args} label="Status: live" size={size} onPress={fn()} />,
        <Chip key={`${size}-marked`} {...args} label="Marked" size={size} marked />,
      ])}
      <Chip {...args} label="Disabled" disabled />
      <Chip {...args} label="Disabled" size="sm" disabled icon={<Tag aria-hidden />} />
    </div>
  ),
}

const places = ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden']

function Filters() {
  const [chosen, setChosen] = useState(places)
  return (
    <ChipGroup
      label="Countries"
      action={
        chosen.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => setChosen([])}>
            Clear all
          </Button>
        )
      }
    >
      {chosen.map((place) => (
        <Chip key={place} label={place} onRemove={() => setChosen(chosen.filter((other) => other !== place))} />
      ))}
    </ChipGroup>
  )
}

export const InGroup: Story = { render: () => <Filters /> }

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByText('Denmark'), canvas.getByRole('button', { name: 'Remove Denmark' }))
    await expectToTheRight(canvas.getByText('Denmark'), canvas.getByText('Finland'))
    await expectToTheRight(canvas.getByText('Sweden'), canvas.getByRole('button', { name: 'Clear all' }))
  },
}

export const LongContent: Story = {
  render: (args) => (
    <ChipGroup label="Filters" className="w-80">
      <Chip {...args} label="Autumn launch for Scandinavia, second flight, 300×250 with sound off" />
      <Chip {...args} label="In-banner video" />
      <Chip {...args} label="Denmark" />
      <Chip {...args} label="Last 14 days" />
    </ChipGroup>
  ),
}

export const RemoveInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Finland' }))
    await expect(canvas.getByRole('button', { name: 'Remove Iceland' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.queryByText('Iceland')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove Norway' })).toHaveFocus()
  },
}

export const States = showStates(meta, { Default, Variants, InGroup, LongContent })
