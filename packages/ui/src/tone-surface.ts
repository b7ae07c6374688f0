import type { Tone } from './tone.js'

/** Edge, ground and icon of a message in each tone. */
export const toneSurface: Record<Tone, string> = {
  neutral: 'border-line bg-sunken [&>svg]:text-ink-muted',
  info: 'border-info-line bg-info-tint [&>svg]:text-info-ink',
  success: 'border-success-line bg-success-tint [&>svg]:text-success-ink',
  warning: 'border-warning-line bg-warning-tint [&>svg]:text-warning-ink',
  danger: 'border-danger-line bg-danger-tint [&>svg]:text-danger-ink',
}
