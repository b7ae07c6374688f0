import { Badge, Button, Field, Input, SegmentedControl, SliderInput, Status, Switch, ThemeRegion } from '@placard/ui'
import { useState } from 'react'
import { Block } from './block.js'

const MODES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const FONTS = [
  { value: 'var(--placard-font-sans)', label: 'Geist' },
  { value: 'Georgia, "DejaVu Serif", serif', label: 'Serif' },
  { value: 'ui-monospace, "DejaVu Sans Mono", monospace', label: 'Mono' },
] as const

/** Playground for the theming variables on real components. */
export function ThemeLab() {
  const [hue, setHue] = useState(262)
  const [radius, setRadius] = useState(1)
  const [mode, setMode] = useState<'light' | 'dark'>('light')
  const [font, setFont] = useState<(typeof FONTS)[number]['value']>(FONTS[0].value)
  const code = [
    `--placard-brand-hue: ${hue};`,
    `--placard-radius: ${radius};`,
    `--placard-font-sans: ${font.startsWith('var') ? '"Geist Variable", sans-serif' : font};`,
  ]
  return (
    <Block className="grid gap-4 @min-[44rem]:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-4 rounded-card border border-line-subtle bg-surface p-4">
        <Field label="Brand hue">
          <SliderInput value={hue} onValueChange={setHue} max={359} unit="°" resetValue={262} />
        </Field>
        <Field label="Radius">
          <SliderInput value={radius} onValueChange={setRadius} max={2} step={0.1} resetValue={1} />
        </Field>
        <SegmentedControl label="Font" value={font} onValueChange={setFont} options={FONTS} size="sm" />
        <SegmentedControl label="Theme" value={mode} onValueChange={setMode} options={MODES} size="sm" />
      </div>
      <ThemeRegion
        theme={mode}
        brandHue={hue}
        radius={radius}
        style={{ ...(font.startsWith('var') ? {} : { '--placard-font-sans': font }), fontFamily: font }}
        className="flex min-w-0 flex-col gap-4 rounded-card border border-line-subtle p-6"
      >
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-semibold text-title">Autumn launch</p>
          <Status tone="success">Live</Status>
          <Badge>3 creatives</Badge>
        </div>
        <Field label="Name of the campaign" hint="Only your team sees it.">
          <Input defaultValue="Autumn launch" />
        </Field>
        <Switch label="Send the report by mail" defaultChecked />
        <p>
          Delivered 2,959,973 impressions.{' '}
          <a href="#try-it" className="text-brand-ink underline underline-offset-2">
            Open the report
          </a>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary">Save changes</Button>
          <Button>Preview</Button>
          <Button variant="ghost">Cancel</Button>
        </div>
      </ThemeRegion>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line-subtle bg-sunken p-4 font-mono text-dense @min-[44rem]:col-span-2"
      >
        <code>{`:root {\n  ${code.join('\n  ')}\n}`}</code>
      </pre>
    </Block>
  )
}
