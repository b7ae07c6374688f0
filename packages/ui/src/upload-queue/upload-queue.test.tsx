import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount, settled } from '../testing/mount.js'
import { manyUploads, someUploads } from './upload-queue.fixture.js'
import { type Upload, UploadQueue, UploadRow } from './upload-queue.js'

const [first] = someUploads
const uploading: Upload = { ...first!, rate: undefined }

describePart('UploadQueue', (probe) => (
  <UploadQueue uploads={someUploads} onCancel={() => {}} onRetryAll={() => {}} {...probe} />
))
describePart('UploadRow', (probe) => (
  <ul>
    <UploadRow upload={uploading} onCancel={() => {}} {...probe} />
  </ul>
))

describe('UploadQueue', () => {
  it('has the actions of each state that the caller supports', async () => {
    const all = { onCancel: vi.fn(), onPause: vi.fn(), onResume: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() }
    const { rerender } = await mount(<UploadQueue uploads={someUploads} {...all} onResolve={vi.fn()} />)
    const names = () =>
      [...document.querySelectorAll('li')].map((row) =>
        [...row.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')?.split(' ')[0]),
      )
    expect(names()).toEqual([
      ['Pause', 'Cancel'],
      ['Resume', 'Cancel'],
      ['Remove'],
      ['Try', 'Remove'],
      ['Decide', 'Cancel'],
      ['Cancel'],
      ['Try', 'Remove'],
    ])
    await rerender(<UploadQueue uploads={someUploads} />)
    expect(names().flat()).toEqual([])
  })

  it('says why a file waits', async () => {
    const note = 'Select the same file again to continue'
    await mount(<UploadQueue uploads={[{ ...uploading, state: 'paused', note }]} />)
    await expect.element(page.getByText(new RegExp(note))).toBeVisible()
  })

  it('renders nothing without uploads', async () => {
    const { container } = await mount(<UploadQueue uploads={[]} />)
    expect(container.querySelector('[data-slot="upload-queue"]')).toBeNull()
  })

  it('announces quarters and errors, not each percent', async () => {
    const at = (share: number, more: Partial<Upload> = {}): Upload[] => [
      { ...uploading, size: 100, loaded: share },
      { ...uploading, id: 'other', size: 100, loaded: share, ...more },
    ]
    const { rerender } = await mount(<UploadQueue uploads={at(1)} />)
    const said = () => document.querySelector('[role="status"]')?.textContent
    const heard = [said()]
    for (const share of [5, 20, 25, 30, 49, 50, 80, 99]) {
      await rerender(<UploadQueue uploads={at(share)} />)
      if (said() !== heard.at(-1)) heard.push(said())
    }
    await rerender(<UploadQueue uploads={at(99, { state: 'error' })} />)
    heard.push(said())
    await rerender(
      <UploadQueue uploads={at(99, { state: 'error' }).map((u, i) => (i === 0 ? { ...u, state: 'done' } : u))} />,
    )
    heard.push(said())
    expect(heard).toEqual([
      'Uploading 2 files',
      '25% of 2 files uploaded',
      '50% of 2 files uploaded',
      '75% of 2 files uploaded',
      '25% of 2 files uploaded, 1 failed',
      '1 file uploaded, 1 failed',
    ])
  })

  it('groups many files by state and shows the others on request', async () => {
    await mount(<UploadQueue uploads={manyUploads} />)
    expect(document.querySelectorAll('li')).toHaveLength(15)
    const headings = [...document.querySelectorAll('h4')].map((heading) => heading.textContent)
    expect(headings).toEqual(['Needs attention 2', 'Uploading 3', 'Waiting 75', 'Finished 120'])
    await userEvent.click(page.getByRole('button', { name: 'Show all 75' }))
    expect(page.getByRole('list', { name: 'Waiting' }).element().children).toHaveLength(75)
  })

  it('keeps focus when a button is removed by its action', async () => {
    const { rerender } = await mount(<UploadQueue uploads={someUploads} onRemove={() => {}} />)
    await userEvent.click(page.getByRole('button', { name: 'Remove poster.jpg from the list' }))
    await rerender(<UploadQueue uploads={someUploads.filter(({ id }) => id !== '3')} onRemove={() => {}} />)
    expect(document.activeElement?.tagName).toBe('H3')
  })
})

describe('UploadQueue rate', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is measured, without remaining time in the first two seconds', async () => {
    const at = (loaded: number): Upload[] => [{ ...uploading, size: 100_000, loaded }]
    const { rerender, container } = await mount(<UploadQueue uploads={at(0)} />)
    const text = () => container.querySelector('li')?.textContent?.replaceAll('\u00a0', ' ')
    vi.advanceTimersByTime(1_000)
    await rerender(<UploadQueue uploads={at(10_000)} />)
    vi.advanceTimersByTime(900)
    await rerender(<UploadQueue uploads={at(10_000)} />)
    expect(text()).not.toContain('/s')
    vi.advanceTimersByTime(1_100)
    await rerender(<UploadQueue uploads={at(30_000)} />)
    vi.advanceTimersByTime(1_000)
    await rerender(<UploadQueue uploads={at(30_000)} />)
    expect(text()).toContain('30 kB of 100 kB · 7.5 kB/s · 10 s left')
  })
})

