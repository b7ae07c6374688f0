import { useDirection } from '@placard/ui'

/** Keeps English dates, URLs and emails left to right when the direction is RTL, aligned to the start. */
export const useLatinInput = () =>
  useDirection() === 'rtl' ? ({ dir: 'ltr', style: { textAlign: 'end' } } as const) : {}
