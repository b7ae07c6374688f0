import { DensitySwitch, SegmentedControl } from '@placard/ui'
import { densityOf } from '../../shell/density.js'
import { changeSettings, useSettings } from '../../state/settings.js'

/** Control of the density, stored in this browser. */
export function DensityControl() {
  const { layout } = useSettings()
  return (
    <DensitySwitch
      value={densityOf(layout)}
      onValueChange={(density) => changeSettings({ layout: density === 'compact' ? 'compact' : 'default' })}
    />
  )
}

const MENUS = [
  { value: 'expanded', label: 'Expanded' },
  { value: 'rail', label: 'Collapsed' },
] as const

/** Control of the side menu, expanded or collapsed to icons, stored in this browser. */
export function MenuControl() {
  const { sideMenu } = useSettings()
  return (
    <SegmentedControl
      label="Side menu"
      options={MENUS}
      value={sideMenu}
      onValueChange={(next) => changeSettings({ sideMenu: next })}
    />
  )
}
