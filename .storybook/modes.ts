/** Modes in which Chromatic captures every story, and our own tests compare every screenshot. */
export const THEME_MODES = { light: { theme: 'light' }, dark: { theme: 'dark' } }

/** Further modes of screens. Components have stories instead (`Phone`, `RightToLeft`), which also run in our own tests. */
export const LAYOUT_MODES = {
  phone: { theme: 'light', viewport: { width: 360, height: 780 } },
  rtl: { theme: 'light', direction: 'rtl' },
}
