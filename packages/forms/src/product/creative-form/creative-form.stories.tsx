import { PLATFORM_NAMES } from '@placard/domain/tags'
import { Button } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CreativeForm } from './creative-form.js'

const LONG =
  'Autumn 2025, Germany, city bikes, retargeting of people who looked at the large cargo bike, second flight, final version'

const meta = {
  title: 'CreativeForm',
  component: CreativeForm,
  args: { onSubmit: fn(async () => undefined), submitLabel: 'Create creative' },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreativeForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Video: Story = {
  args: {
    editing: true,
    submitLabel: 'Save',
    defaultValues: {
      name: 'Product video',
      type: 'VAST',
      width: 1280,
      height: 720,
      fluid: false,
      platform: 'The Trade Desk',
    },
  },
}

/** The size is kept and marked as unused. */
export const Fluid: Story = {
  args: {
    defaultValues: {
      name: 'Header of every page',
      type: 'Banner',
      width: 970,
      height: 250,
      fluid: true,
      platform: 'Cognitiv',
    },
  },
}

export const Locked: Story = {
  args: {
    editing: true,
    submitLabel: 'Save',
    locked: 'This campaign has ended. Its creatives can be read, not changed.',
  },
}

export const LongContent: Story = {
  args: {
    defaultValues: { name: LONG, type: 'Banner', width: 8192, height: 1, fluid: false, platform: 'Quantcast' },
    secondary: <Button>Cancel</Button>,
  },
}

export const Phone: Story = {
  ...LongContent,
  globals: { viewport: { value: 'phone' } },
}

export const SizeInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const usual = canvas.getByRole('combobox', { name: 'Common sizes' })
    const [width, height] = ['Width', 'Height'].map((name) => canvas.getByRole('spinbutton', { name }))
    await expect(usual).toHaveTextContent('300 × 250')
    await expect(usual).toHaveAccessibleDescription(/^Medium rectangle\. IAB initial load limit: 150/)
    await userEvent.click(usual)
    await expect(await screen.findByRole('group', { name: 'IAB fixed sizes' })).toBeVisible()
    await userEvent.click(screen.getByRole('option', { name: /^728 × 90/ }))
    await waitFor(() => expect(width).toHaveValue('728'))
    await userEvent.click(canvas.getByRole('button', { name: 'Swap width and height' }))
    await expect([width, height].map((box) => (box as HTMLInputElement).value)).toEqual(['90', '728'])
    await expect(usual).toHaveTextContent('Custom size')
    await userEvent.click(usual)
    await userEvent.click(await screen.findByRole('option', { name: /^336 × 280/ }))
    await userEvent.click(usual)
    await userEvent.click(await screen.findByRole('option', { name: 'Custom size' }))
    await waitFor(() => expect(usual).toHaveFocus())
    await expect(usual).toHaveTextContent('Custom size')
    await userEvent.tab()
    await expect(width).toHaveFocus()
    await userEvent.clear(width as HTMLElement)
    await userEvent.type(width as HTMLElement, '468{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Create creative' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ width: 468, height: 280, fluid: false })),
    )
  },
}

export const TypeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const fluid = canvas.getByRole('switch', { name: 'Fluid' })
    await userEvent.click(fluid)
    const width = canvas.getByRole('spinbutton', { name: 'Width' })
    await expect(width).toBeDisabled()
    await expect(width).toHaveValue('300')
    await expect(canvas.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription(/takes the size of its place/)
    // A video has its own size.
    await userEvent.click(canvas.getByRole('radio', { name: 'VPAID' }))
    await expect(canvas.queryByRole('switch', { name: 'Fluid' })).toBeNull()
    await expect(width).toBeEnabled()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Common sizes' }))
    await userEvent.click(await screen.findByRole('option', { name: /^1920 × 1080/ }))
    await waitFor(() => expect(width).toHaveValue('1920'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create creative' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'VPAID', width: 1920, height: 1080, fluid: true }),
      ),
    )
  },
}

export const PlatformInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const platform = within(canvasElement).getByRole('combobox', { name: 'Platform' })
    await expect(platform).toHaveAccessibleDescription(/^Click macro %%CLICK_URL_UNESC%%/)
    await userEvent.click(platform)
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([...PLATFORM_NAMES])
    await userEvent.click(screen.getByRole('option', { name: 'Cognitiv' }))
    await waitFor(() => expect(platform).toHaveAccessibleDescription(/click macro is not public/))
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { autoFocus: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus())
    await userEvent.keyboard('{Control>}a{/Control}Spring launch')
    await userEvent.tab()
    const vast = canvas.getByRole('radio', { name: 'VAST' })
    // Selection follows focus while the key is pressed.
    await userEvent.keyboard('{ArrowRight>}')
    await waitFor(() => expect(vast).toBeChecked())
    await userEvent.keyboard('{/ArrowRight}')
    await waitFor(() => expect(vast).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Common sizes' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}640{Tab}{Tab}{Control>}a{/Control}360{Tab}')
    await expect(canvas.getByRole('combobox', { name: 'Platform' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Spring launch',
        type: 'VAST',
        width: 640,
        height: 360,
        fluid: false,
        platform: 'Google Ad Manager',
      }),
    )
  },
}

export const States = showStates(meta, { Default, Video, Fluid, Locked, LongContent })
