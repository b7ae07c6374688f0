// biome-ignore-all lint/suspicious/noTemplateCurlyInString: platform macros, not template literals.
import { webUrlSchema } from '@placard/domain/text'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inForm } from '../in-form.fixture.js'
import { UrlField } from './url-field.js'

const drawn = (content: string) => `data:image/svg+xml,${encodeURIComponent(content)}`
const BUTTON = drawn(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" rx="24" fill="hsl(262 45% 88%)"/><path d="M46 36v48l40-24z" fill="hsl(262 50% 45%)"/></svg>',
)
const BROKEN = drawn('no picture')

const ADDRESS = 'https://ads.northwind-bikes.example/autumn'

const meta = {
  title: 'UrlField',
  component: UrlField,
  args: { name: 'value', label: 'Landing page' },
  decorators: [
    inForm(webUrlSchema, {
      value: '',
      filled: ADDRESS,
      image: `${ADDRESS}/hero.png`,
      gone: `${ADDRESS}/heroo.png`,
      none: '',
      long: `${ADDRESS}?cb=%%CACHEBUSTER%%&consent=\${GDPR_CONSENT_42}&${'utm_campaign=autumn-2025&'.repeat(12)}`,
    }),
  ],
} satisfies Meta<typeof UrlField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { name: 'filled' } }

export const ControlStates: Story = {
  render: (args) => (
    <>
      <UrlField {...args} name="none" label="Empty" hint="Macros such as %%CACHEBUSTER%% stay as they are." />
      <UrlField {...args} name="filled" label="Read-only" readOnly />
      <UrlField {...args} name="filled" label="Disabled" disabled />
      <UrlField {...args} name="filled" label="Being checked" pending="Calling the address" />
    </>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { name: 'filled' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Landing page' })
    await expectToTheRight(box, within(canvasElement).getByRole('link', { name: 'Open in a new tab' }))
    // The URL runs left to right, at the right edge.
    const { direction, textAlign } = getComputedStyle(box)
    await expect([direction, textAlign]).toEqual(['ltr', 'end'])
  },
}

export const Pictures: Story = {
  render: (args) => (
    <>
      <UrlField {...args} name="image" label="Picture of the button" picture pictureOf={() => BUTTON} />
      <UrlField {...args} name="gone" label="No picture there" picture pictureOf={() => BROKEN} />
      <UrlField {...args} name="none" label="No address yet" picture optional />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Couldn’t load the image')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state=loaded]')).toHaveLength(1))
  },
}

export const LongContent: Story = {
  args: { name: 'long', label: 'The address that is called with everything that a campaign knows about a click' },
  globals: { viewport: { value: 'phone' } },
}

export const ErrorInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Landing page' })
    await userEvent.type(input, 'northwind{Enter}')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Fill in a web address that starts with https://'))
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const OpenInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Landing page' })
    await userEvent.type(input, '  https://ads.test/p?cb=%%CACHEBUSTER%%&t=[[TIMESTAMP]  ')
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await expect(input).toHaveValue('https://ads.test/p?cb=%%CACHEBUSTER%%&t=[TIMESTAMP]')
    const link = canvas.getByRole('link', { name: 'Open in a new tab' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', 'https://ads.test/p?cb=%%CACHEBUSTER%%&t=[TIMESTAMP]')
    await expect(link).toHaveAttribute('target', '_blank')
    await userEvent.clear(input)
    await userEvent.type(input, 'javascript:alert(1)')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const FixInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Landing page' })
    await userEvent.type(input, 'https://ads.test/p?a=1&amp;b=2')
    await expect(input).toHaveAccessibleDescription(/contains &amp;, which is escaped HTML\. Write & instead\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }))
    await expect(input).toHaveValue('https://ads.test/p?a=1&b=2')
    await expect(input).toHaveFocus()
  },
}

export const States = showStates(meta, { Default, ControlStates })
