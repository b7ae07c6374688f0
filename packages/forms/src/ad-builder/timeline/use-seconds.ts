import { useLocale } from '@placard/ui'
import { useMemo } from 'react'

/** Returns a function that formats a time in ms as seconds. */
export function useSeconds(): (ms: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const { format } = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return (ms) => `${format(ms / 1000)}\u00A0s`
  }, [locale])
}
