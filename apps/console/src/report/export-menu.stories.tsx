import { ApiError, type ReportFile, type ReportFormat, TIMED_OUT } from '@placard/domain'
import { ToastProvider } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { DownloadRequest } from '../data/downloads.js'
import { ExportMenu } from './export-menu.js'
import { useDownload } from './use-download.js'

type Download = (request: DownloadRequest) => Promise<void>

const report = { source: { campaignID: 'c1' }, range: { start: '2025-09-30', end: '2025-10-13', tzCode: 'UTC' } }

function Exporting({ download }: { download: Download }) {
  const { making, start, cancel } = useDownload(report, download)
  return <ExportMenu onDownload={start} making={making} onCancel={cancel} />
}

/** A server that is at work on a file until it is cancelled. */
const atWork =
  (file: Partial<ReportFile>): Download =>
  ({ onProgress, signal }) => {
    onProgress({ file: 'a.xlsx', name: 'Report.xlsx', state: 'working', progress: 0, ...file })
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError(TIMED_OUT, {}))))
  }

const meta = {
  title: 'Export',
  component: ExportMenu,
  args: { onDownload: fn<(format: ReportFormat) => void>(), onCancel: fn(), onPrint: fn() },
  decorators: [
    (Story) => (
      <ToastProvider>
        <div className="flex h-80 justify-end">
          <Story />
        </div>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ExportMenu>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }))
  return within(await screen.findByRole('menu'))
}

const choose = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click((await open(canvasElement)).getByRole('menuitem', { name }))

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement)
    const names = menu.getAllByRole('menuitem').map((item) => item.querySelector('.font-medium')?.textContent)
    await expect(names).toEqual(['PDF', 'CSV', 'Excel', 'Excel with Pivot'])
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onDownload).toHaveBeenCalledWith('xlsx-pivot')
    await open(canvasElement)
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const MakingInteraction: Story = {
  args: { making: 'xlsx' },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, /^Cancel Excel$/)
    await expect(args.onCancel).toHaveBeenCalledOnce()
    const menu = await open(canvasElement)
    await expect(menu.getByRole('menuitem', { name: /^CSV/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.getByRole('menuitem', { name: /^PDF/ })).not.toHaveAttribute('aria-disabled')
  },
}

const notification = () => screen.findByText('Making the Excel with Pivot file', { selector: 'li *' })

export const ProgressInteraction: Story = {
  render: () => <Exporting download={atWork({ progress: 42 })} />,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Excel with Pivot/)
    await expect(await notification()).toBeVisible()
    await expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '42')
  },
}

export const WaitingInteraction: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Exporting download={atWork({ state: 'waiting' })} />,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Excel with Pivot/)
    await notification()
    await expect(screen.getByText('Waiting…', { selector: 'li *' })).toBeVisible()
  },
}

export const CancelInteraction: Story = {
  render: () => <Exporting download={atWork({ progress: 42 })} />,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Excel with Pivot/)
    await notification()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByText('Request timed out', { selector: 'li *' })).toBeVisible()
    await expect(screen.queryByRole('progressbar')).toBeNull()
    const items = (await open(canvasElement)).getAllByRole('menuitem')
    await expect(items.filter((item) => item.ariaDisabled === 'true')).toEqual([])
    await expect(items).toHaveLength(4)
  },
}

export const QuickInteraction: Story = {
  render: () => <Exporting download={async () => undefined} />,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^CSV/)
    await expect(await screen.findByText('CSV file downloaded', { selector: 'li *' })).toBeVisible()
    await expect(screen.queryByRole('progressbar')).toBeNull()
  },
}

export const FailedInteraction: Story = {
  render: () => <Exporting download={async () => Promise.reject(new ApiError('No disk.', { status: 500 }))} />,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^CSV/)
    const words = "Couldn't receive reporting! Please try again."
    await waitFor(() => expect(screen.getByText(words, { selector: 'li *' })).toBeVisible())
    await expect(screen.getByText('Error!', { selector: 'li *', exact: false })).toBeVisible()
  },
}
