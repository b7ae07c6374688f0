// biome-ignore-all lint/suspicious/noTemplateCurlyInString: macros of platforms look like this; none is a template.
import { PLATFORM_NAMES } from '@placard/domain'
import { mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type TaggedCreative, TagsPanel, type TagsPanelProps } from './tags-panel.js'

const creative = (id: string, changes: Partial<TaggedCreative> = {}): TaggedCreative => ({
  id,
  name: `Creative ${id}`,
  type: 'Banner',
  size: '300x250',
  width: 300,
  height: 250,
  fluid: false,
  settings: [],
  platform: 'Google Ad Manager',
  liveCreatives: [
    { id: `${id}old`, publishedAt: '2025-09-30T22:30:00.000Z' },
    { id: `${id}new`, publishedAt: '2025-10-12T12:30:00.000Z' },
  ],
  ...changes,
})
const open = (props: Partial<TagsPanelProps> = {}) =>
  mount(<TagsPanel creatives={[creative('c1')]} servingHost="https://ads.test" timeZone="Europe/Berlin" {...props} />)
const tag = () => document.querySelector('[data-slot=code-block] code')?.textContent ?? ''
const choose = async (field: string, option: RegExp) => {
  await userEvent.click(page.getByRole('combobox', { name: field, exact: true }))
  await userEvent.click(page.getByRole('option', { name: option }))
}

describe('TagsPanel', () => {
  it('shows the tag of the newest copy for the platform of the creative, and of others that are chosen', async () => {
    const onPlatformChange = vi.fn()
    await open({ onPlatformChange })
    expect(tag()).toContain('data-live-id="c1new"')
    expect(tag()).toContain('data-click="%%CLICK_URL_UNESC%%"')
    await choose('Platform', /^Adform/)
    expect(tag()).toContain('data-click="%%c1;cpdir="')
    expect(onPlatformChange).toHaveBeenLastCalledWith('Adform')
    await choose('Published copy', /^1 Oct 2025, 00:30/)
    expect(tag()).toContain('data-live-id="c1old"')
  })

  it('offers the eleven platforms, each with its click macro', async () => {
    await open()
    await userEvent.click(page.getByRole('combobox', { name: 'Platform' }))
    const options = page.getByRole('option').elements()
    expect(options).toHaveLength(PLATFORM_NAMES.length)
    const texts = options.map((option) => option.textContent ?? '')
    expect(texts.every((text, index) => text.includes(PLATFORM_NAMES[index] ?? '?'))).toBe(true)
    expect(texts.find((text) => text.includes('Xandr'))).toContain('${CLICK_URL}')
    expect(texts.find((text) => text.includes('AdRoll'))).toContain('Click macro not public')
  })

  it('says in words what is not confirmed and what is missing', async () => {
    const settings: TaggedCreative['settings'] = [{ key: 'dealIDRequired', value: true }]
    await open({ creatives: [creative('c1', { platform: 'Quantcast', settings })] })
    await expect
      .element(page.getByRole('combobox', { name: 'Platform' }))
      .toHaveAccessibleDescription('Click macro ${CLICK}, not confirmed: check with Quantcast')
    const rows = [...document.querySelectorAll('[data-slot=description-item]')].map((row) => row.textContent)
    expect(rows.find((row) => row?.startsWith('Deal ID'))).toBe(
      'Deal IDMissingNo published creative is set to be shown without a deal',
    )
    await expect.element(page.getByText(/^Nothing is set to be shown without a deal/)).toBeVisible()
  })

  it('shows the deal pair with the newest copy of what is shown without a deal', async () => {
    const settings: TaggedCreative['settings'] = [
      { key: 'dealIDRequired', value: true },
      { key: 'fallbackCreative', value: 'c2' },
    ]
    await open({ creatives: [creative('c1', { platform: 'Xandr', settings }), creative('c2')] })
    expect(tag()).toContain('data-deal="${DEAL_ID}" data-fallback="c2new"')
  })

  it('has no tag before the creative is published, says why, and what went wrong on the way', async () => {
    const onPublish = vi.fn(() => Promise.reject(new Error('main.mp4 is missing.')))
    const { rerender } = await open({ creatives: [creative('c1', { liveCreatives: [] })], onPublish })
    expect(tag()).toBe('')
    await expect.element(page.getByText('No tag yet: Creative c1 is not published')).toBeVisible()
    expect(page.getByRole('button', { name: /copy/i }).elements()).toHaveLength(0)
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))
    await expect.element(page.getByText('main.mp4 is missing.')).toBeVisible()
    await rerender(<TagsPanel creatives={[creative('c1')]} servingHost="https://ads.test" />)
    expect(tag()).toContain('c1new')
  })

  it('makes one sheet of the tags that there are, for the platform that is chosen', async () => {
    const onDownload = vi.fn(async () => {})
    const creatives = [creative('c1'), creative('c2', { type: 'VAST' }), creative('c3', { liveCreatives: [] })]
    await open({ creatives, onDownload })
    await choose('Platform', /^Xandr/)
    await userEvent.click(page.getByRole('button', { name: 'Download xlsx' }))
    await expect.element(page.getByText('The sheet is downloaded')).toBeInTheDocument()
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(
      {
        c1: expect.stringContaining('data-click="${CLICK_URL}"'),
        c2: 'https://ads.test/serve/vast/c2new.xml?cb=${CACHEBUSTER}&preview=${IS_PREVIEW}',
      },
      'Xandr',
      { signal: expect.any(AbortSignal), onProgress: expect.any(Function) },
    )
  })

  it('tells how far a sheet is, and can be stopped', async () => {
    let given: AbortSignal | undefined
    const onDownload: TagsPanelProps['onDownload'] = (_tags, _platform, { signal, onProgress }) => {
      given = signal
      onProgress(0.4)
      return new Promise(() => {})
    }
    await open({ creatives: [creative('c1'), creative('c2')], onDownload })
    await userEvent.click(page.getByRole('button', { name: 'Download xlsx' }))
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%')
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    expect(given?.aborted).toBe(true)
    expect(page.getByRole('progressbar').elements()).toHaveLength(0)
  })

  it('holds the button back while nothing is published, with the reason', async () => {
    const onDownload = vi.fn()
    const draft = (id: string) => creative(id, { liveCreatives: [] })
    await open({ creatives: [draft('c1'), draft('c2')], onDownload })
    const button = page.getByRole('button', { name: 'Download xlsx' })
    await expect.element(button).toHaveAccessibleDescription('Nothing to download yet: no creative is published')
    ;(button.element() as HTMLElement).click()
    expect(onDownload).not.toHaveBeenCalled()
  })

  it('compares with a platform that is not its own', async () => {
    await open({ creatives: [creative('c1', { platform: 'The Trade Desk' })] })
    await userEvent.click(page.getByRole('button', { name: 'Compare with another platform' }))
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Other platform' }).element().textContent)
      .toContain('Google Ad Manager')
    await choose('Other platform', /^Cognitiv/)
    await expect.element(page.getByText('Different: data-click, data-cb.')).toBeVisible()
  })
})
