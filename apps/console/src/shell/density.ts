import type { Density } from '@placard/ui'
import { onSettings, settings } from '../state/settings.js'

/** How closely things stand in a layout. */
export const densityOf = (layout: 'default' | 'compact'): Density => (layout === 'compact' ? 'compact' : 'comfortable')

/** Keeps the page in the chosen density. */
export function followDensity(): void {
  const apply = () => {
    document.documentElement.dataset.density = densityOf(settings().layout)
  }
  onSettings(apply)
  apply()
}
