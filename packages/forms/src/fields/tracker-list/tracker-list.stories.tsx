// biome-ignore-all lint/suspicious/noTemplateCurlyInString: platform macros, not template literals.
import { trackerSchema } from '@placard/domain/creative'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { inForm, onSubmit } from '../in-form.fixture.js'
import { TrackerList } from './tracker-list.js'

const pixel = (url: string) => ({ type: 'pixel' as const, url })
const click = [
  { type: 'redirect' as const, url: 'https://northwind-bikes.example/autumn?cb=%%CACHEBUSTER%%' },
  pixel('https://count.agency.example/c?t=[TIMESTAMP]'),
  pixel('https://count.agency.example/c?t=[TIMESTAMP]'),
]

const meta = {
  title: 'TrackerList',
  component: TrackerList,
  args: {
    name: 'click',
    label: 'Click',
    hint: 'The first redirect is the landing page.',
    types: ['redirect', 'pixel', 'script'],
  },
  decorators: [
    inForm(
      z.array(trackerSchema).max(50, 'At most 50 of a kind'),
      {
        value: [],
        click,
        one: click.slice(0, 1),
        many: Array.from({ length: 12 }, (_, index) => pixel(`https://count.agency.example/p/${index + 1}`)),
        long: [
          pixel(`https://count.agency.example/c?consent=\${GDPR_CONSENT_42}&${'campaign=autumn-2025&'.repeat(12)}`),
        ],
      },
      'max-w-180',
    ),
  ],
} satisfies Meta<typeof TrackerList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { name: 'value' } }

export const One: Story = { args: { name: 'one' } }

export const Many: Story = { args: { name: 'many', label: 'Impression', hint: undefined, types: ['pixel', 'script'] } }

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const address = canvas.getByRole('textbox', { name: 'Address of tracker 1' })
    const type = canvas.getByRole('combobox', { name: 'Type, tracker 1' })
    await expectToTheRight(address, type)
    await expectToTheRight(type, canvas.getByRole('button', { name: 'Remove tracker 1' }))
    await expect(getComputedStyle(address).direction).toBe('ltr')
  },
}

export const LongContent: Story = { args: { name: 'long' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: { name: 'value' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The first redirect is the landing page; trackers follow it.
    for (const [text, button] of [
      ['https://ads.test/a', 'Add landing page'],
      ['ads', 'Add tracker'],
      ['ftp://ads.test', 'Add tracker'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: button }))
      await userEvent.paste(text)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('group', { name: '2 fields need attention' })
    await waitFor(() => expect(summary).toHaveFocus())
    const [, second] = within(summary).getAllByRole('link')
    await userEvent.click(second!)
    const third = canvas.getByRole('textbox', { name: 'Address of tracker 3' })
    await expect(third).toHaveFocus()
    await expect(third).toHaveAccessibleDescription('Fill in a web address that starts with https://')
    await expect(canvas.getByRole('textbox', { name: 'Address of tracker 1' })).toBeValid()
  },
}

export const PasteInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: 'value' },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add landing page' }))
    await userEvent.paste(
      'https://ads.test/a?x=[TIMESTAMP]\nhttps://ads.test/b\r\n\nhttps://ads.test/a?x=[TIMESTAMP]\n',
    )
    const third = await canvas.findByRole('textbox', { name: 'Address of tracker 3' })
    await waitFor(() => expect(third).toHaveFocus())
    await expect(third).toHaveAccessibleDescription('The same tracker is in row 1')
    await expect(canvas.getByText('2 rows added')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tracker 3' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove tracker 2' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          value: [
            { type: 'redirect', url: 'https://ads.test/a?x=[TIMESTAMP]' },
            { type: 'redirect', url: 'https://ads.test/b' },
          ],
        }),
      ),
    )
  },
}

export const States = showStates(meta, { Default, Empty, One, Many, LongContent })
