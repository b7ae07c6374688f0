// biome-ignore-all lint/suspicious/noTemplateCurlyInString: platform macros, not template literals.
import { PLATFORM_NAMES } from '@placard/domain/tags'
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
  html: '<p>Ride</p>',
  layout: null,
  assets: [],
  trackers: { click: [{ type: 'redirect', url: 'https://landing.test/' }] },
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
  it('shows the tag of the latest version for the creative’s platform, and for selected ones', async () => {
    const onPlatformChange = vi.fn()
    await open({ onPlatformChange })
    expect(tag()).toContain('data-live-id="c1new"')
    expect(tag()).toContain('data-click="%%CLICK_URL_UNESC%%"')
    await choose('Platform', /^Adform/)
    expect(tag()).toContain('data-click="%%c1;cpdir="')
    expect(onPlatformChange).toHaveBeenLastCalledWith('Adform')
    await choose('Tag', /^1 Oct 2025, 00:30/)
    expect(tag()).toContain('data-live-id="c1old"')
  })

  it('offers eleven platforms with their click macros', async () => {
    await open()
    await userEvent.click(page.getByRole('combobox', { name: 'Platform' }))
    const options = page.getByRole('option').elements()
    expect(options).toHaveLength(PLATFORM_NAMES.length)
    const texts = options.map((option) => option.textContent ?? '')
    expect(texts.every((text, index) => text.includes(PLATFORM_NAMES[index] ?? '?'))).toBe(true)
    expect(texts.find((text) => text.includes('Xandr'))).toContain('${CLICK_URL}')
    expect(texts.find((text) => text.includes('AdRoll'))).toContain('Click macro not public')
  })

  it('describes unconfirmed and missing macros', async () => {
    const settings: TaggedCreative['settings'] = [{ key: 'dealIDRequired', value: true }]
    await open({ creatives: [creative('c1', { platform: 'Quantcast', settings })] })
    await expect
      .element(page.getByRole('combobox', { name: 'Platform' }))
      .toHaveAccessibleDescription('Click macro ${CLICK}, unconfirmed: check with Quantcast')
    const rows = [...document.querySelectorAll('[data-slot=description-item]')].map((row) => row.textContent)
    expect(rows.find((row) => row?.startsWith('Deal ID'))).toBe(
      'Deal IDMissingNo published creative is set as the fallback',
    )
    await expect.element(page.getByText(/^No published creative is set as the fallback, so/)).toBeVisible()
  })

  it('warns about a size and a weight that the platform of the tag rejects', async () => {
    const image = {
      id: 'a1',
      creativeID: 'c1',
      filename: 'k.png',
      name: 'ride.png',
      path: '/files/k.png',
      url: '/k.png',
    }
    const facts = { new: false, width: 301, height: 250, duration: null, bytes: 180_000, uploadType: 'image' as const }
    await open({
      creatives: [creative('c1', { html: '', width: 301, size: '301x250', assets: [{ ...image, ...facts }] })],
    })
    expect(page.getByText('Check before it goes live').elements()).toHaveLength(0)
    await choose('Platform', /^AdRoll/)
    await expect
      .element(page.getByText("AdRoll doesn't accept 301x250. Choose another size or platform."))
      .toBeVisible()
    await expect.element(page.getByText(/is over the AdRoll limit of 150\u00A0kB/)).toBeVisible()
  })

  it('shows the deal tags with the latest version of the fallback', async () => {
    const settings: TaggedCreative['settings'] = [
      { key: 'dealIDRequired', value: true },
      { key: 'fallbackCreative', value: 'c2' },
    ]
    await open({ creatives: [creative('c1', { platform: 'Xandr', settings }), creative('c2')] })
    expect(tag()).toContain('data-deal="${DEAL_ID}" data-fallback="c2new"')
  })

  it('explains why an unpublished creative has no tag, and shows publishing errors', async () => {
    const onPublish = vi.fn(() => Promise.reject(new Error('main.mp4 is missing.')))
    const { rerender } = await open({ creatives: [creative('c1', { liveCreatives: [] })], onPublish })
    expect(tag()).toBe('')
    await expect.element(page.getByText('No tag yet: Creative c1 isn’t published')).toBeVisible()
    expect(page.getByRole('button', { name: /copy/i }).elements()).toHaveLength(0)
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))
    await expect.element(page.getByText('main.mp4 is missing.')).toBeVisible()
    await rerender(<TagsPanel creatives={[creative('c1')]} servingHost="https://ads.test" />)
    expect(tag()).toContain('c1new')
  })

  it('creates a spreadsheet of existing tags for the selected platform', async () => {
    const onDownload = vi.fn(async () => {})
    const creatives = [creative('c1'), creative('c2', { type: 'VAST' }), creative('c3', { liveCreatives: [] })]
    await open({ creatives, onDownload })
    await choose('Platform', /^Xandr/)
    await userEvent.click(page.getByRole('button', { name: 'Download Excel' }))
    await expect.element(page.getByText('Spreadsheet downloaded')).toBeInTheDocument()
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(['c1', 'c2'], 'Xandr', {
      signal: expect.any(AbortSignal),
      onProgress: expect.any(Function),
    })
  })

  it('shows the spreadsheet’s progress and can be cancelled', async () => {
    let given: AbortSignal | undefined
    const onDownload: TagsPanelProps['onDownload'] = (_ids, _platform, { signal, onProgress }) => {
      given = signal
      onProgress(0.4)
      return new Promise(() => {})
    }
    await open({ creatives: [creative('c1'), creative('c2')], onDownload })
    await userEvent.click(page.getByRole('button', { name: 'Download Excel' }))
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%')
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    expect(given?.aborted).toBe(true)
    expect(page.getByRole('progressbar').elements()).toHaveLength(0)
  })

  it('disables the button with a reason while nothing is published', async () => {
    const onDownload = vi.fn()
    const draft = (id: string) => creative(id, { liveCreatives: [] })
    await open({ creatives: [draft('c1'), draft('c2')], onDownload })
    const button = page.getByRole('button', { name: 'Download Excel' })
    await expect.element(button).toHaveAccessibleDescription('Publish a creative to download its tag')
    ;(button.element() as HTMLElement).click()
    expect(onDownload).not.toHaveBeenCalled()
  })

  it('uses entered macros in the tag, its rows and its warnings', async () => {
    const onMacrosSave = vi.fn()
    const creatives = [creative('c1', { platform: 'AdRoll' })]
    const { rerender } = await open({ creatives, onMacrosSave })
    expect(tag()).not.toContain('data-click')
    await expect.element(page.getByText(/^The click macro of AdRoll is missing/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Enter macros' }))
    const field = page.getByRole('textbox', { name: 'Click macro', exact: true })
    await userEvent.fill(field, '"><script>')
    await userEvent.click(page.getByRole('button', { name: 'Save macros' }))
    await expect.element(page.getByText(/^Enter the macro without spaces, quotes/).first()).toBeVisible()
    expect(onMacrosSave).not.toHaveBeenCalled()
    await userEvent.fill(field, ' [adrclickurl] ')
    await userEvent.click(page.getByRole('button', { name: 'Save macros' }))
    await expect.poll(() => onMacrosSave.mock.calls).toEqual([['AdRoll', { click: '[adrclickurl]' }]])
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
    await rerender(
      <TagsPanel
        {...{ creatives, onMacrosSave }}
        servingHost="https://ads.test"
        macros={{ AdRoll: { click: '[adrclickurl]' } }}
      />,
    )
    expect(tag()).toContain('data-click="[adrclickurl]"')
    await expect.element(page.getByText('Entered, unconfirmed')).toBeVisible()
    await expect.element(page.getByText(/before the tag goes live: \[adrclickurl\]$/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Edit macros' })).toBeVisible()
  })

  it('keeps entered macros, and shows why saving failed', async () => {
    const creatives = [creative('c1', { platform: 'Cognitiv' })]
    const { rerender } = await open({ creatives })
    const enter = async () => {
      await userEvent.click(page.getByRole('button', { name: /^(Enter|Edit) macros$/ }))
      await userEvent.fill(page.getByRole('textbox', { name: 'Cachebuster' }), '[rnd]')
      await userEvent.click(page.getByRole('button', { name: 'Save macros' }))
    }
    await enter()
    await expect.poll(tag).toContain('data-cb="[rnd]"')
    const onMacrosSave = () => Promise.reject(new Error('You are offline.'))
    await rerender(<TagsPanel {...{ creatives, onMacrosSave }} servingHost="https://ads.test" />)
    await enter()
    await expect.element(page.getByText('You are offline.')).toBeVisible()
  })

  it('never submits a surrounding form', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await mount(
      <form onSubmit={onSubmit}>
        <TagsPanel creatives={[creative('c1', { platform: 'AdRoll' })]} servingHost="https://ads.test" />
      </form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Enter macros' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Cachebuster' }), '[rnd]')
    await userEvent.click(page.getByRole('button', { name: 'Save macros' }))
    await expect.poll(tag).toContain('data-cb="[rnd]"')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('offers no macros to enter if all are confirmed', async () => {
    await open({ creatives: [creative('c1', { platform: 'Xandr' })] })
    expect(page.getByRole('button', { name: /macros$/ }).elements()).toHaveLength(0)
  })

  it('says what is missing in empty creatives, and leaves the explanation to publishing', async () => {
    const onPublish = vi.fn()
    await open({ creatives: [creative('c1', { liveCreatives: [], html: '' })], onPublish })
    const button = page.getByRole('button', { name: 'Publish' })
    await expect.element(button).toHaveAccessibleDescription(/^The banner is empty/)
    ;(button.element() as HTMLElement).click()
    expect(onPublish).toHaveBeenCalledTimes(1)
  })

  it('warns about trackers that published videos skip', async () => {
    const trackers = { impression: [{ type: 'script' as const, url: 'https://track.test/a.js' }] }
    await open({ creatives: [creative('c1', { type: 'VAST', trackers })] })
    await expect
      .element(page.getByText(/Impression tracker 1 is a script/))
      .toHaveTextContent(
        "Impression tracker 1 is a script, which VAST can't run. Use a pixel. Published versions skip it: publish again after you change it.",
      )
  })

  it('compares with another platform', async () => {
    await open({ creatives: [creative('c1', { platform: 'The Trade Desk' })] })
    await userEvent.click(page.getByRole('button', { name: 'Compare with another platform' }))
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Other platform' }).element().textContent)
      .toContain('Google Ad Manager')
    await choose('Other platform', /^Cognitiv/)
    await expect.element(page.getByText('Different: data-click, data-cb.')).toBeVisible()
  })
})
