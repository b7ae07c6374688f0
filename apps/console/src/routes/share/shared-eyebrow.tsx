import { Badge } from '@placard/ui'
import { Eye } from 'lucide-react'
import { Link } from 'react-router-dom'

export interface SharedEyebrowProps {
  /** The campaign's name. */
  campaign: string
  /** The address of the whole campaign's report, on a creative's. */
  summary: string | undefined
}

/** Says that a report is shared and read only, and leads from a creative back to its campaign. */
export function SharedEyebrow({ campaign, summary }: SharedEyebrowProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Badge icon={<Eye aria-hidden />}>Read only</Badge>
      {summary ? (
        <Link to={summary} className="truncate rounded-bar text-brand-ink underline underline-offset-2">
          {campaign}
        </Link>
      ) : (
        'Shared report'
      )}
    </span>
  )
}
