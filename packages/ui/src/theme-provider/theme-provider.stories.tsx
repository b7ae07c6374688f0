import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { showStates } from '../testing/states.js'
import { ThemeRegion } from '../theme-region/theme-region.js'
import { ThemeSwitch } from '../theme-switch/theme-switch.js'
import { ThemeProvider, useTheme } from './theme-provider.js'

const KEY = 'placard-story-theme'

function Settings() {
  const { choice, theme, setChoice } = useTheme()
  return (
    <ThemeRegion
      theme={theme}
      className="flex max-w-md items-center justify-between gap-4 rounded-card border border-line-subtle bg-surface p-4"
    >
      <div className="min-w-0 text-dense">
        <p className="font-medium text-ink">Theme</p>
        <p className="text-ink-muted">
          {choice === 'system' ? `As your device, ${theme} now` : `Always ${theme} in this browser`}
        </p>
      </div>
      <ThemeSwitch value={choice} onValueChange={setChoice} className="shrink-0" />
    </ThemeRegion>
  )
}

const meta = {
  title: 'ThemeProvider',
  component: ThemeProvider,
  // Its own attribute, so that the story does not change the page around it.
  args: { storageKey: KEY, attribute: 'data-story-theme' },
  argTypes: { children: { control: false } },
  render: (args) => (
    <ThemeProvider {...args}>
      <Settings />
    </ThemeProvider>
  ),
  beforeEach: () => {
    localStorage.removeItem(KEY)
    return () => {
      localStorage.removeItem(KEY)
      document.documentElement.removeAttribute('data-story-theme')
    }
  },
} satisfies Meta<typeof ThemeProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const DarkByDefault: Story = { args: { defaultChoice: 'dark' } }

export const ChooseInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(canvas.getByText('Always dark in this browser')).toBeVisible()
    await expect(document.documentElement).toHaveAttribute('data-story-theme', 'dark')
    await expect(localStorage.getItem(KEY)).toBe('dark')
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }))
    await expect(canvas.getByText(/^As your device/)).toBeVisible()
  },
}

export const States = showStates(meta, { Default, DarkByDefault })
