import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { settings } from '../state/settings.js'
import { type ConsoleAt, consoleStories, PATIENCE, shows } from '../testing/console-at.js'

const meta = { title: 'Shell/Commands', ...consoleStories, args: { at: '/campaigns' } } satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog hides the page and its heading from assistive technology. */
const inDialog = {
  a11y: {
    config: {
      rules: [
        { id: 'aria-hidden-focus', enabled: false },
        { id: 'page-has-heading-one', enabled: false },
      ],
    },
  },
}
const unpictured = { ...inDialog, chromatic: { disableSnapshot: true } }

const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const hasFocus = () => expect(document.activeElement).not.toBe(document.body)

async function openCommands() {
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: /Commands|Befehle/ }, PATIENCE)
  await waitFor(() => expect(input).toHaveFocus())
}

/** While the form loads, another dialog of this name is shown. */
const nameHasFocusIn = (name: string) =>
  waitFor(() => {
    const dialog = within(screen.getByRole('dialog', { name }))
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  }, PATIENCE)

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Open: Story = {
  parameters: inDialog,
  play: async (context) => {
    await shows('Campaigns')(context)
    await openCommands()
    await waitFor(() => expect(options()).toContain('New campaign'))
  },
}

/** Copies a tag and offers it, and the platform, first the next time. */
export const CopyTagInteraction: Story = {
  parameters: unpictured,
  play: async (context) => {
    const copied: string[] = []
    const write = navigator.clipboard.write
    navigator.clipboard.write = async ([item]) => {
      copied.push(await (await item!.getType('text/plain')).text())
    }
    try {
      await shows('Campaigns')(context)
      await openCommands()
      await userEvent.keyboard('copy tag{Enter}')
      await screen.findByRole('combobox', { name: 'Copy tag of…' })
      await waitFor(() => expect(options().length).toBeGreaterThan(2), PATIENCE)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(options()[0]).toMatch(/^AdRoll|^Adform|^Google|^Xandr|^The Trade/))
      await userEvent.keyboard('xandr{Enter}')
      await closed()
      await expect(await screen.findByText('Tag for Xandr copied', {}, PATIENCE)).toBeVisible()
      await expect(copied).toHaveLength(1)
      await expect(copied[0]).toMatch(/^<ins class="placard"|^https?:/)
      hasFocus()
      await expect(settings().recentPlatforms).toEqual(['Xandr'])
      await openCommands()
      const recent = within(screen.getByRole('group', { name: 'Recent' }))
      await expect(recent.getByRole('option')).toHaveTextContent(/^Copy tag of .* for Xandr$/)
      await userEvent.keyboard('{Escape}')
      await closed()
      hasFocus()
    } finally {
      navigator.clipboard.write = write
    }
  },
}

/** The words of the other language lead to a command as well. */
export const NewCampaignInteraction: Story = {
  parameters: unpictured,
  play: async (context) => {
    await shows('Campaigns')(context)
    await openCommands()
    await userEvent.keyboard('neue kamp')
    await waitFor(() => expect(options()[0]).toBe('New campaign'))
    await userEvent.keyboard('{Enter}')
    await nameHasFocusIn('New campaign')
    await userEvent.keyboard('{Escape}')
    await closed()
    hasFocus()
  },
}

/** Opens the dialog for a new creative on the campaign's screen; the URL no longer asks for it afterwards. */
export const NewCreativeInteraction: Story = {
  parameters: unpictured,
  play: async (context) => {
    await shows('Campaigns')(context)
    await openCommands()
    await userEvent.keyboard('new creative in{Enter}{Enter}')
    await nameHasFocusIn('New creative')
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(hasFocus)
  },
}

export const German: Story = {
  args: { settings: { language: 'de' } },
  parameters: unpictured,
  play: async (context) => {
    await shows('Kampagnen')(context)
    await openCommands()
    await userEvent.keyboard('neue kamp')
    await waitFor(() => expect(options()[0]).toBe('Neue Kampagne'))
  },
}

/** `?` lists what works on this screen. */
export const Shortcuts: Story = {
  parameters: inDialog,
  play: async (context) => {
    await shows('Campaigns')(context)
    await userEvent.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    for (const text of ['Search or run a command', 'New campaign', 'Search campaigns'])
      await expect(dialog.getByText(text)).toBeVisible()
  },
}

/** N and ? do nothing when they are turned off; the command menu still shows the shortcuts. */
export const SingleKeysOffInteraction: Story = {
  args: { settings: { singleKeys: false } },
  parameters: unpictured,
  play: async (context) => {
    await shows('Campaigns')(context)
    await userEvent.keyboard('?n')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await openCommands()
    await userEvent.keyboard('keyboard short{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await expect(dialog.queryByText('New campaign')).toBeNull()
    await userEvent.click(dialog.getByRole('switch', { name: /Single-key shortcuts/ }))
    await expect(dialog.getByText('New campaign')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await closed()
    hasFocus()
  },
}
