import type { CreativeSetting } from '@placard/domain/creative'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type TaggedCreative, type TagsDownloader, TagsPanel } from './tags-panel.js'

const forDeals: CreativeSetting[] = [
  { key: 'dealIDRequired', value: true },
  { key: 'fallbackCreative', value: 'c4' },
]
const creative = (id: string, changes: Partial<TaggedCreative> = {}): TaggedCreative => ({
  id,
  name: 'Autumn video 300x250',
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
    { id: `${id}live1`, publishedAt: '2025-09-30T08:12:00.000Z' },
    { id: `${id}live2`, publishedAt: '2025-10-12T12:30:00.000Z' },
  ],
  ...changes,
})
const one = creative('c1', { liveCreatives: [{ id: 'c1live1', publishedAt: '2025-10-12T12:30:00.000Z' }] })
const video = creative('c2', { name: 'Autumn pre-roll', type: 'VAST', size: '640x360', width: 640, height: 360 })
const draft = creative('c3', { name: 'Winter teaser', liveCreatives: [] })
const forDeal = creative('c1', {
  platform: 'MediaMath',
  settings: [{ key: 'euCreative', value: true }, { key: 'inAppSupport', value: true }, ...forDeals],
})

const meta = {
  title: 'TagsPanel',
  component: TagsPanel,
  args: {
    creatives: [one],
    servingHost: 'https://serve.example.com',
    onPublish: fn(),
    onDownload: fn<TagsDownloader>(async () => {}),
    onRetry: fn(),
    timeZone: 'Europe/Berlin',
  },
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
} satisfies Meta<typeof TagsPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ManyCreatives: Story = { args: { creatives: [creative('c1'), video, draft], vendorID: 755 } }

const hundreds = Array.from({ length: 300 }, (_, index) => creative(`m${index}`, { name: `Autumn take ${index + 1}` }))

/** More than a dozen creatives are searchable. */
export const VeryManyCreatives: Story = {
  args: { creatives: hundreds },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox', { name: 'Creative' })
    await expect(box).toHaveValue('Autumn take 1')
    await userEvent.click(box)
    await userEvent.keyboard('take 299')
    await userEvent.click(await canvas.findByRole('option', { name: /take 299/ }))
    await expect(box).toHaveValue('Autumn take 299')
    await waitFor(() => expect(canvas.getByText(/m298live2/)).toBeVisible())
  },
}

/** Loaded creatives can be used while others load; the spreadsheet contains all. */
export const PartOfThem: Story = {
  args: { creatives: hundreds.slice(0, 100), of: 300, onHandOver: fn(async () => {}) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Download Excel' })
    await expect(button).toHaveAccessibleDescription(
      'Available once all creatives are loaded: 100 of 300 creatives so far',
    )
    await userEvent.click(button)
    await expect(args.onDownload).not.toHaveBeenCalled()
    const pack = within(canvasElement).getByRole('button', { name: 'Create pack' })
    await expect(pack).toHaveAccessibleDescription('Available once all creatives are loaded: 100 of 300 so far')
    await userEvent.click(pack)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A fallback may still be loading; the tag waits for it. */
export const PartWithoutTheChosen: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { creatives: [one], of: 300, defaultCreativeID: 'm299' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Copy tag' })).toBeNull()
  },
}

export const PartWithoutItsFallback: Story = {
  ...PartWithoutTheChosen,
  args: { creatives: [forDeal], of: 300 },
}

export const EverythingAsked: Story = { args: { creatives: [forDeal] } }

export const XmlAddress: Story = { args: { creatives: [{ ...video, platform: 'Xandr' }] } }

export const NotPublished: Story = { args: { creatives: [draft] } }

/** An empty creative; the button says what is missing before it can be published. */
export const NothingToPublish: Story = { args: { creatives: [{ ...draft, html: '' }] } }

/** Platform with unpublished macros. */
export const MissingMacros: Story = { args: { creatives: [{ ...one, platform: 'AdRoll' }] } }

/** Finding that the publication for another platform didn't have. */
export const RejectedSize: Story = {
  args: { creatives: [{ ...one, name: 'Autumn video 301x250', size: '301x250', width: 301, platform: 'AdRoll' }] },
}

export const EnteredMacros: Story = {
  args: {
    creatives: [{ ...one, platform: 'AdRoll' }],
    macros: { AdRoll: { click: '[adrclickurl]', cachebuster: '[timestamp]' } },
  },
}

export const EnterMacrosInteraction: Story = {
  tags: ['!autodocs'],
  // Focus guards of the dialog are in the hidden page.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  args: { creatives: [{ ...one, platform: 'Quantcast' }], onMacrosSave: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enter macros' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Macros for Quantcast' }))
    await userEvent.click(dialog.getByRole('textbox', { name: 'Cachebuster' }))
    await userEvent.paste('[CACHEBUSTER]')
    await expect(args.onMacrosSave).not.toHaveBeenCalled()
  },
}

export const Empty: Story = { args: { creatives: [] } }

export const Loading: Story = { args: { loading: true } }

export const ErrorShown: Story = { name: 'Error', args: { error: new Error('The server could not be reached.') } }

export const LongContent: Story = {
  args: {
    creatives: [
      { ...forDeal, name: 'Northwind Bikes autumn 2025, in-banner video with subtitles, end card B, market DACH' },
      { ...draft, name: 'Northwind Bikes winter 2025, in-banner video without sound' },
    ],
  },
}

export const Phone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } }

