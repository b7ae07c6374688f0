import type { ToastOptions } from '@placard/ui'

/** Translates a notice whose texts were written outside of components, where there is no language. */
export const translateNotice = (notice: ToastOptions, translate: (text: string) => string): ToastOptions => ({
  ...notice,
  ...(typeof notice.title === 'string' && { title: translate(notice.title) }),
  ...(typeof notice.text === 'string' && { text: translate(notice.text) }),
})
