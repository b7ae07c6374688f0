import type { FileFailure, FileItem } from '@placard/domain/internal/files'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { inRouter } from '../../testing/in-router.js'
import { FileManagerScreen } from './file-manager-screen.js'

const modified = '2025-10-13T09:30:00.000Z'
const files: FileItem[] = [
  { id: 'Retargeting/', name: 'Retargeting', kind: 'folder' },
  { id: 'banner 2.jpg', name: 'banner 2.jpg', kind: 'file', size: 182_311, modified },
  { id: 'main.mp4', name: 'main.mp4', kind: 'file', size: 4_230_118, modified },
]
const path = [{ id: '', name: 'Files' }]

const failed = (kind: FileFailure['kind'], title: string, message: string): FileFailure => ({ kind, title, message })

/** States of the file manager that the story's server cannot be in. */
const meta = {
  title: 'File manager/Screen',
  component: FileManagerScreen,
  tags: ['!autodocs'],
  args: {
    files,
    path,
    hidden: 0,
    isPart: false,
    isMissing: false,
    status: 'ready',
    failure: undefined,
    busy: new Map(),
    actions: [],
    onNavigate: fn(),
    onOpen: fn(),
    onReload: fn(),
    onSettings: fn(),
    onRename: fn(),
    onDelete: fn(),
    onNewFolder: fn(),
    onUpload: fn(),
    onMove: fn(),
  },
  decorators: [
    inRouter,
    (Story) => (
      <main className="p-6">
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FileManagerScreen>
export default meta
type Story = StoryObj<typeof meta>

export const MissingFolder: Story = {
  args: { files: [], isMissing: true, path: [...path, { id: 'Autumn/', name: 'Autumn' }] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'This folder doesn’t exist' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  args: {
    files: [],
    status: 'forbidden',
    failure: failed(
      'denied',
      'Access denied',
      'You don’t have access to these files. Ask the manager of the bucket for access.',
    ),
  },
}

export const NoBucket: Story = { args: { files: [], status: 'no-bucket' } }

export const MissingCorsRule: Story = {
  args: {
    files: [],
    status: 'error',
    place: 'northwind-banners · ap-southeast-2',
    failure: failed(
      'cors',
      'The bucket doesn’t allow this site',
      'Its CORS configuration lacks a rule for this site. Add the rule below to the bucket, then try again.',
    ),
  },
  // The rule names the origin of the page, which differs.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/"AllowedMethods"/)).toBeVisible()
    await expect(within(canvasElement).getByText(new RegExp(window.location.origin))).toBeVisible()
  },
}

export const WrongRegion: Story = {
  args: {
    files: [],
    status: 'error',
    place: 'northwind-banners · us-east-1',
    failure: failed(
      'region',
      'Wrong region',
      'The bucket “northwind-banners” is not in us-east-1 but in ap-southeast-2. Change the region in the bucket settings.',
    ),
  },
}

/** The first files are shown while the others load. */
export const Partial: Story = {
  args: { isPart: true, hidden: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 items so far…')).toBeVisible()
  },
}

export const NotRefreshed: Story = {
  args: {
    failure: failed('unreachable', 'Couldn’t reach the file store', 'Check your connection, then try again.'),
  },
}

export const Busy: Story = { args: { busy: new Map([['Retargeting/', 'Moving…']]) } }
