import { ApiError } from '@placard/domain/api'
import { describePart, mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ExportMenu, ExportPanel, type MakeExport, useExportJob } from './export-menu.js'

const report = { name: 'Autumn', range: { start: '2025-10-01', end: '2025-10-07', tzCode: 'Asia/Kolkata' } }
const idle = { status: { state: 'idle' }, start: () => {}, cancel: () => {} } as const

describePart('ExportMenu', (probe) => <ExportMenu job={idle} {...report} {...probe} />)
describePart('ExportPanel', (probe) => <ExportPanel job={idle} {...report} {...probe} />)

function Exporting({ make }: { make: MakeExport }) {
  const job = useExportJob(make)
  return (
    <>
      <ExportPanel job={job} {...report} />
      <ExportMenu job={job} {...report} label="Take along" />
    </>
  )
}

it('offers no quartiles of videos that a share link leaves out', async () => {
  const { rerender } = await mount(<ExportPanel job={idle} {...report} />)
  await expect.element(page.getByRole('switch')).toBeVisible()
  await rerender(<ExportPanel job={idle} {...report} offersVideo={false} />)
  expect(page.getByRole('switch').elements()).toEqual([])
})

describe('useExportJob', () => {
  it('shows its own error message after a failure, and can be retried', async () => {
    const make = vi.fn<MakeExport>().mockRejectedValueOnce(new ApiError('No disk.', { status: 500 }))
    await mount(<Exporting make={make} />)
    await userEvent.click(page.getByRole('button', { name: 'Download CSV' }))
    await expect.element(page.getByText("Couldn't receive reporting! Please try again.").first()).toBeVisible()
    await expect.element(page.getByText('Error!')).toBeVisible()
    expect(document.body).not.toMatchTextContent('No disk.')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByText('CSV file downloaded').first()).toBeVisible()
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('runs one export at a time, shown by every component', async () => {
    const make = vi.fn<MakeExport>(() => new Promise(() => {}))
    await mount(<Exporting make={make} />)
    await userEvent.click(page.getByRole('button', { name: 'Download CSV' }))
    const begun = page.getByRole('button', { name: 'Download CSV' }).element() as HTMLElement
    begun.click()
    expect(make).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('status').filter({ hasText: 'Making the CSV file' })).toBeInTheDocument()
  })

  it('is aborted silently when its page unmounts', async () => {
    let signal: AbortSignal | undefined
    const { rerender } = await mount(
      <Exporting
        make={(_, watch) => {
          signal = watch.signal
          return new Promise(() => {})
        }}
      />,
    )
    await userEvent.click(page.getByRole('button', { name: 'Download CSV' }))
    expect(signal?.aborted).toBe(false)
    await rerender(null)
    expect(signal?.aborted).toBe(true)
  })

  it('names the file after the report’s time zone', async () => {
    await mount(<ExportPanel job={idle} {...report} />)
    await expect.element(page.getByText('Autumn_2025-10-01_2025-10-07_Asia-Kolkata.csv')).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Excel', exact: true }))
    await expect.element(page.getByText('Autumn_2025-10-01_2025-10-07_Asia-Kolkata.xlsx')).toBeVisible()
  })

  it('includes the creative in the file name', async () => {
    await mount(<ExportPanel job={idle} {...report} creative="Banner 1" />)
    await expect.element(page.getByText('Autumn_Banner-1_2025-10-01_2025-10-07_Asia-Kolkata.csv')).toBeVisible()
  })

  it('is disabled without data, with the reason instead of the file name', async () => {
    const start = vi.fn()
    await mount(<ExportPanel job={{ ...idle, start }} {...report} unavailable="No live ids set." />)
    const button = page.getByRole('button', { name: 'Download CSV' })
    await expect.element(button).toBeDisabled()
    await expect.element(button).toHaveAccessibleDescription('No live ids set.')
    expect(document.body).not.toMatchTextContent('.csv')
  })
})
