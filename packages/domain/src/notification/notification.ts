/** Default duration of a notification, in ms. */
export const NOTIFICATION_DELAY_MS = 6000

/** Duration of a notification about a failed report, in ms. */
export const REPORT_ERROR_DELAY_MS = 10_000

/** Message to the user. With `timeout: false` it stays until it is closed; `delay` is in ms. */
export interface Notification {
  title: string
  text?: string
  type?: 'success' | 'error' | 'info' | 'warning'
  timeout?: boolean
  delay?: number
}

/** Defaults of a notification. */
export const NOTIFICATION_DEFAULTS = { type: 'info', timeout: true, delay: NOTIFICATION_DELAY_MS } as const

/** Returns the delay in ms after which a notification closes; undefined if it stays (`timeout: false`). */
export function notificationTimeoutMs({ timeout, delay }: Pick<Notification, 'timeout' | 'delay'>): number | undefined {
  if (timeout === false) return undefined
  return delay !== undefined && Number.isFinite(delay) && delay > 0 ? delay : NOTIFICATION_DEFAULTS.delay
}

/** Notification of a failed report, download or share link. */
export const REPORT_FAILED: Notification = {
  title: 'Error!',
  text: "Couldn't receive reporting! Please try again.",
  type: 'error',
  delay: REPORT_ERROR_DELAY_MS,
}

/** Notification for a user who comes back after a while. */
export const WELCOME_BACK: Notification = {
  title: 'Welcome back!',
  text: 'There has been a new release of bug fixes and some extra features.',
}
