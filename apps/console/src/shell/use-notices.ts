import { useTranslate } from '@placard/forms'
import { useToast } from '@placard/ui'
import { useEffect } from 'react'
import { translateNotice } from '../parts/translate-notice.js'
import { onNotice, takeNotices } from '../state/notices.js'

/** Shows queued notices as toasts of this layout. */
export function useNotices(): void {
  const toast = useToast()
  const translate = useTranslate()
  useEffect(() => {
    const show = () => {
      for (const notice of takeNotices()) toast.show(translateNotice(notice, translate))
    }
    show()
    return onNotice(show)
  }, [toast, translate])
}
