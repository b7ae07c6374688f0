import { createClient } from '@placard/domain/client'
import { LiveCampaignReport } from './live-report.js'

const client = createClient({ baseUrl: 'https://placard.example.com/api' })

/** Page of the embedding guide; a test compares it with the guide's code. */
export const CampaignPage = ({ campaignID }: { campaignID: string }) => (
  <LiveCampaignReport client={client} campaignID={campaignID} />
)
