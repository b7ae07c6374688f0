'use client'

import { LiveCampaignReport } from '@placard/charts'
import { createClient } from '@placard/domain/client'

const client = createClient({
  baseUrl: `${process.env.NEXT_PUBLIC_PLACARD_URL}/api`,
  getToken: async () => (await (await fetch('/placard-token', { method: 'POST' })).json()).token,
})

export const CampaignReport = ({ campaignID, now }: { campaignID: string; now: Date }) => (
  <LiveCampaignReport client={client} campaignID={campaignID} now={now} shareable={false} />
)
