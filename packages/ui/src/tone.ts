import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'

/** Tone of a message; never shown by color alone. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** Icon of each tone in alerts and toasts. */
export const toneIcon: Record<Tone, LucideIcon> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
}

/** Border, background and icon color of each tone. */
export const toneSurface: Record<Tone, string> = {
  neutral: 'border-line bg-sunken [&>svg]:text-ink-muted',
  info: 'border-info-line bg-info-tint [&>svg]:text-info-ink',
  success: 'border-success-line bg-success-tint [&>svg]:text-success-ink',
  warning: 'border-warning-line bg-warning-tint [&>svg]:text-warning-ink',
  danger: 'border-danger-line bg-danger-tint [&>svg]:text-danger-ink',
}
