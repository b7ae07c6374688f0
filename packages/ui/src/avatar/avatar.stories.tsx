import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Avatar, AvatarGroup } from './avatar.js'

const people = ['Ada Lovelace', 'Grace Hopper', 'Radia Perlman', 'Karen Jones', 'Barbara Liskov', 'Frances Allen']

/** Image that needs no network. */
const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#38527c"/><circle cx="32" cy="25" r="11" fill="#e3e9f2"/><path d="M8 64c2-17 12-24 24-24s22 7 24 24z" fill="#e3e9f2"/></svg>',
)}`

const meta = {
  title: 'Avatar',
  component: Avatar,
  subcomponents: { AvatarGroup },
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="grid w-fit gap-4">
      {(['circle', 'square'] as const).map((shape) => (
        <div key={shape} className="flex items-center gap-4">
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Avatar key={size} name={shape === 'circle' ? 'Ada Lovelace' : 'Acme'} shape={shape} size={size} />
          ))}
          <Avatar name="Grace Hopper" shape={shape} size="xl" src={PORTRAIT} />
          <Avatar name="Radia Perlman" shape={shape} size="xl" src="data:image/png;base64,broken" />
        </div>
      ))}
      <div className="flex items-center gap-2">
        {people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pictures = within(canvasElement).getAllByRole('img', { name: 'Grace Hopper' })
    await expect(pictures.length).toBe(3)
    await within(canvasElement).findAllByText('RP')
  },
}

export const BesideName: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} decorative />
      <div className="min-w-0 text-dense">
        <p className="font-medium text-ink">Ada Lovelace</p>
        <p className="text-caption text-ink-muted">ada@example.com</p>
      </div>
    </div>
  ),
}

export const InGroup: Story = {
  render: () => (
    <div className="grid w-fit gap-4 rounded-card border bg-surface p-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <AvatarGroup key={size} label={`Owners, ${size}`} size={size} max={3}>
          {people.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </AvatarGroup>
      ))}
      <AvatarGroup label="Two owners">
        {people.slice(0, 2).map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </AvatarGroup>
    </div>
  ),
}

export const RightToLeft: Story = {
  ...InGroup,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('list', { name: 'Two owners' })
    const [first, second] = within(group).getAllByRole('img')
    await expectToTheRight(first!, second!)
  },
}

export const States = showStates(meta, { Default, BesideName, InGroup })
