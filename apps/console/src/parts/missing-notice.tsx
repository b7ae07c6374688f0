import { NotFound } from '@placard/ui'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

export interface MissingNoticeProps {
  /** What is missing, in the words of the API. */
  title: string
  /** Where to go instead. */
  action: ReactNode
}

/** Stands in the place of a screen whose subject is not there, or not open to whoever asks: both look the same. */
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
