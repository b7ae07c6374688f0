import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from './button/button.js'
import { Card } from './card/card.js'
import { Checkbox } from './checkbox/checkbox.js'
import { Chip } from './chip/chip.js'
import { Dialog, DialogContent } from './dialog/dialog.js'
import { Drawer, DrawerContent } from './drawer/drawer.js'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu/dropdown-menu.js'
import { Input } from './input/input.js'
import { MenuItem } from './menu/menu.js'
import { Meter } from './meter/meter.js'
import { Popover, PopoverContent, PopoverTrigger } from './popover/popover.js'
import { Progress } from './progress/progress.js'
import { RadioGroup } from './radio-group/radio-group.js'
import { SegmentedControl } from './segmented-control/segmented-control.js'
import { Select } from './select/select.js'
import { Skeleton } from './skeleton/skeleton.js'
import { Spinner } from './spinner/spinner.js'
import { Switch } from './switch/switch.js'
import { Table, TableBody, TableCell, TableRow } from './table/table.js'
import { Tabs, TabsList, TabsTrigger } from './tabs/tabs.js'
import { emulateMedia } from './testing/media.js'
import { mount, settled } from './testing/mount.js'
import { visible } from './testing/visible.js'
import { Tooltip } from './tooltip/tooltip.js'

// Before each test as well, because these tests depend on media features.
beforeEach(() => emulateMedia())
afterEach(() => emulateMedia())

const nothing = () => {}
const views = [
  { value: 'chosen', label: 'Chosen' },
  { value: 'other', label: 'Other' },
]

describe('reduced motion', () => {
  const moving = (
    <>
      <Spinner label="Loading" />
      <Skeleton className="h-4 w-20" />
      <Progress label="Uploading" value={null} />
      <Button loading>Save</Button>
      <Tooltip content="Words" open>
        <Button>Help</Button>
      </Tooltip>
      <Popover open>
        <PopoverTrigger asChild>
          <Button>More</Button>
        </PopoverTrigger>
        <PopoverContent label="More">Words</PopoverContent>
      </Popover>
      <Drawer open>
        <DrawerContent title="Filters">Words</DrawerContent>
      </Drawer>
      <Dialog open>
        <DialogContent title="Rename">Words</DialogContent>
      </Dialog>
    </>
  )
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
  const slow = () =>
    [...document.body.querySelectorAll('*')].filter(
      (element) => parseFloat(getComputedStyle(element).transitionDuration) > 0,
    )

  it('disables all animations and transitions', async () => {
    await mount(moving)
    expect(running()).toBe(0)
    expect(slow()).toEqual([])
  })

  it('is off by default', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' })
    await mount(moving)
    await settled()
    expect(running()).toBeGreaterThanOrEqual(3)
    expect(slow().length).toBeGreaterThan(3)
  })
})

