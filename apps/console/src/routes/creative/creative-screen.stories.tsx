import type { TagActivity } from '@placard/domain/creative'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { demoCreatives, LONG_NAME } from '../../testing/creative.fixture.js'
import { inRouter } from '../../testing/in-router.js'
import { CreativeScreen } from './creative-screen.js'
import type { CreativeEditing } from './use-creative-editor.js'

const [banner] = demoCreatives
const video = demoCreatives.find(({ type }) => type === 'VAST')!

const editing: CreativeEditing = {
  creative: banner!,
  isDirty: false,
  blocker: { state: 'unblocked' },
  section: 'creative',
  onSectionChange: fn(),
  onSave: fn(),
  onUpload: fn(),
  onRemove: fn(),
  onRename: fn(async () => undefined),
  onSaveHtml: fn(),
}

const meta = {
  title: 'Creative/Screen',
  component: CreativeScreen,
  args: {
    campaignID: banner!.campaignID,
    creative: banner,
    editing,
    creatives: [],
    fallback: undefined,
    onReload: fn(),
    onPublish: fn(async () => undefined),
    onRename: fn(async () => undefined),
    onDuplicate: fn(),
    onDelete: fn(),
    publishing: false,
    loadTag: (platform) => `<ins data-platform="${platform}"></ins>`,
    onCopied: fn(),
    tagVersions: {
      versions: [],
      loadTag: ({ id }) => `<ins data-live-id="${id}"></ins>`,
      onRestore: fn(async () => undefined),
      onPauseChange: fn(async () => undefined),
      onPublishHere: fn(async () => undefined),
    },
    activities: { activityOf: () => undefined, isWatching: true },
    macros: {},
    servingHost: 'https://ads.placard.example',
    vendorID: undefined,
  },
  render: ({ editing: given, creative, ...args }) => (
    <CreativeScreen {...args} creative={creative} editing={given && creative && { ...given, creative }} />
  ),
  decorators: [inRouter],
} satisfies Meta<typeof CreativeScreen>
export default meta
type Story = StoryObj<typeof meta>

const previewShown: Story['play'] = async ({ canvasElement }) => {
  const frame = within(canvasElement).getByRole('group', { name: 'Preview' })
  await waitFor(() => expect(frame.dataset.state).toBe('ready'))
}

/** Returns the filled buttons, of which there should be one. */
const prominent = (element: HTMLElement) =>
  [...element.querySelectorAll('button')].filter(({ classList }) => classList.contains('bg-brand'))

const NO_DATA = { impressions: 0, engagement: 0, clicks: 0 }

/** New creative without preview. The publish button says what is missing, and publishing shows where to add it. */
export const Empty: Story = {
  args: { creative: { ...banner!, name: 'New creative', html: '', liveCreatives: [], data: NO_DATA } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const publish = canvas.getByRole('button', { name: 'Publish' })
    await expect(publish).toHaveAccessibleDescription(/^The banner is empty/)
    publish.click()
    await expect(args.onPublish).toHaveBeenCalledTimes(1)
    await expect(canvas.getAllByText('Add an image, a video or a ZIP, or choose a layout')[0]).toBeVisible()
  },
}

export const PhoneEmpty: Story = { ...Empty, globals: { viewport: { value: 'phone' } } }

export const Unpublished: Story = {
  args: { creative: { ...banner!, liveCreatives: [], data: NO_DATA } },
  play: previewShown,
}

export const ChangedSincePublished: Story = {
  args: { creative: { ...banner!, updatedAt: '2025-10-13T08:00:00.000Z' } },
  play: previewShown,
}

export const VideoUnpublished: Story = {
  args: { creative: { ...video, liveCreatives: [], data: NO_DATA } },
}

