import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, within } from 'storybook/test'
import { DiscrepancyUpload } from './discrepancy-upload.js'

const meta = {
  title: 'DiscrepancyUpload',
  component: DiscrepancyUpload,
  args: { onFile: fn(), onCancel: fn() },
} satisfies Meta<typeof DiscrepancyUpload>
export default meta
type Story = StoryObj<typeof meta>

const partnerFile = (name: string) => new File(['Date,Impressions\n2025-10-01,5\n'], name, { type: 'text/csv' })
const findInput = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('[data-slot="file-input"]')!

export const Default: Story = {}
export const Compact: Story = { args: { variant: 'compact' } }
export const Uploading: Story = { args: { upload: { name: 'dv360-october.csv', share: 0.42 } } }
export const Reading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { upload: { name: 'dv360-october.csv', share: null } },
}
export const Refused: Story = {
  args: { error: 'The file is a PDF. Download the report as CSV or Excel instead.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/wasn’t compared.*is a PDF/)
  },
}

export const LongContent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  args: {
    variant: 'compact',
    label: 'Choose “Nordic_markets_winter_timetable_awareness_second_wave_delivery_report.csv” again',
    error:
      'The file is in the old binary format of Excel, or has a password. Open it in Excel and save it as .xlsx or CSV without a password.',
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  args: { upload: { name: 'dv360-october.csv', share: 0.42 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByRole('progressbar'), canvas.getByRole('button', { name: 'Cancel' }))
  },
}

export const ChooseInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep the file' }))
    const file = partnerFile('adform.csv')
    await userEvent.upload(findInput(canvasElement), file)
    await expect(args.onFile).toHaveBeenLastCalledWith(file, true)
    mocked(args.onFile).mockClear()
    await userEvent.upload(findInput(canvasElement), new File(['%PDF'], 'report.pdf', { type: 'application/pdf' }), {
      applyAccept: false,
    })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Not a file of type CSV, TSV, TXT, XLSX, XLS or ZIP',
    )
    await expect(args.onFile).not.toHaveBeenCalled()
  },
}

/** Cancelling by keyboard leaves the focus in the upload. */
export const CancelInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [isUploading, setUploading] = useState(true)
    return (
      <DiscrepancyUpload
        {...args}
        upload={isUploading ? { name: 'dv360-october.csv', share: 0.42 } : undefined}
        onCancel={() => setUploading(false)}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toHaveFocus()
  },
}

export const States = showStates(meta, { Default, Compact, Uploading, Reading, Refused })
