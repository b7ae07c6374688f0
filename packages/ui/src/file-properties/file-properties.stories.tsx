import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionItem } from '../description-list/description-list.js'
import { showStates } from '../testing/states.js'
import { FileProperties } from './file-properties.js'

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const meta = {
  title: 'FileProperties',
  tags: ['experimental'],
  component: FileProperties,
  args: {
    name: 'main.mp4',
    kind: 'file',
    size: 4_230_118,
    modified: '2025-10-13T09:30:00Z',
    contentType: 'video/mp4',
    path: 'campaigns/autumn-2025/main.mp4',
    formatDate: (date) => dates.format(date),
  },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
} satisfies Meta<typeof FileProperties>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ControlStates: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <FileProperties name="Archive" kind="folder" path="Archive/" size={128_004_551} files={1_204} />
      <FileProperties name="Archive" kind="folder" path="Archive/" />
      <FileProperties
        {...args}
        name="notes"
        size={12}
        modified={undefined}
        contentType={undefined}
        path={undefined}
        more={<DescriptionItem label="Storage class">Glacier</DescriptionItem>}
      />
    </div>
  ),
}

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'autumn-launch-scandinavia-300x250-sound-off-final-v12.mp4',
    path: `${'campaigns/autumn-2025/scandinavia/'.repeat(4)}autumn-launch-scandinavia-300x250-sound-off-final-v12.mp4`,
  },
}

export const States = showStates(meta, { Default, ControlStates })
