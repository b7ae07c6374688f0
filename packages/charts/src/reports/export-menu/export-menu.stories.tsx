import { ApiError, TIMED_OUT } from '@placard/domain/api'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  type ExportJob,
  ExportMenu,
  ExportPanel,
  type ExportStatus,
  type MakeExport,
  useExportJob,
} from './export-menu.js'

const name = 'Northwind Bikes: City Launch'
const range = { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' }
const order = { format: 'xlsx-pivot', withVideo: true } as const
const held = (status: ExportStatus): ExportJob => ({ status, start: fn(), cancel: fn() })

/** A server that works until the export is cancelled. */
const atWork: MakeExport = (_, { signal, onProgress }) => {
  onProgress({ state: 'working', progress: 42 })
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError(TIMED_OUT, {}))))
}

function Exporting({ make, onPrint }: { make: MakeExport; onPrint?: () => void }) {
  return (
    <div className="flex h-120 justify-end">
      <ExportMenu job={useExportJob(make)} name={name} range={range} onPrint={onPrint} />
    </div>
  )
}

const make = fn<MakeExport>(async () => undefined)
const onPrint = fn()

const meta = {
  title: 'ExportMenu',
  component: ExportMenu,
  args: { job: held({ state: 'idle' }), name, range, onPrint },
  render: () => <Exporting make={make} onPrint={onPrint} />,
} satisfies Meta<typeof ExportMenu>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }))
  return within(await screen.findByRole('dialog', { name: 'Export' }))
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    const formats = panel
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.querySelector('span')?.textContent)
    await expect(formats).toHaveLength(4)
    await expect(panel.getByText('Northwind-Bikes-City-Launch_2025-09-30_2025-10-13_UTC.csv')).toBeVisible()
  },
}

/** All states: running, queued, done, failed, cancelled. */
export const FrameStates: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] items-start gap-8">
      {(
        [
          { state: 'making', order, progress: 42 },
          { state: 'making', order, progress: null },
          { state: 'done', order },
          { state: 'failed', order },
          { state: 'cancelled', order },
        ] satisfies ExportStatus[]
      ).map((status) => (
        <ExportPanel key={JSON.stringify(status)} job={held(status)} name={name} range={range} variant="secondary" />
      ))}
    </div>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await expectToTheRight(panel.getByRole('radio', { name: /^CSV/ }), panel.getByText(/^CSV/))
    await expect(panel.getByText(/If your Excel uses a decimal comma, choose Excel/)).toBeVisible()
  },
}

export const PdfInteraction: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    onPrint.mockClear()
    const panel = await open(canvasElement)
    await userEvent.click(panel.getByRole('radio', { name: /^PDF/ }))
    const video = panel.getByRole('switch', { name: 'Video Quartiles' })
    await expect(video).toHaveAttribute('aria-disabled', 'true')
    await expect(video).toHaveAccessibleDescription('Not available in PDF')
    await userEvent.hover(video)
    await waitFor(() => expect(video).toHaveAccessibleDescription(/Your choice is kept for the other formats\./))
    await userEvent.click(video)
    await expect(video).not.toBeChecked()
    await userEvent.click(panel.getByRole('radio', { name: /^CSV/ }))
    await expect(video).toBeChecked()
    await userEvent.click(panel.getByRole('radio', { name: /^PDF/ }))
    await userEvent.click(panel.getByRole('button', { name: 'Print or save as PDF' }))
    await waitFor(() => expect(onPrint).toHaveBeenCalledOnce())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await open(canvasElement)
    await userEvent.click(screen.getByRole('radio', { name: /^PDF/ }))
  },
}

export const DownloadInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    make.mockClear()
    const panel = await open(canvasElement)
    await userEvent.click(panel.getByRole('radio', { name: /^Excel with Pivot/ }))
    await userEvent.click(panel.getByRole('switch', { name: 'Video Quartiles' }))
    await userEvent.click(panel.getByRole('button', { name: 'Download Excel with Pivot' }))
    await expect(make).toHaveBeenCalledWith({ format: 'xlsx-pivot', withVideo: false }, expect.anything())
    await waitFor(() => expect(panel.getByText('Excel with Pivot file downloaded')).toBeVisible())
  },
}

export const CancelInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Exporting make={atWork} />,
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Download CSV' }))
    await expect(await panel.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
    await expect(panel.getByRole('button', { name: 'Download CSV' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(panel.getByText('Request timed out')).toBeVisible())
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await expect(await panel.findByRole('progressbar')).toBeVisible()
  },
}

export const States = showStates(meta, { FrameStates })
