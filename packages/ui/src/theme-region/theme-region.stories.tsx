import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Badge } from '../badge/badge.js'
import { Button } from '../button/button.js'
import { Card } from '../card/card.js'
import { Dialog, DialogContent, DialogTrigger } from '../dialog/dialog.js'
import { Input } from '../input/input.js'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover.js'
import { Switch } from '../switch/switch.js'
import { showStates } from '../testing/states.js'
import { ThemeRegion } from './theme-region.js'

function Sample({ name }: { name: string }) {
  return (
    <Card className="flex flex-col items-start gap-3 p-4 text-dense">
      <div className="flex w-full items-center justify-between gap-3">
        <h3 className="font-medium text-body">{name}</h3>
        <Badge tone="success">Live</Badge>
      </div>
      <p className="text-ink-muted">
        Runs until Friday. See the{' '}
        <a href="#report" className="text-brand-ink underline">
          report
        </a>
        .
      </p>
      <Input aria-label={`Name, ${name}`} defaultValue="Autumn launch" />
      <div className="flex items-center gap-3">
        <Button variant="primary">Publish</Button>
        <Button>Preview</Button>
        <Switch aria-label={`Repeat, ${name}`} defaultChecked />
      </div>
    </Card>
  )
}

const meta = {
  title: 'ThemeRegion',
  component: ThemeRegion,
  args: { theme: 'dark' },
  render: (args) => (
    <ThemeRegion {...args} className="max-w-sm rounded-card p-4">
      <Sample name="Autumn launch" />
    </ThemeRegion>
  ),
} satisfies Meta<typeof ThemeRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Brands: Story = {
  render: () => (
    <div className="grid max-w-5xl grid-cols-3 gap-4">
      {(['light', 'dark'] as const).flatMap((theme) => [
        <ThemeRegion key={`${theme} 25`} theme={theme} brandHue={25} radius={0} className="rounded-card p-4">
          <Sample name={`Hue 25, square, ${theme}`} />
        </ThemeRegion>,
        <ThemeRegion key={`${theme} 150`} theme={theme} brandHue={150} className="rounded-card p-4">
          <Sample name={`Hue 150, ${theme}`} />
        </ThemeRegion>,
        <ThemeRegion
          key={`${theme} 310`}
          theme={theme}
          brandHue={310}
          neutralHue={60}
          radius={2}
          density="compact"
          className="rounded-card p-4"
        >
          <Sample name={`Hue 310, round, compact, ${theme}`} />
        </ThemeRegion>,
      ])}
    </div>
  ),
}

export const Hues: Story = {
  render: () => (
    <div className="flex max-w-5xl flex-col gap-4">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="grid grid-cols-12 gap-2">
          {Array.from({ length: 24 }, (_, index) => index * 15).map((hue) => (
            <ThemeRegion
              key={hue}
              theme={theme}
              brandHue={hue}
              className="flex flex-col gap-2 rounded-badge border border-line p-2 text-caption"
            >
              <span className="rounded-bar bg-brand px-2 py-1 text-on-brand">{hue}</span>
              <span className="rounded-bar bg-brand-tint px-2 py-1 text-brand-ink">Link</span>
            </ThemeRegion>
          ))}
        </div>
      ))}
    </div>
  ),
}

export const OverlaysInteraction: Story = {
  tags: ['!autodocs'],
  render: () => (
    <ThemeRegion theme="dark" brandHue={150} className="flex max-w-sm gap-3 rounded-card p-4">
      <Popover>
        <PopoverTrigger asChild>
          <Button>Filters</Button>
        </PopoverTrigger>
        <PopoverContent label="Filters">Only campaigns that are live</PopoverContent>
      </Popover>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Rename</Button>
        </DialogTrigger>
        <DialogContent title="Rename campaign">
          <Input aria-label="Name" defaultValue="Autumn launch" />
        </DialogContent>
      </Dialog>
    </ThemeRegion>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rename campaign' })
    await expect(dialog.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const popover = await screen.findByRole('dialog', { name: 'Filters' })
    await expect(popover.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark')
  },
}

export const States = showStates(meta, { Default, Brands, Hues })
