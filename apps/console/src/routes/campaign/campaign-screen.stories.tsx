import { DEMO_NOW, demoCampaignList } from '@placard/domain/demo'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { demoBannerAddress, demoCreatives, LONG_NAME } from '../../testing/creative.fixture.js'
import { inRouter } from '../../testing/in-router.js'
import { CampaignScreen, type CampaignScreenProps } from './campaign-screen.js'
import { CreativesTab, type CreativesTabProps } from './creatives-tab.js'

const campaign = demoCampaignList()[0]!

type Props = Omit<CampaignScreenProps, 'children' | 'tab' | 'creativeCount'> &
  Pick<
    CreativesTabProps,
    'creatives' | 'of' | 'error' | 'bulk' | 'onFiles' | 'onRename' | 'onDuplicate' | 'onPublish' | 'onDelete' | 'onNew'
  >

function Screen({
  creatives,
  of,
  error,
  bulk,
  onFiles,
  onRename,
  onDuplicate,
  onPublish,
  onDelete,
  onNew,
  ...screen
}: Props) {
  return (
    <CampaignScreen {...screen} onRename={fn()} onDelete={fn()} tab="creatives" creativeCount={of ?? creatives?.length}>
      <CreativesTab
        {...{ creatives, of, error, bulk, onFiles, onRename, onDuplicate, onPublish, onDelete, onNew }}
        onReload={screen.onReload}
        addressOf={demoBannerAddress}
      />
    </CampaignScreen>
  )
}

const bulk: CreativesTabProps['bulk'] = {
  progress: undefined,
  outcome: undefined,
  onOutcomeDismiss: fn(),
  onPublish: fn(async () => undefined),
  onDuplicate: fn(async () => undefined),
  onPlatformChange: fn(async () => undefined),
  onLandingPageChange: fn(async () => undefined),
  onLandingPagePublish: fn(async () => undefined),
}

const meta = {
  title: 'Campaign/Screen',
  component: Screen,
  args: {
    campaignID: campaign.id,
    campaign,
    creatives: demoCreatives,
    now: DEMO_NOW,
    onReload: fn(),
    onEdit: fn(),
    onNew: fn(),
    onRename: fn(async () => undefined),
    onDuplicate: fn(async () => undefined),
    onPublish: fn(async () => true),
    onDelete: fn(),
    bulk,
    onFiles: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

function manyCreatives(length: number): typeof demoCreatives {
  return Array.from({ length }, (_, index) => {
    const creative = demoCreatives[index % 2]!
    return { ...creative, id: `many${index}`, name: `${creative.name}, take ${index}` }
  })
}

/** Delays the screenshot until the banners in the viewport have loaded. */
const bannersShown: Story['play'] = async ({ canvasElement }) => {
  const frames = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-slot="ad-frame"]')]
  await waitFor(() => expect(frames().length).toBeGreaterThan(0))
  await waitFor(() => expect(frames().every(({ dataset }) => dataset.state === 'ready')).toBe(true))
}

/** Tags serve outside the flight too; nothing says so while all of them are paused. */
export const ServesOutsideFlight: Story = {
  args: {
    campaign: {
      ...campaign,
      isPublished: true,
      data: { ...campaign.data, start: { date: '2025-08-01' }, end: { date: '2025-08-31' } },
    },
    creatives: [
      {
        ...demoCreatives[0]!,
        liveCreatives: [{ ...demoCreatives[0]!.liveCreatives[0]!, pausedAt: '2025-10-13T08:00:00.000Z' }],
      },
      demoCreatives[1]!,
    ],
  },
  play: async (context) => {
    const canvas = within(context.canvasElement)
    await expect(canvas.getByText('Tags serve outside these dates too. Pause a tag to stop it.')).toBeVisible()
    await expect(canvas.getByText('Paused')).toBeVisible()
    await bannersShown(context)
  },
}

export const PhoneLongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    campaign: { ...campaign, name: LONG_NAME },
    creatives: demoCreatives.slice(0, 3).map((creative) => ({ ...creative, name: `${LONG_NAME}, ${creative.size}` })),
  },
  play: bannersShown,
}

export const ManyInteraction: Story = {
  tags: ['!autodocs'],
  // One card is enough for axe.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  args: {
    creatives: manyCreatives(250),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const cards = () => canvasElement.querySelectorAll('article').length
    await expect(cards()).toBe(100)
    const frames = () => canvasElement.querySelectorAll('iframe').length
    // Only previews in the viewport load, and none while they are paused.
    await waitFor(() => expect(frames()).toBeGreaterThan(0))
    await expect(frames()).toBeLessThan(40)
    await userEvent.click(canvas.getByText('Pause previews'))
    await expect(frames()).toBe(0)
    await userEvent.click(canvas.getByText('Show 100 more'))
    await expect(cards()).toBe(200)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search creatives' }), 'take 249')
    await expect(canvas.getByText('Showing 1 of 250 creatives')).toBeVisible()
    await expect(cards()).toBe(1)
  },
}

