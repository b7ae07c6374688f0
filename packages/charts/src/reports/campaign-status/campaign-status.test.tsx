import { describePart } from '@placard/ui/testing'
import { CampaignStatus } from './campaign-status.js'

const campaign = {
  isPublished: false,
  data: { start: null, end: null },
}

describePart(
  'CampaignStatus',
  (probe) => <CampaignStatus campaign={campaign} now={new Date('2025-10-14T10:00:00Z')} {...probe} />,
  { slot: 'status' },
)
