import { CampaignReport } from '@placard/charts'
import { endpoints } from '@placard/domain/api'
import { defaultRange, type MetricName, reportQuery } from '@placard/domain/report'
import { useState } from 'react'
import { placard } from '../placard.server'
import type { Route } from './+types/report'

export async function loader() {
  const range = defaultRange(new Date())
  const { data } = await placard.call(endpoints.report, {
    query: { campaignID: 'demoCampaign1', ...reportQuery(range) },
  })
  return data
}

export default function ReportPage({ loaderData: report }: Route.ComponentProps) {
  const [metric, setMetric] = useState<MetricName>('impressions')
  return (
    <main>
      <h1>{report.campaign.name}</h1>
      <CampaignReport report={report} metric={metric} onMetricChange={setMetric} />
    </main>
  )
}
