import { landingPageFieldSchema } from '@placard/domain/creative'
import { PlacardProvider } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { de } from '../../de/de.js'
import { inForm } from '../in-form.fixture.js'
import { LandingPageField } from './landing-page-field.js'

const ADDRESS = 'https://northwind-bikes.example/autumn'

const meta = {
  title: 'LandingPageField',
  component: LandingPageField,
  args: {
    name: 'value',
    values: { campaign: 'Autumn tour', creative: 'Leaderboard', size: '728x90' },
  },
  decorators: [
    inForm(landingPageFieldSchema, {
      value: '',
      filled: ADDRESS,
      values: `${ADDRESS}?utm_campaign={{campaign}}&utm_content={{creative}}-{{size}}`,
      http: 'http://northwind-bikes.example/autumn',
      doubled: 'https://https://northwind-bikes.example/autumn',
      invisible: 'https://northwind-bikes.example/au\u200Btumn',
      punycode: 'https://münchner-räder.example/herbst',
      unknown: `${ADDRESS}?c={{campain}}`,
      long: `${ADDRESS}?${'utm_campaign=autumn-2025&'.repeat(12)}x={{creative}}`,
    }),
  ],
} satisfies Meta<typeof LandingPageField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { name: 'filled' } }

export const Empty: Story = {}

/** The campaign's landing page applies until there is one of its own. */
export const Inherited: Story = {
  args: { inherited: `${ADDRESS}?utm_content={{creative}}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'Landing page' })).toHaveAccessibleDescription(
      `From the campaign. Opens ${ADDRESS}?utm_content=Leaderboard`,
    )
    await expect(canvas.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      `${ADDRESS}?utm_content=Leaderboard`,
    )
  },
}

export const Checks: Story = {
  render: (args) => (
    <>
      <LandingPageField {...args} name="values" label="With values" />
      <LandingPageField {...args} name="http" label="Not secure" utm={false} />
      <LandingPageField {...args} name="doubled" label="Doubled scheme" utm={false} />
      <LandingPageField {...args} name="invisible" label="Invisible character" utm={false} />
      <LandingPageField {...args} name="punycode" label="International name" utm={false} />
      <LandingPageField {...args} name="unknown" label="Unknown value" utm={false} />
    </>
  ),
}

export const Locked: Story = { args: { name: 'filled', disabled: true } }

export const LongContent: Story = { args: { name: 'long' }, globals: { viewport: { value: 'phone' } } }

export const German: Story = {
  ...Checks,
  decorators: [
    (Story) => (
      <PlacardProvider locale="de" labels={de}>
        <Story />
      </PlacardProvider>
    ),
  ],
}

export const UtmOpen: Story = {
  tags: ['pictured'],
  args: { name: 'values' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'UTM parameters' }))
    const panel = within(await screen.findByRole('dialog', { name: 'UTM parameters' }))
    await expect(panel.getByRole('textbox', { name: 'Content utm_content' })).toHaveValue('{{creative}}-{{size}}')
    await expect(panel.getByText(`${ADDRESS}?utm_campaign=Autumn%20tour&utm_content=Leaderboard-728x90`)).toBeVisible()
  },
}

export const CompletionInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Landing page' })
    await userEvent.type(input, 'northwind')
    // Half-typed, so not invalid yet.
    await expect(input).not.toBeInvalid()
    await userEvent.type(input, '-bikes.example/autumn')
    await userEvent.tab()
    await expect(input).toHaveValue('https://northwind-bikes.example/autumn')
    await userEvent.clear(input)
    await userEvent.type(input, 'northwind')
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(canvas.getByRole('status')).toHaveTextContent('Fill in a web address that starts with https://')
  },
}

export const FixInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  args: { name: 'invisible' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Landing page' })
    await expect(input).toHaveAccessibleDescription(/zero-width space, which is invisible/)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(input).toHaveValue(ADDRESS)
    await expect(input).toHaveFocus()
    await expect(input).not.toBeInvalid()
  },
}

export const OwnInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  args: { name: 'filled', inherited: `${ADDRESS}/all` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Landing page' })
    await userEvent.click(canvas.getByRole('button', { name: 'Use the campaign’s' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Use the campaign’s' })).toBeNull()
    await expect(input).toHaveAttribute('placeholder', `${ADDRESS}/all`)
  },
}

export const UtmInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  args: { name: 'filled' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'UTM parameters' }))
    const panel = within(await screen.findByRole('dialog', { name: 'UTM parameters' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'Source utm_source' }), 'city paper')
    await userEvent.click(panel.getByRole('button', { name: 'Insert a value into Campaign' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Name of the campaign/ }))
    const campaign = panel.getByRole('textbox', { name: 'Campaign utm_campaign' })
    await waitFor(() => expect(campaign).toHaveFocus())
    await userEvent.type(campaign, '-1')
    await userEvent.click(panel.getByRole('button', { name: 'Done' }))
    await expect(canvas.getByRole('textbox', { name: 'Landing page' })).toHaveValue(
      `${ADDRESS}?utm_source=city%20paper&utm_campaign={{campaign}}-1`,
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'UTM parameters' })).toHaveFocus())
  },
}

export const States = showStates(meta, { Default, Empty, Inherited, Checks, Locked })
