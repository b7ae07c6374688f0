import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'

/** What a message is about; never shown by colour alone. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** The icon that goes with each tone in alerts and toasts. */
export const toneIcon: Record<Tone, LucideIcon> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
}
