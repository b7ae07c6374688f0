import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is on its way to the printer: all of a table is then drawn. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const media = window.matchMedia('print')
    const on = () => flushSync(() => setPrinting(true))
    const off = () => setPrinting(false)
    const onMedia = () => (media.matches ? on() : off())
    window.addEventListener('beforeprint', on)
    window.addEventListener('afterprint', off)
    media.addEventListener('change', onMedia)
    return () => {
      window.removeEventListener('beforeprint', on)
      window.removeEventListener('afterprint', off)
      media.removeEventListener('change', onMedia)
    }
  }, [])
  return isPrinting
}
