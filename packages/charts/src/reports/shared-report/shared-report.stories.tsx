import { ApiError } from '@placard/domain/api'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { WRONG_LINK_PASSWORD } from '@placard/domain/internal/share'
import { comparedRange, defaultReportView, type ReportRange } from '@placard/domain/report'
import {
  DEFAULT_LINK_SETTINGS,
  linkChoices,
  linkView,
  type ReportPart,
  type SharedLinkSettings,
  withoutParts,
} from '@placard/domain/share'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inGerman } from '../../testing/in-german.js'
import { showsMirroredFrame } from '../../testing/right-to-left.js'
import { ExportMenu, useExportJob } from '../export-menu/export-menu.js'
import { ReportToolbar } from '../report-toolbar/report-toolbar.js'
import { LinkPassword, SharedReport, type SharedReportProps } from './shared-report.js'

const range = { start: '2025-09-30', end: '2025-10-13', tzCode: 'Europe/Berlin' }
const campaign = demoCampaigns(DEMO_NOW)[0]!
const moment = { now: DEMO_NOW, flight: { start: '2025-09-01', end: null } }

/** Report as a server returns it for a link. */
function createReport(days: ReportRange, { leftOut }: SharedLinkSettings) {
  const report = demoReport(campaign, days)
  return {
    ...report,
    rows: withoutParts(report.rows, leftOut),
    withVideoData: !leftOut.includes('video'),
    leftOut,
  }
}

function Shared(props: SharedReportProps) {
  const { link = DEFAULT_LINK_SETTINGS } = props
  const [asked, setView] = useState(props.view)
  const job = useExportJob(async () => undefined)
  const view = linkView(link, asked, moment)
  const choices = linkChoices(link)
  const compared = comparedRange(view)
  const state = props.state.report && {
    ...props.state,
    report: createReport(view.range, link),
    previous: compared && createReport(compared, link),
  }
  return (
    <SharedReport
      {...props}
      view={view}
      onViewChange={setView}
      state={state ?? props.state}
      toolbar={<ReportToolbar value={view} onValueChange={setView} choices={choices} now={DEMO_NOW} />}
      actions={
        choices.downloads && (
          <ExportMenu job={job} name={campaign.name} range={view.range} offersVideo={choices.video} />
        )
      }
    />
  )
}

const createLink = (settings: Partial<SharedLinkSettings>) => ({ ...DEFAULT_LINK_SETTINGS, ...settings })

const meta = {
  title: 'SharedReport',
  component: SharedReport,
  subcomponents: { LinkPassword },
  args: {
    title: campaign.name,
    view: { ...defaultReportView(DEMO_NOW), range },
    onViewChange: fn(),
    state: { report: demoReport(campaign, range), receivedAt: new Date(DEMO_NOW.getTime() - 12 * 60_000) },
    onRetry: fn(),
    now: DEMO_NOW,
  },
  render: (args) => <Shared {...args} />,
} satisfies Meta<typeof SharedReport>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const shown = async ({ canvasElement }: Context) => {
  const canvas = within(canvasElement)
  await canvas.findAllByRole('img')
  await canvas.findByRole('table')
  return canvas
}

