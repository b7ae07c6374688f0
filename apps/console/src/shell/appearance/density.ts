import type { Density } from '@placard/ui'
import { onSettings, settings } from '../../state/settings.js'

/** Density of a layout. */
export const chooseDensity = (layout: 'default' | 'compact'): Density =>
  layout === 'compact' ? 'compact' : 'comfortable'

/** Applies the density setting to the page. */
export function followDensity(): void {
  const apply = () => {
    document.documentElement.dataset.density = chooseDensity(settings().layout)
  }
  onSettings(apply)
  apply()
}
