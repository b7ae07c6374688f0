import { useTranslate } from '@placard/forms'
import { NotFound, useLabels } from '@placard/ui'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { partsLabels } from './parts-labels.js'

export interface MissingNoticeProps {
  /** Title, worded as in the API's error. */
  title: string
  /** Link to another screen. */
  action: ReactNode
}

/** Renders in place of a screen whose entity does not exist or is not accessible; both look the same. */
export function MissingNotice({ title, action }: MissingNoticeProps) {
  const labels = useLabels('parts', partsLabels)
  const translate = useTranslate()
  return (
    <NotFound
      role="alert"
      icon={<SearchX aria-hidden />}
      title={translate(title)}
      description={labels.missingHint}
      action={action}
    />
  )
}