describe('forced-colors mode', () => {
  beforeEach(async () => {
    await emulateMedia({ forcedColors: 'active' })
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  })

  /** Both states of a component, found by role; hidden texts are ignored. */
  const STATES: [string, 'button' | 'checkbox' | 'switch' | 'radio' | 'tab', ReactNode][] = [
    [
      'a pressed button',
      'button',
      <>
        <Button aria-pressed>Chosen</Button>
        <Button aria-pressed={false}>Other</Button>
      </>,
    ],
    [
      'a disabled button',
      'button',
      <>
        <Button variant="primary" disabled>
          Chosen
        </Button>
        <Button variant="primary">Other</Button>
      </>,
    ],
    [
      'a checked box',
      'checkbox',
      <>
        <Checkbox aria-label="Chosen" checked />
        <Checkbox aria-label="Other" checked={false} />
      </>,
    ],
    [
      'a half-checked box',
      'checkbox',
      <>
        <Checkbox aria-label="Chosen" checked="indeterminate" />
        <Checkbox aria-label="Other" checked={false} />
      </>,
    ],
    [
      'a switch that is on',
      'switch',
      <>
        <Switch aria-label="Chosen" checked />
        <Switch aria-label="Other" checked={false} />
      </>,
    ],
    ['a chosen radio button', 'radio', <RadioGroup key="radio" aria-label="View" value="chosen" options={views} />],
    [
      'a chosen card',
      'radio',
      <RadioGroup key="card" aria-label="View" variant="card" value="chosen" options={views} />,
    ],
    [
      'a chosen segment',
      'radio',
      <SegmentedControl key="segment" label="View" value="chosen" onValueChange={nothing} options={views} />,
    ],
    ...(['line', 'pill'] as const).map((variant): (typeof STATES)[number] => [
      `a selected tab of kind ${variant}`,
      'tab',
      <Tabs key={variant} value="chosen">
        <TabsList aria-label="Views" variant={variant}>
          <TabsTrigger value="chosen">Chosen</TabsTrigger>
          <TabsTrigger value="other">Other</TabsTrigger>
        </TabsList>
      </Tabs>,
    ]),
  ]

  it.each(STATES)('shows %s by more than color', async (_, role, children) => {
    await mount(children)
    const chosen = page.getByRole(role, { name: 'Chosen' }).element()
    const other = page.getByRole(role, { name: 'Other' }).element()
    expect(visible(chosen)).not.toBe(visible(other))
  })

  it('shows selected rows and highlighted menu items', async () => {
    await mount(
      <>
        <Table>
          <TableBody>
            <TableRow selected>
              <TableCell>Chosen</TableCell>
            </TableRow>
            <TableRow>
              <TableCell>Other</TableCell>
            </TableRow>
          </TableBody>
        </Table>
        <DropdownMenu defaultOpen>
          <DropdownMenuTrigger asChild>
            <Button>Actions</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <MenuItem>Rename</MenuItem>
            <MenuItem>Delete</MenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </>,
    )
    const [selected, plain] = document.querySelectorAll('tr')
    expect(selected && visible(selected)).not.toBe(plain && visible(plain))
    await userEvent.keyboard('{ArrowDown}')
    const item = (name: string) => page.getByRole('menuitem', { name }).element()
    const meant = document.activeElement === item('Rename') ? ['Rename', 'Delete'] : ['Delete', 'Rename']
    expect(document.activeElement).toBe(item(meant[0] ?? ''))
    expect(visible(item(meant[0] ?? ''))).not.toBe(visible(item(meant[1] ?? '')))
  })

  it('draws borders around fields, cards and controls', async () => {
    await mount(
      <>
        <Button variant="primary">Publish</Button>
        <Button variant="danger">Delete</Button>
        <Input aria-label="Name" />
        <Select aria-label="Status" options={views} />
        <Checkbox aria-label="Include" />
        <Switch aria-label="Repeat" />
        <Card>Words</Card>
        <Chip label="Denmark" onRemove={nothing} />
        <Meter label="Storage" value={40} />
        <Progress label="Uploading" value={40} />
      </>,
    )
    const framed = (element: Element): boolean => {
      const style = getComputedStyle(element)
      return (style.borderTopWidth !== '0px' && style.borderTopStyle !== 'none') || style.outlineStyle !== 'none'
    }
    const slots = ['button', 'input', 'select', 'checkbox', 'switch', 'card', 'chip', 'meter', 'progress']
    const without = slots.filter((slot) => {
      const root = document.querySelector(`[data-slot="${slot}"]`)
      return !root || ![root, ...root.querySelectorAll('*')].some(framed)
    })
    expect(without).toEqual([])
  })

  it.each([
    ['a button', <Button key="one">Target</Button>],
    ['a field', <Input key="one" aria-label="Target" />],
    ['a box', <Checkbox key="one" aria-label="Target" />],
    ['a switch', <Switch key="one" aria-label="Target" />],
  ])('draws focus of %s as an outline', async (_, children) => {
    await mount(children)
    await userEvent.tab()
    const focused = document.activeElement
    expect(focused).not.toBe(document.body)
    const around = [focused, focused?.parentElement, focused?.parentElement?.parentElement].filter((one) => one != null)
    const outlined = around.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2
    })
    expect(outlined).toBe(true)
  })
})

describe('print', () => {
  it('uses light colors in any theme', async () => {
    document.documentElement.dataset.theme = 'dark'
    await mount(
      <Card>
        <Button variant="primary">Publish</Button>
        <SegmentedControl label="View" value="chosen" onValueChange={nothing} options={views} />
      </Card>,
    )
    const colors = () =>
      [...document.querySelectorAll('[data-slot], [role=radio]')].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return `${color} on ${backgroundColor}`
      })
    const dark = colors()
    await emulateMedia({ media: 'print' })
    const printed = colors()
    await emulateMedia()
    document.documentElement.dataset.theme = 'light'
    await settled()
    expect(printed).toEqual(colors())
    expect(printed).not.toEqual(dark)
  })
})