/** Unsaved changes: the header saves first, the bar has the prominent button, and renaming happens in the form. */
export const DirtyInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { editing: { ...editing, isDirty: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '!')
    const [inHeader, inBar] = await canvas.findAllByRole('button', { name: 'Save and publish' })
    await expect(inHeader).toHaveAccessibleDescription('The placed tag will show the new version.')
    await expect(prominent(canvasElement)).toEqual([inBar])
    await userEvent.click(inHeader!)
    await waitFor(() => expect(args.editing?.onSave).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledTimes(1))
    await userEvent.type(name, '!')
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${banner!.name}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    await waitFor(() => expect(name).toHaveFocus())
  },
}

/** Ctrl+Enter saves and publishes from any field, which keeps its focus. */
export const KeyInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const name = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '!')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledTimes(1))
    await expect(args.editing?.onSave).toHaveBeenCalledTimes(1)
    await expect(name).toHaveFocus()
    // Without changes, it publishes what is saved.
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledTimes(2))
    await expect(args.editing?.onSave).toHaveBeenCalledTimes(1)
  },
}

/** The bar's button disappears after saving; focus moves to that of the header. */
export const BarFocusInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!')
    const bar = await canvas.findByRole('form', { name: 'Creative' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Save and publish' }))
    await waitFor(() => expect(within(bar).queryByRole('button', { name: 'Save and publish' })).toBeNull())
    await expect(canvas.getAllByRole('button', { name: 'Copy tag' })[0]).toHaveFocus()
  },
}

const waiting: TagActivity = {
  liveID: '',
  firstImpressionAt: null,
  countedAt: null,
  impressions: 0,
  clicks: 0,
  invalidTraffic: 1,
  lastInvalid: { kind: 'robot', at: '2025-10-14T09:58:00.000Z' },
}

/** Published, but only a robot came yet. */
export const Waiting: Story = {
  args: { activities: { activityOf: () => waiting, isWatching: true } },
  play: previewShown,
}

/** All tags are paused. */
export const Paused: Story = {
  args: {
    creative: { ...banner!, liveCreatives: [{ ...banner!.liveCreatives[0]!, pausedAt: '2025-10-13T08:00:00.000Z' }] },
  },
  play: async (context) => {
    await previewShown(context)
    await expect(within(context.canvasElement).getAllByText('Paused').length).toBeGreaterThan(1)
    await expect(prominent(context.canvasElement)).toHaveLength(1)
  },
}

export const PublishInteraction: Story = {
  ...Unpublished,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Publish' }).click()
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledTimes(1))
  },
}

export const MenuInteraction: Story = {
  tags: ['!autodocs'],
  // The open menu hides the page from screen readers, but its focus stays in the menu.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${banner!.name}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Rename')
    const box = await canvas.findByRole('textbox', { name: 'New name of the creative' })
    await userEvent.clear(box)
    await userEvent.type(box, 'Opening{Enter}')
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith('Opening'))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await choose('Duplicate')
    await expect(args.onDuplicate).toHaveBeenCalledTimes(1)
    await choose('Delete')
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledTimes(1))
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${banner!.name}` }))
    await screen.findByRole('menuitem', { name: 'Delete' })
  },
}

/** The tag contains the fallback creative, so it can't be copied until that is loaded. */
export const FallbackLoadingInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { editing: { ...editing, section: 'tags' }, fallback: 'loading' },
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector<HTMLElement>('[data-slot="tags-panel"]')
    if (!panel) throw new Error('There is no panel of tags.')
    await expect(within(panel).queryByRole('button', { name: 'Copy tag' })).toBeNull()
  },
}

export const FallbackFailedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    editing: { ...editing, section: 'tags' },
    fallback: { error: new Error('The server could not be reached.') },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("Couldn't load the tags")).toBeVisible()
    canvas.getByRole('button', { name: 'Try again' }).click()
    await expect(args.onReload).toHaveBeenCalled()
  },
}

/** Without the user's macros the tag would be wrong. */
export const MacrosFailedInteraction: Story = {
  ...FallbackFailedInteraction,
  args: {
    editing: { ...editing, section: 'tags' },
    macros: undefined,
    macrosError: new Error('The server could not be reached.'),
  },
}

export const PhoneLongName: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { creative: { ...banner!, name: LONG_NAME } },
  play: previewShown,
}
