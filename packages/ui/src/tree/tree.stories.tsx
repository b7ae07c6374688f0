import type { Meta, StoryObj } from '@storybook/react-vite'
import { Folder, Megaphone } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EmptyState } from '../empty-state/empty-state.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { campaigns, manyFiles } from './tree.fixture.js'
import { Tree, type TreeNode } from './tree.js'

const meta = {
  title: 'Tree',
  tags: ['experimental'],
  component: Tree,
  argTypes: { nodes: { control: false }, empty: { control: false } },
  args: {
    label: 'Files',
    nodes: campaigns,
    defaultExpanded: ['autumn', 'films'],
    defaultSelected: ['main'],
    className: 'w-80',
  },
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof meta>

const row = (canvasElement: HTMLElement, name: RegExp | string) => within(canvasElement).getByRole('treeitem', { name })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = row(canvasElement, /main\.mp4/)
    await expect(main).toHaveAttribute('aria-level', '3')
    await expect(main).toHaveAttribute('aria-posinset', '1')
    await expect(main).toHaveAttribute('aria-setsize', '2')
    await expect(main).toHaveAttribute('aria-selected', 'true')
    await expect(main).toHaveAttribute('tabindex', '0')
  },
}

const never = () => new Promise<readonly TreeNode[]>(() => {})
const lazy = (id: string, label: string): TreeNode => ({ id, label, icon: <Folder />, lazy: true })

export const ControlStates: Story = {
  render: () => (
    <div className="flex flex-wrap items-start gap-8">
      <Tree
        className="w-64"
        label="Several chosen"
        nodes={campaigns}
        selection="multiple"
        defaultExpanded={['autumn', 'stills']}
        defaultSelected={['stills', 'logo', 'summer']}
      />
      <Tree
        className="w-64"
        label="Loading and failed"
        nodes={[lazy('eu', 'eu-west-1'), lazy('us', 'us-east-1'), lazy('ap', 'ap-south-1')]}
        defaultExpanded={['eu', 'us']}
        loadChildren={({ id }) => (id === 'us' ? Promise.reject(new Error('403')) : never())}
      />
      <Tree
        className="w-64 rounded-card border border-line-subtle"
        label="Empty"
        nodes={[]}
        empty={<EmptyState title="No files yet" description="Upload a film, and it shows up here." />}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(row(canvasElement, /Couldn’t load/)).toBeVisible())
    await expect(row(canvasElement, 'Loading…')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Focused: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(row(canvasElement, /main\.mp4/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(row(canvasElement, /end-card/)).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: {
    className: 'w-64',
    nodes: [
      {
        id: 'long',
        label: 'Autumn launch for Scandinavia, second flight, with the films of spring',
        icon: <Megaphone />,
        badge: '1,204',
        children: [
          { id: 'file', label: 'retargeting-vast-15s-with-end-card-and-sound-final-final-2.mp4', badge: '12.4 MB' },
        ],
      },
    ],
    defaultExpanded: ['long'],
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expectToTheRight(within(canvasElement).getByText('Films'), within(canvasElement).getByText('main.mp4'))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(row(canvasElement, 'Films')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row(canvasElement, /main\.mp4/)).toHaveFocus()
  },
}

export const ManyRows: Story = {
  args: { nodes: manyFiles, defaultExpanded: ['bucket'], defaultSelected: [], className: 'h-80 w-80' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(row(canvasElement, 'banner-4999.html')).toHaveFocus())
    await expect(within(canvasElement).getAllByRole('treeitem').length).toBeLessThan(60)
  },
}

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultExpanded: [], defaultSelected: [], onAction: fn() },
  play: async ({ args, canvasElement, step }) => {
    await userEvent.tab()
    await expect(row(canvasElement, /Autumn launch/)).toHaveFocus()
    await step('Right opens, then goes in; Left goes out, then closes', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(row(canvasElement, /Autumn launch/)).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowRight}')
      await expect(row(canvasElement, 'Films')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(row(canvasElement, /Autumn launch/)).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(row(canvasElement, /Autumn launch/)).toHaveAttribute('aria-expanded', 'false')
    })
    await step('Typing finds, and the same letter again goes on', async () => {
      await userEvent.keyboard('su')
      await expect(row(canvasElement, 'Summer')).toHaveFocus()
    })
    await step('Space chooses, Enter acts', async () => {
      await userEvent.keyboard(' ')
      await expect(row(canvasElement, 'Summer')).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{Enter}')
      await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'summer' }))
    })
  },
}

let attempts = 0

export const RetryInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    nodes: [lazy('eu', 'eu-west-1')],
    defaultExpanded: [],
    defaultSelected: [],
    loadChildren: async () => {
      attempts += 1
      if (attempts === 1) throw new Error('offline')
      return [{ id: 'banner', label: 'banner.html' }]
    },
  },
  play: async ({ canvasElement }) => {
    attempts = 0
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('eu-west-1: Couldn’t'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(row(canvasElement, /Retry/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row(canvasElement, 'banner.html')).toBeVisible())
    await expect(row(canvasElement, 'eu-west-1')).toHaveFocus()
  },
}

export const States = showStates(meta, { LongContent })
