import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from './drawer.js'

const meta = {
  title: 'Drawer',
  component: Drawer,
  subcomponents: { DrawerTrigger, DrawerContent, DrawerClose },
  args: { defaultOpen: true },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Drawer {...args}>
      <DrawerTrigger asChild>
        <Button>Filters (3)</Button>
      </DrawerTrigger>
      <DrawerContent title="Filters" description="They are part of the page’s address.">
        <Field label="Owner">
          <Input defaultValue="Ada Byron" />
        </Field>
        <DrawerClose asChild>
          <Button variant="primary" className="mt-6 w-full">
            Show 14 campaigns
          </Button>
        </DrawerClose>
      </DrawerContent>
    </Drawer>
  ),
}

export const Variants: Story = {
  render: (args) => (
    <Drawer {...args}>
      <DrawerContent title="Menu" side="left">
        <p className="text-ink-muted">From the left, for menus.</p>
      </DrawerContent>
    </Drawer>
  ),
}

export const LongContent: Story = {
  render: (args) => (
    <Drawer {...args}>
      <DrawerContent title="Everything that happened in this campaign since it started">
        {Array.from({ length: 60 }, (_, line) => `Event ${line + 1}`).map((line) => (
          <p key={line} className="border-line-subtle border-b py-2">
            {line}
          </p>
        ))}
      </DrawerContent>
    </Drawer>
  ),
}

export const Phone: Story = { render: Default.render, globals: { viewport: { value: 'phone' } } }

export const KeyboardInteraction: Story = {
  args: { defaultOpen: false },
  render: Default.render,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filters (3)' })
    await userEvent.click(trigger)
    const drawer = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(within(drawer).getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
