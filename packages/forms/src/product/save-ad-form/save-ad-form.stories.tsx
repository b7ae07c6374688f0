import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SaveAdForm } from './save-ad-form.js'

const meta = {
  title: 'SaveAdForm',
  component: SaveAdForm,
  args: {
    defaultValues: { name: 'Spring', campaignID: 'c1', landing: '' },
    sizesFor: (name: string) => [
      { value: 'own', label: '300x250', description: 'Updates “Teaser”' },
      { value: 's1', label: '728x90', description: `New creative “${name} — 728x90”` },
    ],
    onSubmit: fn(async () => undefined),
  },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof SaveAdForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NewAd: Story = {
  args: {
    defaultValues: { name: '', campaignID: '', landing: '' },
    campaigns: [
      { value: 'c1', label: 'Northwind Bikes' },
      { value: 'c2', label: 'City Launch' },
    ],
    hasLanding: true,
  },
}

export const LongContent: Story = {
  args: {
    defaultValues: {
      name: 'A name that is much longer than the names of most ads in most campaigns',
      campaignID: 'c1',
      landing: '',
    },
  },
  globals: { viewport: { value: 'phone' } },
}

export const SaveInteraction: Story = {
  tags: ['!autodocs'],
  args: NewAd.args ?? {},
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Autumn')
    await expect(canvas.getByText('New creative “Autumn — 728x90”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save ad' }))
    await expect(await canvas.findByText('Choose a campaign')).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Campaign' }), 'city{Enter}')
    await userEvent.click(canvas.getByRole('checkbox', { name: '728x90' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Landing page/ }), 'https://shop.test/')
    await userEvent.click(canvas.getByRole('button', { name: 'Save ad' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Autumn',
        campaignID: 'c2',
        landing: 'https://shop.test/',
        sizes: ['own'],
      }),
    )
  },
}

export const States = showStates(meta, { Default, NewAd })
