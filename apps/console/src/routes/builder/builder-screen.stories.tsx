import { BUILDER_TEMPLATES, builderHtml } from '@placard/domain/ad-builder'
import { VersionConflict } from '@placard/domain/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { demoCreatives } from '../../testing/creative.fixture.js'
import { inRouter } from '../../testing/in-router.js'
import { BuilderScreen } from './builder-screen.js'

const { design } = BUILDER_TEMPLATES[0]!
const creative = {
  ...demoCreatives[0]!,
  name: 'Spring — 300x250',
  size: '300x250',
  html: builderHtml(design, { adSeconds: 30 }),
}
const session = {
  key: 1,
  openedFor: creative.id,
  ad: { design, adSeconds: 30 },
  sizeID: null,
  creative,
  knownHtml: creative.html,
  isRestored: false,
}

const meta = {
  title: 'Ad builder/Screen',
  component: BuilderScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    campaignID: creative.campaignID,
    session,
    without: undefined,
    onReload: fn(),
    isDirty: false,
    isStored: true,
    onChange: fn(),
    onDiscard: fn(),
    onSave: fn(),
    onSaveAs: fn(),
    isSaving: false,
    savedAt: undefined,
    failure: undefined,
    onTakeCurrent: fn(),
    onVideoUpload: undefined,
    onFilesChoose: undefined,
  },
  decorators: [
    (Story) => (
      <div className="h-dvh">
        <Story />
      </div>
    ),
    inRouter,
  ],
} satisfies Meta<typeof BuilderScreen>
export default meta
type Story = StoryObj<typeof meta>

const ready: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-layer="headline"]')).toBeInTheDocument())
}

export const Saved: Story = {
  play: async (context) => {
    await ready(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Creative settings' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus())
  },
}

export const Unsaved: Story = {
  args: { isDirty: true },
  play: async (context) => {
    await ready(context)
    await expect(within(context.canvasElement).getByText('Unsaved changes')).toBeVisible()
  },
}

export const NotKept: Story = {
  args: { isDirty: true, isStored: false },
  play: async (context) => {
    await ready(context)
    await expect(within(context.canvasElement).getByText('Your changes aren’t kept in this browser')).toBeVisible()
  },
}

export const Saving: Story = {
  args: { isDirty: true, isSaving: true },
  play: async (context) => {
    await ready(context)
    await expect(within(context.canvasElement).getByText('Saving…')).toBeVisible()
  },
}

export const Restored: Story = {
  args: { isDirty: true, session: { ...session, isRestored: true } },
  play: async (context) => {
    await ready(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Discard changes' }))
    await expect(context.args.onDiscard).toHaveBeenCalledOnce()
  },
}

const retry = fn()

export const SaveFailed: Story = {
  args: {
    isDirty: true,
    failure: { error: new Error('The server can’t be reached.'), isConflict: false, retry },
  },
  play: async (context) => {
    await ready(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledWith()
  },
}

/** Somebody else, or another tab, has saved the ad meanwhile. */
export const Conflict: Story = {
  args: {
    isDirty: true,
    failure: {
      error: new VersionConflict('Somebody else has changed this ad since you opened it.', creative),
      isConflict: true,
      retry,
    },
  },
  play: async (context) => {
    await ready(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with my version' }))
    await expect(retry).toHaveBeenCalledWith(creative)
    await userEvent.click(canvas.getByRole('button', { name: 'Load their version' }))
    await expect(context.args.onTakeCurrent).toHaveBeenCalledWith(creative)
  },
}

export const LongName: Story = {
  args: {
    session: {
      ...session,
      creative: { ...creative, name: 'Northwind Bikes — City Launch, spring and summer — 300x250' },
    },
  },
  play: ready,
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { isDirty: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Text of Shop the sale' })).toBeVisible()
  },
}
