import { ApiError } from '@placard/domain/api'
import type { Trackers } from '@placard/domain/creative'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { seeMessage } from '../../engine/see-message.fixture.js'
import { TrackersForm } from './trackers-form.js'

const NO_ADDRESS = 'Fill in a web address that starts with https://'
const pixel = (url: string) => ({ type: 'pixel' as const, url })
const trackers: Trackers = {
  click: [
    { type: 'redirect', url: 'https://northwind-bikes.example/autumn?cb=%%CACHEBUSTER%%' },
    pixel('https://count.agency.example/c?t=[TIMESTAMP]'),
  ],
  impression: [pixel('https://count.agency.example/i?t=[TIMESTAMP]')],
}

const meta = {
  title: 'TrackersForm',
  component: TrackersForm,
  args: { trackers, onSubmit: fn(async () => {}), className: 'max-w-180' },
} satisfies Meta<typeof TrackersForm>
export default meta
type Story = StoryObj<typeof meta>

const refusedBy = (failure: ApiError) =>
  fn(async () => {
    throw failure
  })
const address = (canvasElement: HTMLElement, called: string) =>
  within(canvasElement).getByRole('textbox', { name: `Address of ${called}` })
const change = async (canvasElement: HTMLElement, called: string, text: string) => {
  const box = address(canvasElement, called)
  await userEvent.clear(box)
  // Paste the URLs, because typing them is slow.
  await userEvent.paste(text)
}
const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))

export const Default: Story = {}

export const Video: Story = {
  args: { type: 'VAST', trackers: { ...trackers, complete: [pixel('https://count.agency.example/complete')] } },
}

export const Empty: Story = { args: { trackers: {} } }

const wrong: Trackers = {
  click: [{ type: 'redirect', url: 'https://northwind-bikes.example/autumn?cb=%%CACHEBUSTER%%' }],
  impression: [
    pixel('https://count.agency.example/i?t=%5BTIMESTAMP%5D'),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a macro of Xandr, not a template.
    pixel('https://count.agency.example/i?t=${CACHEBUSTER}'),
  ],
}

/** Macros that nothing replaces are corrected with one click. */
export const MacrosChecked: Story = {
  args: { trackers: wrong, platform: 'Google Ad Manager' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Take out %%CACHEBUSTER%%' }))
    await expect(address(canvasElement, 'click tracker 1')).toHaveValue('https://northwind-bikes.example/autumn')
    await userEvent.click(canvas.getByRole('button', { name: 'Replace with [TIMESTAMP]' }))
    await expect(address(canvasElement, 'impression tracker 1')).toHaveValue(
      'https://count.agency.example/i?t=[TIMESTAMP]',
    )
    await expect(canvas.getAllByRole('list', { name: /^Problems with macros/ })).toHaveLength(1)
  },
}

export const Locked: Story = { args: { locked: 'This creative is published. Copy it to change it.' } }

export const LongContent: Story = {
  args: { trackers: { click: [pixel(`https://count.agency.example/c?${'campaign=autumn-2025&'.repeat(20)}`)] } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoAddressInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    await change(canvasElement, 'click tracker 1', 'northwind')
    await change(canvasElement, 'impression tracker 1', 'ftp://count.agency.example')
    await save(canvasElement)
    await seeMessage(canvasElement, {
      control: () => address(canvasElement, 'impression tracker 1'),
      message: NO_ADDRESS,
      mend: () => change(canvasElement, 'impression tracker 1', 'https://count.agency.example'),
    })
  },
}

export const TooLongInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { trackers: { ...trackers, impression: [pixel(`https://count.agency.example/${'x'.repeat(2048)}`)] } },
  play: async ({ canvasElement }) => {
    await change(canvasElement, 'click tracker 1', 'northwind')
    await save(canvasElement)
    await seeMessage(canvasElement, {
      control: () => address(canvasElement, 'impression tracker 1'),
      message: 'The address is too long',
      mend: () => change(canvasElement, 'impression tracker 1', 'https://count.agency.example'),
    })
  },
}

export const RefusedAtRowsInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  args: {
    onSubmit: refusedBy(
      new ApiError('Two things', {
        status: 400,
        problems: [
          { path: 'impression.0.url', message: 'This host is blocked' },
          { path: 'click.1.url', message: 'This address does not answer' },
        ],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await change(canvasElement, 'click tracker 2', 'https://a.example')
    await save(canvasElement)
    const summary = await within(canvasElement).findByRole('group', { name: '2 fields need attention' })
    const links = within(summary).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'This address does not answer',
      'This host is blocked',
    ])
    await expect(address(canvasElement, 'click tracker 2')).toHaveAccessibleDescription('This address does not answer')
    await expect(address(canvasElement, 'click tracker 2')).toHaveValue('https://a.example')
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { trackers: {} },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address(canvasElement, 'click tracker 1')).toHaveFocus())
    await userEvent.keyboard('https://northwind-bikes.example')
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Open in a new tab' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: 'Pixel' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    address(canvasElement, 'click tracker 1').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ click: [pixel('https://northwind-bikes.example')] }),
    )
  },
}

export const States = showStates(meta, { Default, Video, Empty, Locked, LongContent })
