import { useDirection } from '@placard/ui'

/** Keeps English dates left to right in right-to-left layouts, aligned to the start. */
export const useLatinInput = () =>
  useDirection() === 'rtl' ? ({ dir: 'ltr', style: { textAlign: 'end' } } as const) : {}
