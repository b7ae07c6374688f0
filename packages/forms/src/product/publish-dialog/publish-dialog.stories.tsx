import type { PublishFinding } from '@placard/domain/creative'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PublishDialog } from './publish-dialog.js'

const landing: PublishFinding = {
  code: 'click',
  severity: 'error',
  section: 'creative',
  path: 'trackers.click',
  message: 'Add a landing page. Without it, clicks lead nowhere.',
}
const size: PublishFinding = {
  code: 'size',
  severity: 'error',
  section: 'creative',
  path: 'width',
  message: 'AdRoll doesn’t accept 301x250. Choose another size or platform.',
}
const weight: PublishFinding = {
  code: 'weight-iab',
  severity: 'warning',
  section: 'assets',
  path: 'assets',
  message:
    'The weight of 188 kB is over the IAB limit for 300x250 of 150 kB. Publishers that follow the IAB specifications can refuse it.',
}
const fallback: PublishFinding = {
  code: 'fallback',
  severity: 'warning',
  section: 'settings',
  path: 'fallbackCreative',
  message: 'Choose a fallback creative. Without it, impressions without a deal show this one.',
}

const meta = {
  title: 'PublishDialog',
  component: PublishDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Autumn video 300x250',
    findings: [weight, fallback],
    renderLink: ({ section }) => <a href={`#${section}`}>Fix</a>,
    onPublish: fn(),
  },
} satisfies Meta<typeof PublishDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Autumn video 300x250?' }))
    await expect(dialog.getByRole('link', { name: 'Fix in Settings' })).toHaveAttribute('href', '#settings')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish with 2 warnings' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
  },
}

export const Errors: Story = {
  tags: ['pictured'],
  args: { findings: [landing, size, weight] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Autumn video 300x250 can’t be published yet' }))
    await expect(dialog.getByRole('region', { name: 'Errors' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Publish/ })).toBeNull()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The landing page is filled in here, instead of on another tab. */
export const LandingPage: Story = {
  tags: ['pictured'],
  args: {
    findings: [landing, weight],
    landingPage: { url: '', values: { creative: 'Autumn video', size: '300x250' }, onSave: fn(async () => undefined) },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Autumn video 300x250 can’t be published yet' }))
    const input = dialog.getByRole('textbox', { name: 'Landing page' })
    await waitFor(() => expect(input).toHaveFocus())
    await expect(dialog.queryByRole('link', { name: 'Fix in Creative' })).toBeNull()
    await userEvent.type(input, 'shop.test/{{{{size}}')
    await userEvent.click(dialog.getByRole('button', { name: 'Save and publish' }))
    await waitFor(() => expect(args.landingPage?.onSave).toHaveBeenCalledWith('https://shop.test/{{size}}'))
  },
}

/** Exits of an HTML5 ad whose clicks nobody counts. */
export const OwnExits: Story = {
  args: {
    findings: [
      {
        code: 'exit',
        severity: 'warning',
        section: 'assets',
        path: 'assets.ride.zip',
        message:
          "ride.zip, index.html:12, opens https://shop.test/bikes itself. Its clicks aren't counted. Open clickTag instead.",
      },
    ],
  },
  // Looks like other warnings.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Autumn video 300x250?' }))
    await expect(dialog.getByText(/index\.html:12, opens https:\/\/shop\.test\/bikes itself/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Fix in Assets' })).toHaveAttribute('href', '#assets')
  },
}

export const LongContent: Story = {
  args: {
    name: 'Autumn video with a name that is as long as names of trafficked creatives usually are 300x250',
    findings: [
      { ...landing, message: `The HTML loads http://files.test/${'folder/'.repeat(24)}image.png with http://.` },
      ...Array.from({ length: 8 }, (_, index) => ({
        ...weight,
        path: `${index}`,
        message: `${weight.message} ${index}`,
      })),
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
