import { CampaignReport } from '@placard/charts'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { defaultRange, type MetricName } from '@placard/domain/report'
import '@placard/ui/embed-important.css'
import { useState } from 'react'

const [campaign] = demoCampaigns(DEMO_NOW)
const report = campaign && demoReport(campaign, defaultRange(DEMO_NOW))

export function Report() {
  const [metric, setMetric] = useState<MetricName>('impressions')
  return (
    <div id="report" style={{ position: 'relative', maxWidth: 1100, margin: '0 auto' }}>
      {report && <CampaignReport report={report} metric={metric} onMetricChange={setMetric} />}
    </div>
  )
}
