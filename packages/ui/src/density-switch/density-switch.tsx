import { Rows2, Rows4 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { useLabels } from '../use-labels.js'

/** Density of rows and controls; set it as `data-density` on the page or a region. */
export type Density = 'comfortable' | 'compact'

const defaultLabels = {
  /** Name of the group. @default 'Density' */
  label: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
}

/** Texts of a DensitySwitch. */
export type DensitySwitchLabels = typeof defaultLabels

export interface DensitySwitchProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'children'> {
  /** Selected density. */
  value: Density
  /** Called with the selected density. */
  onValueChange: (value: Density) => void
  /** Name of the group. @default 'Density' */
  label?: string
  /** Overrides of the texts. */
  labels?: Partial<DensitySwitchLabels>
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md'
}

/** Selects comfortable or compact rows. */
export function DensitySwitch({ label, labels: ownLabels, ...props }: DensitySwitchProps) {
  const labels = useLabels('densitySwitch', defaultLabels, ownLabels)
  const options = [
    { value: 'comfortable', label: labels.comfortable, icon: <Rows2 aria-hidden /> },
    { value: 'compact', label: labels.compact, icon: <Rows4 aria-hidden /> },
  ] as const
  return (
    <SegmentedControl data-slot="density-switch" {...props} label={label ?? labels.label} options={options} iconOnly />
  )
}
