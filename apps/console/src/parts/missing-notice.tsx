import { NotFound } from '@placard/ui'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

export interface MissingNoticeProps {
  /** Title, worded as in the API's error. */
  title: string
  /** Link to another screen. */
  action: ReactNode
}

/** Renders in place of a screen whose entity does not exist or is not accessible; both look the same. */
export function MissingNotice({ title, action }: MissingNoticeProps) {
  return (
    <NotFound
      role="alert"
      icon={<SearchX aria-hidden />}
      title={title}
      description="It may have been deleted, or you don’t have access."
      action={action}
    />
  )
}
