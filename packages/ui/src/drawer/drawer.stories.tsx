import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from './drawer.js'

const meta = {
  title: 'Drawer',
  component: Drawer,
  subcomponents: { DrawerTrigger, DrawerContent, DrawerClose },
  args: { defaultOpen: true },
  // Each in its own page, because overlays are positioned in the viewport.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['pictured'],
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
      <DrawerContent title="Autumn 2025" side="start" size="md">
        <p className="text-ink-muted">From the start of the line, 480 pixels wide: menus, and details beside a list.</p>
      </DrawerContent>
    </Drawer>
  ),
}

export const BottomSheet: Story = {
  render: (args) => (
    <Drawer {...args}>
      <DrawerContent title="Sort by" side="bottom">
        <ul className="-mx-3">
          {['Name', 'Last change', 'Impressions', 'Clicks'].map((label) => (
            <li key={label}>
              <DrawerClose asChild>
                <Button variant="ghost" className="w-full justify-start text-ink">
                  {label}
                </Button>
              </DrawerClose>
            </li>
          ))}
        </ul>
      </DrawerContent>
    </Drawer>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  render: Default.render,
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
    const { getByRole } = within(drawer)
    await expectToTheRight(getByRole('heading', { name: 'Filters' }), getByRole('button', { name: 'Close' }))
  },
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
  play: async () => {
    const drawer = await screen.findByRole('dialog')
    // The observer of its height may respond after the first frame.
    await waitFor(() => expect(drawer.querySelector('[data-slot="dialog-body"]')).toHaveAttribute('tabindex', '0'))
  },
}

export const Phone: Story = { render: Default.render, globals: { viewport: { value: 'phone' } } }

export const KeyboardInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
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