export const CompareInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with another platform' }))
    await expect(await canvas.findByText('Different: data-click, data-cb.')).toBeVisible()
    const changed = canvas.getAllByRole('listitem').filter((line) => line.textContent?.includes('Only on'))
    await expect(changed.map((line) => line.textContent?.replace(/\s+/g, ' '))).toEqual([
      '−Only on Google Ad Manager: data-click="%%CLICK_URL_UNESC%%"',
      '−Only on Google Ad Manager: data-cb="%%CACHEBUSTER%%"',
      '+Only on The Trade Desk: data-click="%%TTD_CLK%%"',
      '+Only on The Trade Desk: data-cb="%%TTD_CACHEBUSTER%%"',
    ])
  },
}

const pasted = `<a href="%%CLICK_URL_ESC%%https://northwind-bikes.example/autumn">
  <img src="https://count.agency.example/i?click=\${CLICK_URL}&ord=">
</a>`

export const CheckATagInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Check a tag' }))
    const box = canvas.getByRole('textbox', { name: 'Tag or VAST URL' })
    await userEvent.click(box)
    await userEvent.paste(pasted)
    await expect(await canvas.findByText('3 problems for Google Ad Manager')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Line 1, column 10' }))
    await expect(box).toHaveFocus()
  },
}

export const FixATagInteraction: Story = {
  ...CheckATagInteraction,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await CheckATagInteraction.play?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Fix all' }))
    await expect(await canvas.findByText('No problems with macros for Google Ad Manager')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Tag or VAST URL' })).toHaveValue(
      pasted
        .replace('%%CLICK_URL_ESC%%', '%%CLICK_URL_UNESC%%')
        .replace(/\$\{CLICK_URL\}&ord=/, '%%CLICK_URL_ESC%%&ord=%%CACHEBUSTER%%'),
    )
  },
}

const WRAPPER = `<VAST version="4.2"><Ad id="1"><Wrapper><AdSystem>Agency</AdSystem>
<Impression><![CDATA[https://count.agency.example/i?ord=[CACHEBUSTING]&t=%%CACHEBUSTER%%]]></Impression>
<VASTAdTagURI><![CDATA[https://other.example/vast.xml]]></VASTAdTagURI></Wrapper></Ad></VAST>`
const INLINE = `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>Agency</AdSystem><AdTitle>Ride</AdTitle><AdServingId>s1</AdServingId>
<Impression><![CDATA[https://count.agency.example/i]]></Impression><Creatives><Creative><Linear><Duration>15</Duration>
<MediaFiles><MediaFile delivery="progressive" type="video/x-flv" width="640" height="360"><![CDATA[https://files.agency.example/ride.flv]]></MediaFile></MediaFiles>
</Linear><UniversalAdId idRegistry="unknown">1</UniversalAdId></Creative></Creatives></InLine></Ad></VAST>`

export const TestVastInteraction: Story = {
  tags: ['!autodocs'],
  args: {
    creatives: [video],
    onVastLoad: fn(async (url: string) => (url.includes('/serve/vast/c2live2.xml') ? WRAPPER : INLINE)),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Test VAST' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Run test' }))
    const first = within(await canvas.findByRole('region', { name: 'Document 1 of 2' }))
    await expect(first.getByText(/ord=48151623&t=%%CACHEBUSTER%%$/)).toBeVisible()
    await expect(first.getByText('No player fills %%CACHEBUSTER%%: it is sent as text.')).toBeVisible()
    const second = within(canvas.getByRole('region', { name: 'Document 2 of 2' }))
    await expect(second.getByText(/^VAST error 403 · /)).toBeVisible()
    await userEvent.click(second.getByRole('button', { name: 'Line 3' }))
    await expect(document.activeElement).toHaveTextContent(/^<MediaFiles>.*ride\.flv/)
    await expect(args.onVastLoad).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Other VAST XML or URL' }))
    await userEvent.paste('<VAST><Ad></VAST>')
    await userEvent.click(canvas.getByRole('button', { name: 'Run test' }))
    await expect(await canvas.findByText(/^This is not valid XML: see line 1.*VAST error 100/)).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Other VAST XML or URL' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Run test' }))
    await canvas.findByRole('region', { name: 'Document 2 of 2' })
  },
}

export const DownloadInteraction: Story = {
  tags: ['!autodocs'],
  args: {
    creatives: [creative('c1'), video, draft],
    onDownload: fn(async (_ids, _platform, { onProgress }) => {
      onProgress(0.4)
      throw new Error('There is not enough disk space for the sheet. Try again later.')
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Download Excel' })
    await expect(button).toHaveAccessibleDescription(
      "Latest tags for 2 of 3 creatives on Google Ad Manager. The others aren't published.",
    )
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('not enough disk space'))
    await expect(args.onDownload).toHaveBeenCalledTimes(1)
  },
}

export const HandOverInteraction: Story = {
  tags: ['!autodocs'],
  // Focus guards of the dialog are in the hidden page.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  args: { creatives: [creative('c1'), video, draft], onHandOver: fn(async () => {}) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create pack' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create hand-over pack' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create pack' }))
    await dialog.findByText('Pack downloaded')
    await expect(args.onHandOver).toHaveBeenCalledWith(
      { creativeIDs: ['c1', 'c2'], platforms: ['Google Ad Manager'] },
      expect.anything(),
    )
  },
}

export const PublishingInteraction: Story = {
  tags: ['!autodocs'],
  args: { creatives: [draft], onPublish: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Publish' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await expect(args.onPublish).toHaveBeenCalledTimes(1)
  },
}

export const States = showStates(meta, { Default, MissingMacros, RejectedSize, Empty, Loading, ErrorShown })
