import { useToast } from '@placard/ui'
import { useEffect } from 'react'
import { onNotice, takeNotices } from '../state/notices.js'

/** Shows queued notices as toasts of this layout. */
export function useNotices(): void {
  const toast = useToast()
  useEffect(() => {
    const show = () => {
      for (const notice of takeNotices()) toast.show(notice)
    }
    show()
    return onNotice(show)
  }, [toast])
}
