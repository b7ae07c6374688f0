import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type ConsoleAt, consoleStories, inAllLayouts, shows } from '../../testing/console-at.js'

const meta = { title: 'Billing', ...consoleStories, args: { at: '/billing', person: 'admin' } } satisfies Meta<
  typeof ConsoleAt
>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  tags: ['pictured'],
  parameters: inAllLayouts,
  play: async (context) => {
    await shows('Billing')(context)
    const withText = [...context.canvasElement.querySelectorAll('*')].filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    const sizes = [...new Set(withText.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))]
    await expect(sizes.toSorted((a, b) => a - b)).toEqual([12, 13, 14, 20, 24, 32])
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shows('Billing') }
