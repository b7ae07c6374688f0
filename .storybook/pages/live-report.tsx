import { CampaignReport } from '@placard/charts'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { type MetricName, previousRange } from '@placard/domain/report'
import { useState } from 'react'
import { Block } from './block.js'

const RANGE = { start: '2025-09-30', end: '2025-10-13', tzCode: 'Europe/Berlin' }
const [campaign] = demoCampaigns(DEMO_NOW)
const report = campaign && demoReport(campaign, RANGE)
const previous = campaign && demoReport(campaign, previousRange(RANGE))

/** Report with sample data. */
export function LiveReport() {
  const [metric, setMetric] = useState<MetricName>('impressions')
  return (
    <Block>
      <CampaignReport report={report} previous={previous} metric={metric} onMetricChange={setMetric} />
    </Block>
  )
}
