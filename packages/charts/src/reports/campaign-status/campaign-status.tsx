import {
  type CampaignFlight,
  type CampaignStatus as CampaignStatusName,
  campaignStatusText,
} from '@placard/domain/campaign'
import { dayInZone } from '@placard/domain/internal/dates'
import { useReportTexts } from '@placard/forms'
import { Status, type StatusProps, type Tone } from '@placard/ui'

export interface CampaignStatusProps extends Omit<StatusProps, 'tone' | 'children'> {
  /** The campaign: its flight, and whether any of its creatives is published. */
  campaign: CampaignFlight
  /** The moment that is now. */
  now: Date
}

const TONES: Record<CampaignStatusName, Tone> = {
  draft: 'info',
  scheduled: 'info',
  live: 'success',
  ending: 'warning',
  ended: 'neutral',
}

/** Renders the phase of a campaign's flight as an icon and text. Flight days are in UTC. */
export function CampaignStatus({ campaign, now, ...props }: CampaignStatusProps) {
  const { status, text } = campaignStatusText(campaign, dayInZone(now, 'UTC'), useReportTexts())
  return (
    <Status {...props} tone={TONES[status]}>
      {text}
    </Status>
  )
}
