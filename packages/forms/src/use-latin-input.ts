import { useDirection } from '@placard/ui'

/** The words of a day are English: from right to left too, its number stays before its month, at the side where reading begins. */
export const useLatinInput = () =>
  useDirection() === 'rtl' ? ({ dir: 'ltr', style: { textAlign: 'end' } } as const) : {}
