import type { Campaign } from '@placard/domain/campaign'
import { classNames } from '@placard/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'

export interface CampaignLinkProps {
  campaign: Pick<Campaign, 'id' | 'name'>
  /** The search part of the address: the days that the page shows. Left out, the link leads to the campaign itself. */
  search?: string
  className?: string
}

/** A campaign's name, cut to one line, as a link to its report of some days, or to the campaign. */
export function CampaignLink({ campaign: { id, name }, search, className }: CampaignLinkProps) {
  return (
    <Link
      to={search === undefined ? paths.campaign(id) : paths.reporting(id) + search}
      title={name}
      className={classNames(
        'block max-w-full truncate rounded-bar font-medium text-ink hover:text-brand-ink hover:underline',
        className,
      )}
    >
      {name}
    </Link>
  )
}
