import { classNames, useMedia, usePrerendered } from '@placard/ui'
import type { ReactNode } from 'react'

/** Screen that a report is laid out for; 'unknown' in the markup of a server, which shows it on any. */
export type ReportScreen = 'wide' | 'phone' | 'unknown'

/** Widths below the `sm` breakpoint of the theme. */
const PHONE = '(width < 40rem)'

/** Returns the screen of the page. */
export function useReportScreen(): ReportScreen {
  const isPhone = useMedia(PHONE)
  if (usePrerendered()) return 'unknown'
  return isPhone ? 'phone' : 'wide'
}

export interface OnScreenProps {
  /** Screen that the content is for. */
  of: 'wide' | 'phone'
  screen: ReportScreen
  children: ReactNode
}

/** Renders content for one kind of screen; while the screen is unknown, the style sheet shows or hides it. */
export function OnScreen({ of, screen, children }: OnScreenProps) {
  if (screen !== of && screen !== 'unknown') return null
  const hidden = of === 'phone' ? 'sm:hidden' : 'max-sm:hidden'
  return <div className={classNames('contents', screen === 'unknown' && hidden)}>{children}</div>
}
