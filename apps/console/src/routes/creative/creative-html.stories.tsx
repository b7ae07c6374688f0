import { ApiError } from '@placard/domain/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inRouter } from '../../testing/in-router.js'
import { CreativeHtml } from './creative-html.js'

const creative = { id: 'creative1', campaignID: 'campaign1', html: '<img src="http://files.test/ride.png">' }

const meta = {
  title: 'Creative/HTML',
  component: CreativeHtml,
  args: { creative, isDirty: false, onSave: fn(async () => undefined) },
  decorators: [inRouter],
} satisfies Meta<typeof CreativeHtml>
export default meta
type Story = StoryObj<typeof meta>

const change = async (root: HTMLElement) => {
  const canvas = within(root)
  await userEvent.click(canvas.getByRole('button', { name: 'Custom HTML' }))
  const field = canvas.getByRole('textbox', { name: 'HTML of the banner' })
  await userEvent.clear(field)
  await userEvent.type(field, '<b>Ride</b>')
  await userEvent.click(canvas.getByRole('button', { name: 'Save HTML' }))
  return { canvas, field }
}

/** HTML that came by the API can be replaced where a finding about it leads. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await change(canvasElement)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('<b>Ride</b>'))
  },
}

/** HTML of a design is changed in the ad builder only. */
export const Design: Story = {
  args: { creative: { ...creative, html: '<script type="application/json" id="ad-design">{}</script>' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Edit design' })).toHaveAttribute(
      'href',
      '/builder?campaign=campaign1&creative=creative1',
    )
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const RefusedInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    onSave: fn(async () => {
      throw new ApiError('The html is too long', { status: 400 })
    }),
  },
  play: async ({ canvasElement }) => {
    const { canvas, field } = await change(canvasElement)
    await expect(await canvas.findByText('The html is too long')).toBeVisible()
    await expect(field).toHaveValue('<b>Ride</b>')
  },
}

/** Both changes of one creative would conflict, so the editor's are saved first. */
export const DirtyInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isDirty: true },
  play: async ({ args, canvasElement }) => {
    const { canvas } = await change(canvasElement)
    await expect(canvas.getByText('Save your other changes first.')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
