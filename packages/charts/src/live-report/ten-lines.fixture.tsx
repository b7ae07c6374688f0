import { createClient } from '@placard/domain/client'
import { LiveCampaignReport } from './live-report.js'

const client = createClient({ baseUrl: 'https://placard.example.com/api' })

/** The page of the guide to embedding; a test holds it to the guide's own lines. */
export const CampaignPage = ({ campaignID }: { campaignID: string }) => (
  <LiveCampaignReport client={client} campaignID={campaignID} />
)
