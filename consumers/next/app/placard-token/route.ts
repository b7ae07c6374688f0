import { endpoints } from '@placard/domain/api'
import { createClient } from '@placard/domain/client'

export async function POST() {
  // Check here who is signed in to your product, and which campaigns they may see.
  const placard = createClient({
    baseUrl: `${process.env.NEXT_PUBLIC_PLACARD_URL}/api`,
    token: process.env.PLACARD_TOKEN,
  })
  const { data } = await placard.call(endpoints.issueToken, { body: { campaignIDs: ['demoCampaign1'] } })
  return Response.json(data)
}