export const Default: Story = {
  play: async (context) => {
    const canvas = await shown(context)
    await expect(canvas.getByRole('heading', { level: 1, name: campaign.name })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull()
  },
}

/** The dates of the link are text: they cannot be changed. */
export const FixedRange: Story = {
  args: {
    link: createLink({
      range: { kind: 'fixed', start: '2025-10-01', end: '2025-10-07' },
      tzCode: 'America/New_York',
      comparison: { mode: 'previous', matchWeekday: false },
    }),
  },
  play: async (context) => {
    const toolbar = within((await shown(context)).getByRole('group', { name: 'What the report shows' }))
    await expect(toolbar.getByText('1–7 Oct 2025')).toBeVisible()
    await expect(toolbar.getByText('vs 24–30 Sep 2025')).toBeVisible()
    await expect(toolbar.getByText(/America\/New York/)).toBeVisible()
    await expect(toolbar.queryByRole('button')).toBeNull()
    await expect(toolbar.queryByRole('combobox')).toBeNull()
  },
}

/** The last 30 days, whenever the link is opened. The time zone is the viewer's choice. */
export const RollingRange: Story = {
  args: { link: createLink({ range: { kind: 'rolling', preset: 'last30' } }) },
  play: async (context) => {
    const canvas = await shown(context)
    await expect(canvas.getByText('15 Sep – 14 Oct 2025')).toBeVisible()
    await expect(canvas.queryByText(/^vs /)).toBeNull()
  },
}

/** Other dates within October only; the ones that were asked for are moved there. */
export const BoundedRange: Story = {
  args: { link: createLink({ range: { kind: 'chosen', from: '2025-10-01', to: '2025-10-14' } }) },
  play: async (context) => {
    const canvas = await shown(context)
    await expect(canvas.getByRole('button', { name: /1–14 Oct 2025/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'No earlier days' })).toHaveAttribute('aria-disabled', 'true')
  },
}

const leaves =
  (labels: RegExp): Play =>
  async (context) => {
    const canvas = await shown(context)
    await expect(canvas.getByRole('region', { name: 'Key figures' })).not.toHaveTextContent(labels)
    await expect(canvas.getByRole('table', { name: 'Creatives' })).not.toHaveTextContent(labels)
    await expect(canvas.queryByText(labels)).toBeNull()
  }

/** Story of a link that leaves parts out; `ImpressionsOnly` is the picture of all of them. */
const without = (leftOut: ReportPart[], play: Play): Story => ({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { link: createLink({ leftOut }) },
  play,
})

export const WithoutClicks: Story = without(['clicks'], leaves(/^Clicks|CTR/))
export const WithoutVideo: Story = without(['video'], async (context) => {
  await leaves(/Video|VCR/)(context)
  await expect(within(context.canvasElement).queryByRole('switch')).toBeNull()
})
export const WithoutInvalidTraffic: Story = without(['invalidTraffic'], leaves(/Invalid traffic/))

/** Impressions always stay. */
export const ImpressionsOnly: Story = {
  args: { link: createLink({ leftOut: ['engagement', 'clicks', 'video', 'invalidTraffic', 'downloads'] }) },
  play: leaves(/Engagement|Clicks|CTR|Video|VCR|Invalid traffic/),
}

export const WithoutDownloads: Story = {
  args: { link: createLink({ leftOut: ['downloads'] }) },
  play: async (context) => {
    const canvas = await shown(context)
    await expect(canvas.queryByRole('button', { name: /Export|Download|CSV/ })).toBeNull()
  },
}

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" rx="6" fill="#1a6b3c"/><circle cx="20" cy="20" r="9" fill="#fff"/></svg>',
)}`

const isLegible: Play = async (context) => {
  await shown(context)
  const brand = context.canvasElement.querySelector('[data-slot="link-brand"]')
  await expect(brand?.querySelector('span')).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
  await expect(brand?.querySelector('img')).toHaveAttribute('alt', '')
}

/** Yellow is moved until it is legible on the page. */
export const Branded: Story = { args: { link: createLink({ color: '#f2c200' }), logo: LOGO }, play: isLegible }

export const BrandedDark: Story = {
  args: { link: createLink({ color: '#1a1a80' }), logo: LOGO },
  globals: { theme: 'dark' },
  play: isLegible,
}

/** Page of a link whose language is German. */
export const German: Story = {
  args: { link: createLink({ language: 'de', range: { kind: 'rolling', preset: 'last7' } }) },
  decorators: [inGerman],
  play: async (context) => {
    await expect((await shown(context)).getByText('Geteilter Bericht')).toBeVisible()
  },
}

/** As high and wide as a common phone, with the paddings of the console's page. */
const phone = {
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone390: { name: 'Phone 390', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone390' } },
  render: (args) => (
    <div className="px-4 py-6">
      <Shared {...args} />
    </div>
  ),
} satisfies Story

/** Title, three figures and the whole chart are on the first screen; the filters follow. */
const fitsFirstScreen: Play = async (context) => {
  const canvas = await shown(context)
  const chart = canvas.getByRole('figure', { name: /^Delivery/ })
  const figures = within(canvas.getByRole('region', { name: 'Key figures' })).getAllByRole('listitem')
  const toolbar = canvas.getByRole('group', { name: 'What the report shows' })
  await waitFor(() => expect(chart.querySelector('svg')).not.toBeNull())
  await expect(document.documentElement.clientWidth).toBe(390)
  await expect(figures).toHaveLength(3)
  for (const figure of figures) {
    await expect(figure.getBoundingClientRect().bottom).toBeLessThanOrEqual(chart.getBoundingClientRect().top)
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
  }
  await expect(chart.getBoundingClientRect().bottom + window.scrollY).toBeLessThanOrEqual(844)
  await expect(chart.compareDocumentPosition(toolbar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect(toolbar.getBoundingClientRect().top).toBeGreaterThan(chart.getBoundingClientRect().bottom)
}

export const Phone: Story = { ...phone, play: fitsFirstScreen }
export const PhoneBranded: Story = { ...phone, args: Branded.args!, play: fitsFirstScreen }
export const PhoneCreative: Story = {
  ...phone,
  args: { creativeID: campaign.creatives[0]!.id, title: campaign.creatives[0]!.name },
  play: fitsFirstScreen,
}

/** Link with a password: nothing says what its report is about. */
export const Locked: Story = {
  render: () => <LinkPassword onSubmit={fn(async () => undefined)} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'This report needs a password' })).toHaveFocus()
    await expect(canvasElement).not.toHaveTextContent(campaign.name)
  },
}
export const LockedPhone: Story = { ...Locked, globals: { viewport: { value: 'phone' } } }

const refused = (message: string, status: number): Story => ({
  tags: ['!autodocs'],
  render: () => (
    <LinkPassword
      onSubmit={async () => {
        throw new ApiError(message, { status })
      }}
    />
  ),
})

const submits = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const field = canvas.getByLabelText('Password')
  await userEvent.type(field, 'a guess')
  await userEvent.click(canvas.getByRole('button', { name: 'Open report' }))
  return { canvas, field }
}

export const WrongPassword: Story = {
  ...refused(WRONG_LINK_PASSWORD, 403),
  play: async ({ canvasElement }) => {
    const { field } = await submits(canvasElement)
    await waitFor(() => expect(field).toHaveAccessibleDescription(WRONG_LINK_PASSWORD))
    await expect(field).toHaveFocus()
  },
}

export const TooManyPasswords: Story = {
  ...refused('Too many requests. Wait 42 seconds and try again.', 429),
  play: async ({ canvasElement }) => {
    const { canvas } = await submits(canvasElement)
    await expect(await canvas.findByText(/Wait 42 seconds/)).toBeVisible()
  },
}

export const DeadLink: Story = { args: { dead: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: showsMirroredFrame }

export const States = showStates(meta, { DeadLink })
