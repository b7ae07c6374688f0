import { Button } from '@placard/ui'
import { connection } from 'next/server'
import { Suspense } from 'react'
import { CampaignReport } from './campaign-report'

async function Report() {
  await connection()
  return <CampaignReport campaignID="demoCampaign1" now={new Date()} />
}

export default function Page() {
  return (
    <main>
      <p>
        <Button asChild>
          <a href={process.env.NEXT_PUBLIC_PLACARD_URL}>Open Placard</a>
        </Button>
      </p>
      <Suspense>
        <Report />
      </Suspense>
    </main>
  )
}
