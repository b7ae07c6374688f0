/** All backgrounds of text. */
export const surfaces = ['canvas', 'surface', 'sunken', 'raised', 'hover', 'active', 'selected']
const ground = ['canvas', 'surface', 'sunken', 'raised']
const statuses = ['success', 'warning', 'danger', 'info']
const tints = ['brand-tint', ...statuses.map((status) => `${status}-tint`)]
/** The colours of charts, in their order. */
export const chart = Array.from({ length: 8 }, (_, index) => `chart-${index + 1}`)
/** The colours of a sequence, from the least to the most. */
export const sequence = Array.from({ length: 5 }, (_, index) => `seq-${index + 1}`)

interface Pair {
  /** Tokens that it stands on. */
  on: string[]
  /** The least contrast. */
  atLeast: number
  /** The theme in which that is asked. @default both */
  only?: 'light' | 'dark'
}

const rule = (atLeast: number, on: string[], only?: 'light' | 'dark'): Pair => ({ atLeast, on, ...(only && { only }) })

/** What stands on what, and how clearly it has to stand out (WCAG 2.2: 1.4.3, 1.4.6 and 1.4.11). */
export const PAIRS: Record<string, Pair[]> = {
  text: [rule(7, [...surfaces, ...tints])],
  'text-muted': [rule(4.5, [...surfaces, ...tints])],
  'text-subtle': [rule(4.5, [...surfaces, ...tints])],
  'border-control': [rule(3, surfaces)],
  ring: [rule(3, [...surfaces, ...tints])],
  'brand-text': [rule(4.5, [...surfaces, ...tints])],
  'brand-solid': [rule(3, ground)],
  'on-brand': [
    rule(4.5, [
      'brand-solid',
      'brand-solid-hover',
      'brand-solid-active',
      'success-solid',
      'danger-solid',
      'info-solid',
    ]),
  ],
  'on-warning': [rule(4.5, ['warning-solid'])],
  'success-solid': [rule(3, ground)],
  // Amber is light by nature: in light mode it is a field under dark text, never a sign of its own.
  'warning-solid': [rule(3, ground, 'dark')],
  'danger-solid': [rule(3, ground)],
  'info-solid': [rule(3, ground)],
  ...Object.fromEntries(statuses.map((status) => [`${status}-text`, [rule(4.5, [...surfaces, `${status}-tint`])]])),
  'tooltip-text': [rule(7, ['tooltip-bg'])],
  'chart-axis': [rule(4.5, ground)],
  'chart-compare': [rule(3, ground)],
  ...Object.fromEntries([...chart, ...sequence].map((name) => [name, [rule(3, ['surface', 'sunken', 'raised'])]])),
}

/** Tokens that carry no meaning of their own, so that nothing is asked of their contrast. */
export const DECORATION = new Set([
  ...['text-disabled', 'border-subtle', 'border', 'brand-border', 'chart-grid'],
  ...statuses.map((status) => `${status}-border`),
])
