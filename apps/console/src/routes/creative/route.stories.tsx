import type { PublishFinding } from '@placard/domain/creative'
import { CREATIVE_NOT_FOUND } from '@placard/domain/internal/creative'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { reviewFindings } from '../../state/publish-gate.js'
import { type ConsoleAt, consoleStories, inAllLayouts, shows, waits } from '../../testing/console-at.js'
import { demoCreatives } from '../../testing/creative.fixture.js'

const meta = {
  title: 'Creative',
  ...consoleStories,
  args: { at: '/campaigns/demoCampaign1/creative/demoCreative1b' },
} satisfies Meta<typeof ConsoleAt>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { tags: ['pictured'], parameters: inAllLayouts, play: shows('City launch — 970x250') }

export const Loading: Story = { args: { server: 'waits' }, play: waits('Creative') }

export const Forbidden: Story = { args: { person: 'agency' }, play: shows(CREATIVE_NOT_FOUND) }

export const Failed: Story = { name: 'Error', args: { server: 'broken' }, play: shows('Couldn’t load') }

const finding = (section: PublishFinding['section'], path: string): PublishFinding => ({
  code: 'mixed-content',
  severity: 'warning',
  section,
  path,
  message: `Fix ${path}.`,
})

/** Each finding of a refused publication links to its field in the editor. */
export const FixLinkInteraction: Story = {
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async (context) => {
    await shows('City launch — 970x250')(context)
    const creative = { ...demoCreatives[0]!, campaignID: 'demoCampaign1', id: 'demoCreative1b' }
    const follow = async (found: PublishFinding) => {
      void reviewFindings(creative, [found])
      await userEvent.click(await screen.findByRole('link', { name: /^Fix in/ }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await follow(finding('creative', 'trackers.click.0.url'))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Landing page' })).toHaveFocus())
    await follow(finding('assets', 'assets'))
    await waitFor(() => expect(screen.getByRole('button', { name: /Choose from this device/ })).toHaveFocus())
    await follow(finding('tags', 'platform'))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Platform' })).toHaveFocus())
    await follow(finding('creative', 'width'))
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: /^Width/ })).toHaveFocus())
    const design = { ...creative, html: '<script type="application/json" id="ad-design">{}</script>' }
    void reviewFindings(design, [finding('assets', 'html')])
    const toBuilder = await screen.findByRole('link', { name: 'Fix in ad builder' })
    await expect(toBuilder).toHaveAttribute('href', '/builder?campaign=demoCampaign1&creative=demoCreative1b')
    await userEvent.keyboard('{Escape}')
  },
}
