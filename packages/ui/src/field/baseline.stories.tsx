import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Checkbox } from '../checkbox/checkbox.js'
import { Combobox } from '../combobox/combobox.js'
import { Input } from '../input/input.js'
import { MultiSelect } from '../multi-select/multi-select.js'
import { NumberInput } from '../number-input/number-input.js'
import { PasswordInput } from '../password-input/password-input.js'
import { SearchInput } from '../search-input/search-input.js'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { Select } from '../select/select.js'
import { Slider } from '../slider/slider.js'
import { Switch } from '../switch/switch.js'

const items = [
  { value: 'live', label: 'Live' },
  { value: 'ended', label: 'Ended' },
]
const sizes = ['sm', 'md', 'lg'] as const

interface RowProps {
  size: (typeof sizes)[number]
  disabled?: boolean
  invalid?: boolean
  readOnly?: boolean
}

/** Renders every control with a frame, of one size, in a row. */
function Row({ size, disabled, invalid, readOnly }: RowProps) {
  const state = { size, disabled, invalid }
  const name = (part: string) =>
    [part, size, disabled && 'disabled', invalid && 'invalid', readOnly && 'read-only'].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of samples, no fieldset.
    <div
      role="group"
      aria-label={name('Row')}
      className="grid grid-cols-3 items-start gap-3 text-body lg:grid-cols-[6rem_7rem_7rem_7rem_9rem_6rem_7rem_minmax(0,1fr)]"
    >
      <Input {...state} readOnly={readOnly} aria-label={name('Name')} defaultValue="Autumn" />
      <Input
        {...state}
        readOnly={readOnly}
        aria-label={name('Address')}
        defaultValue="Hxgp"
        prefix={<Search aria-hidden />}
      />
      <SearchInput
        size={size}
        disabled={disabled}
        readOnly={readOnly}
        aria-label={name('Search')}
        placeholder="Hxgp"
        shortcut="/"
      />
      <PasswordInput
        {...state}
        readOnly={readOnly}
        aria-label={name('Password')}
        autoComplete="off"
        defaultValue="secret"
      />
      <NumberInput {...state} readOnly={readOnly} aria-label={name('Number')} defaultValue={12} unit="px" steppers />
      <Select {...state} readOnly={readOnly} aria-label={name('Select')} options={items} value="live" />
      <Combobox {...state} readOnly={readOnly} aria-label={name('Combobox')} items={items} value="live" />
      <MultiSelect {...state} readOnly={readOnly} aria-label={name('MultiSelect')} items={items} value={['live']} />
    </div>
  )
}

const meta = { title: 'Field/Baseline', tags: ['!autodocs'], component: Row } satisfies Meta<typeof Row>
export default meta
type Story = StoryObj

const expectOneHeight = async (row: HTMLElement) => {
  const boxes = [
    ...row.querySelectorAll(
      '[data-slot="input"], [data-slot="search-input"], [data-slot="password-input"], [data-slot="number-input"] > div, [data-slot="select"], [data-slot="combobox"] > div:first-child, [data-slot="multi-select"] > div:first-child',
    ),
  ]
  await expect(boxes.length).toBe(8)
  const heights = new Set(boxes.map((box) => box.getBoundingClientRect().height))
  await expect([...heights]).toHaveLength(1)
}

const rows = () => (
  <div className="grid gap-4">
    {sizes.map((size) => (
      <Row key={size} size={size} />
    ))}
    <Row size="md" invalid />
    <Row size="md" readOnly />
    <Row size="md" disabled />
    <div className="flex flex-wrap items-center gap-4 text-body">
      <span>Words</span>
      <Button>Button</Button>
      <SegmentedControl label="View" value="live" options={items} onValueChange={() => {}} />
      <Checkbox label="Checkbox" defaultChecked />
      <Switch label="Switch" defaultChecked />
      <span className="w-40">
        <Slider aria-label="Slider" defaultValue={40} />
      </span>
    </div>
  </div>
)

/** Heights, borders and baselines of all controls, in three sizes and every state. */
export const Comfortable: Story = {
  render: rows,
  play: async ({ canvasElement }) => {
    for (const row of within(canvasElement).getAllByRole('group', { name: /Row/ })) await expectOneHeight(row)
  },
}

export const Compact: Story = { ...Comfortable, globals: { density: 'compact' } }
