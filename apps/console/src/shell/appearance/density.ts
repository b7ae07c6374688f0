import type { Density } from '@placard/ui'
import { onSettings, settings } from '../../state/settings.js'

/** Density of a layout. */
export const densityOf = (layout: 'default' | 'compact'): Density => (layout === 'compact' ? 'compact' : 'comfortable')

/** Applies the density setting to the page. */
export function followDensity(): void {
  const apply = () => {
    document.documentElement.dataset.density = densityOf(settings().layout)
  }
  onSettings(apply)
  apply()
}