describe('docked UploadQueue', () => {
  const start = async (width: number) => {
    await page.viewport(width, 800)
    await mount(
      <>
        <div style={{ height: 1400 }} />
        <button type="button" style={{ marginInlineStart: width - 140 }}>
          End
        </button>
        <div style={{ height: 1400 }} />
        <button type="button" style={{ position: 'fixed', left: 40, bottom: 40 }}>
          Start
        </button>
        <UploadQueue placement="docked" uploads={someUploads} />
      </>,
    )
    window.scrollTo(0, 700)
    const panel = document.querySelector('[data-slot="upload-queue"]')!
    const button = (name: string) => page.getByRole('button', { name, exact: true }).element()
    const covered = (name: string) => {
      const [a, b] = [button(name).getBoundingClientRect(), panel.getBoundingClientRect()]
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    }
    return { button, covered }
  }

  it('stays where it is when the focused element spans the page', async () => {
    await page.viewport(1280, 800)
    const done = someUploads.filter(({ state }) => state === 'done')
    await mount(
      <>
        <button type="button" style={{ position: 'fixed', left: 0, right: 0, bottom: 40 }}>
          Row
        </button>
        <UploadQueue placement="docked" uploads={done} />
      </>,
    )
    const left = () => document.querySelector('[data-slot="upload-queue"]')?.getBoundingClientRect().left
    const before = left()
    page.getByRole('button', { name: 'Row' }).element().focus()
    await settled()
    expect(left()).toBe(before)
  })

  it('collapses when all files are uploaded, and expands for failures and new ones', async () => {
    const uploads = (...states: Upload['state'][]) =>
      states.map((state, index): Upload => ({ ...uploading, id: `${index}`, state }))
    const { rerender } = await mount(<UploadQueue placement="docked" uploads={uploads('uploading')} />)
    const list = page.getByRole('list')
    await expect.element(list).toBeVisible()
    await rerender(<UploadQueue placement="docked" uploads={uploads('done')} />)
    await expect.element(list).not.toBeInTheDocument()
    await rerender(<UploadQueue placement="docked" uploads={uploads('done', 'uploading')} />)
    await expect.element(list).toBeVisible()
    await rerender(<UploadQueue placement="docked" uploads={uploads('done', 'error')} />)
    await expect.element(list).toBeVisible()
  })

  it('moves away from the focused element, and back', async () => {
    const { button, covered } = await start(1280)
    for (const name of ['End', 'Start']) {
      expect(covered(name)).toBe(true)
      button(name).focus({ preventScroll: true })
      await vi.waitFor(() => expect(covered(name)).toBe(false))
    }
  })

  it('scrolls the page if it has the full width', async () => {
    const { button, covered } = await start(360)
    expect(covered('End')).toBe(true)
    button('End').focus({ preventScroll: true })
    await vi.waitFor(() => expect(covered('End')).toBe(false))
  })
})
