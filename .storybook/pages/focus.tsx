import { Button, Checkbox, Input, SegmentedControl, Switch } from '@placard/ui'
import { useState } from 'react'
import { Block } from './block.js'

const VIEWS = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const

/** Controls for trying Tab on every surface, in both themes. */
export function FocusTour() {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  return (
    <Block className="flex flex-col gap-4">
      {['light', 'dark'].map((mode) => (
        <div
          key={mode}
          data-theme={mode}
          className="flex flex-wrap items-center gap-4 rounded-card border border-line-subtle bg-surface p-4 text-ink"
        >
          <Button>Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <a href="#the-ring" className="text-brand-ink underline underline-offset-2">
            Autumn launch
          </a>
          <Input aria-label={`Search in ${mode}`} placeholder="Search" className="w-40" />
          <Checkbox label="Compare" />
          <Switch label="Live" />
          <SegmentedControl label={`View in ${mode}`} value={view} onValueChange={setView} options={VIEWS} size="sm" />
        </div>
      ))}
    </Block>
  )
}

/** Focus ring, always visible. */
export function FocusSample() {
  return (
    <Block className="flex flex-wrap gap-4">
      {['light', 'dark'].map((mode) => (
        <div
          key={mode}
          data-theme={mode}
          className="flex flex-wrap gap-6 rounded-card border border-line-subtle bg-surface p-6"
        >
          {['border-transparent bg-brand text-on-brand', 'border-line bg-surface text-ink'].map((look) => (
            <span
              key={look}
              className={`inline-flex h-9 items-center rounded-control border px-3 font-medium text-dense outline-2 outline-ring outline-offset-2 ${look}`}
            >
              Save changes
            </span>
          ))}
        </div>
      ))}
    </Block>
  )
}
