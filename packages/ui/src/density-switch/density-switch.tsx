import { Rows2, Rows4 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { useLabels } from '../use-labels.js'

/** Density of rows and controls; set it as `data-density` on the page or a region. */
export type Density = 'comfortable' | 'compact'

export interface DensitySwitchProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'children'> {
  /** Selected density. */
  value: Density
  /** Called with the selected density. */
  onValueChange: (value: Density) => void
  /** Name of the group. @default 'Density' */
  label?: string
  /** Labels of the options. @default { comfortable: 'Comfortable', compact: 'Compact' } */
  labels?: Partial<Record<Density, string>>
  /** Height of the control. @default 'md' */
  size?: 'sm' | 'md'
}

const LABELS: Record<Density, string> = { comfortable: 'Comfortable', compact: 'Compact' }

/** Selects comfortable or compact rows. */
export function DensitySwitch({ label = 'Density', labels: ownLabels, ...props }: DensitySwitchProps) {
  const labels = useLabels('densitySwitch', LABELS, ownLabels)
  const options = [
    { value: 'comfortable', label: labels.comfortable, icon: <Rows2 aria-hidden /> },
    { value: 'compact', label: labels.compact, icon: <Rows4 aria-hidden /> },
  ] as const
  return <SegmentedControl data-slot="density-switch" {...props} label={label} options={options} iconOnly />
}
