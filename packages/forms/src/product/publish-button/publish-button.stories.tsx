import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PublishButton, type PublishButtonProps } from './publish-button.js'

const PUBLISHED = { id: 'live1', publishedAt: '2025-10-12T12:30:00.000Z' }
const draft: PublishButtonProps['creative'] = {
  liveCreatives: [],
  updatedAt: '2025-10-12T12:30:00.000Z',
  platform: 'Google Ad Manager',
}
const published = { ...draft, liveCreatives: [PUBLISHED] }
const changed = { ...published, unpublishedChanges: true }

const meta = {
  title: 'PublishButton',
  component: PublishButton,
  args: {
    creative: changed,
    onPublish: fn(),
    loadTag: fn((platform: string) => `<ins data-platform="${platform}"></ins>`),
    recentPlatforms: ['Xandr', 'Adform'],
    onCopied: fn(),
    onShowTags: fn(),
  },
} satisfies Meta<typeof PublishButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Draft: Story = { args: { creative: draft } }

/** Another button of the page is the prominent one while there are unsaved changes. */
export const Unsaved: Story = { args: { isDirty: true, variant: 'secondary' } }

export const Publishing: Story = { args: { loading: true } }

export const NothingLeft: Story = { args: { creative: published } }

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [main, more] = within(canvasElement).getAllByRole('button')
    await expectToTheRight(main!, more!)
  },
}

const openMenu = async (canvasElement: HTMLElement) => {
  const more = within(canvasElement).getByRole('button', { name: /ways to publish/ })
  more.focus()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('menu'))
}

/** The menu has the platforms used last, that of the creative first. */
export const Menu: Story = {
  ...NothingLeft,
  tags: ['pictured'],
  // The open menu hides the page from screen readers, but its focus stays in the menu.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement)
    const names = menu
      .getAllByRole('menuitem')
      .map((item) => item.querySelector('.block')?.textContent ?? item.textContent)
    await expect(names).toEqual(['Google Ad Manager', 'Xandr', 'Adform', 'Show tags', 'Publish as a new tag'])
    await expect(menu.getByRole('menuitem', { name: /^Publish as a new tag/ })).toHaveAccessibleDescription(
      /counted on its own/,
    )
  },
}

/** Publishes like a server: the button is busy, then nothing is left. */
function Publishes(props: PublishButtonProps) {
  const [step, setStep] = useState(0)
  return (
    <PublishButton
      {...props}
      creative={step < 2 ? changed : published}
      loading={step === 1}
      onPublish={() => {
        setStep(1)
        setTimeout(() => setStep(2), 100)
      }}
    />
  )
}

/** Saving, publishing and copying happen on the same button, which keeps the focus. */
export const FocusInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  render: (args) => <Publishes {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Publish changes' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Publish changes' })).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy tag' })).toHaveFocus())
  },
}

export const CopyInteraction: Story = {
  ...NothingLeft,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const write = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
    try {
      const copy = within(canvasElement).getByRole('button', { name: 'Copy tag' })
      await userEvent.click(copy)
      await waitFor(() => expect(args.onCopied).toHaveBeenLastCalledWith('Google Ad Manager'))
      await userEvent.click((await openMenu(canvasElement)).getByRole('menuitem', { name: 'Xandr' }))
      await waitFor(() => expect(args.onCopied).toHaveBeenLastCalledWith('Xandr'))
      await expect(write).toHaveBeenLastCalledWith('<ins data-platform="Xandr"></ins>')
      await expect(copy).toHaveFocus()
      await userEvent.click((await openMenu(canvasElement)).getByRole('menuitem', { name: /^Publish as a new tag/ }))
      await waitFor(() => expect(args.onPublish).toHaveBeenCalledWith({ asNewTag: true }))
      await expect(copy).toHaveFocus()
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
}

/** A new tag shows what is saved, so unsaved changes come first. */
export const UnsavedMenuInteraction: Story = {
  ...Unsaved,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  play: async ({ args, canvasElement }) => {
    const item = (await openMenu(canvasElement)).getByRole('menuitem')
    await expect(item).toHaveAccessibleDescription('Save your changes first.')
    await userEvent.click(item)
    await expect(args.onPublish).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
  },
}

export const PhoneLongContent: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de' },
  args: { isDirty: true },
}

export const States = showStates(meta, { Draft, Unsaved, Default, Publishing, NothingLeft })
