import { endpoints } from '@placard/domain/api'
import { createClient } from '@placard/domain/client'
import { defaultRange, formatMetric, METRICS, type MetricName, reportQuery, reportTotals } from '@placard/domain/report'

const { PLACARD_URL, PLACARD_TOKEN = '' } = process.env
const placard = createClient({ baseUrl: `${PLACARD_URL}/api`, token: PLACARD_TOKEN })

const range = defaultRange(new Date())
const { data: report } = await placard.call(endpoints.report, {
  query: { campaignID: 'demoCampaign1', ...reportQuery(range) },
})
const totals = reportTotals(report)
const metrics: MetricName[] = ['impressions', 'clicks', 'ctr']

console.log(`${report.campaign.name}, ${range.start} to ${range.end}`)
for (const name of metrics) console.log(`${METRICS[name].name}: ${formatMetric(name, METRICS[name].value(totals))}`)