/** The first creatives are usable while the others load; a search result may be among the latter. */
export const PartInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { creatives: manyCreatives(6), of: 25_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Creatives 25,000' })).toBeVisible()
    await expect(canvas.getByText('Showing 6 of 25,000 creatives; the rest is still loading')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search creatives' }), 'zebra')
    await expect(canvas.getByText('Showing 0 of 25,000 creatives; the rest is still loading')).toBeVisible()
    await expect(canvas.queryByText('No creative matches “zebra”')).toBeNull()
  },
}

export const PartFailed: Story = {
  args: { creatives: manyCreatives(3), of: 25_000, error: 'The server could not be reached.' },
  play: async (context) => {
    const alert = within(context.canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load the rest of the list')
    await bannersShown(context)
  },
}

export const NothingFound: Story = {
  args: { creatives: manyCreatives(13) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search creatives' }), 'zebra')
    await expect(canvas.getByText('No creative matches “zebra”')).toBeVisible()
  },
}

export const RenameAndDeleteInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first, second] = demoCreatives
    const choose = async (name: string) => {
      canvas.getByRole('button', { name: `Actions for ${first!.name}` }).focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Rename')
    const input = await canvas.findByRole('textbox', { name: `New name of ${first!.name}` })
    await userEvent.clear(input)
    await userEvent.type(input, 'Autumn{Enter}')
    await expect(args.onRename).toHaveBeenCalledWith(first, 'Autumn')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(first!.name))
    await choose('Delete')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(second!.name))
    await expect(args.onDelete).toHaveBeenCalledWith(first)
  },
}

/** Creatives are selected by keyboard; an action that failed for some lists them. */
export const Selection: Story = {
  args: {
    bulk: {
      ...bulk,
      outcome: {
        title: '1 of 2 creatives published',
        failures: [{ id: 'failed', name: LONG_NAME, reason: 'Add a video file.' }],
      },
    },
  },
  play: async (context) => {
    const { canvasElement, args } = context
    const canvas = within(canvasElement)
    const [first, second, third] = demoCreatives
    await bannersShown(context)
    canvas.getByRole('link', { name: first!.name }).focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>} {/Shift}')
    const bar = within(await canvas.findByRole('region', { name: 'Selected creatives' }))
    await expect(bar.getByText('3 selected')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Publish' }))
    await expect(args.bulk.onPublish).toHaveBeenCalledWith([first, second, third])
    await userEvent.click(bar.getByRole('button', { name: 'Set platform' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Adform' }))
    await expect(args.bulk.onPlatformChange).toHaveBeenCalledWith([first, second, third], 'Adform')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('checkbox', { name: `Select ${third!.name}` })).toBeChecked()
  },
}

/** Creatives without a landing page get one for all, where their publication was refused. */
export const OneLandingPage: Story = {
  args: {
    bulk: {
      ...bulk,
      outcome: {
        title: '0 of 2 creatives published',
        failures: demoCreatives.slice(0, 2).map(({ id, name }) => ({
          id,
          name,
          reason: 'Add a landing page. Without it, clicks lead nowhere.',
        })),
        withoutLandingPage: { creatives: demoCreatives.slice(0, 2), count: 2, tried: '' },
      },
    },
  },
  play: async (context) => {
    const { canvasElement, args } = context
    const canvas = within(canvasElement)
    await bannersShown(context)
    const field = canvas.getByRole('textbox', { name: 'Landing page for these 2 creatives' })
    await userEvent.type(field, 'shop.test/autumn')
    await userEvent.click(canvas.getByRole('button', { name: 'Set and publish' }))
    await waitFor(() => expect(args.bulk.onLandingPagePublish).toHaveBeenCalledWith('https://shop.test/autumn'))
    await expect(field).toHaveValue('https://shop.test/autumn')
  },
}

/** Escape clears the selection, and Delete deletes all of it. */
export const SelectionInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first, second] = demoCreatives
    const bar = () => canvas.queryByRole('region', { name: 'Selected creatives' })
    canvas.getByRole('link', { name: first!.name }).focus()
    await userEvent.keyboard(' ')
    await expect(bar()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(bar()).toBeNull()
    await userEvent.keyboard(' {ArrowRight} {Delete}')
    await expect(args.onDelete).toHaveBeenCalledWith(first, second)
  },
}
