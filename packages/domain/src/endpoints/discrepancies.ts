import { discrepancyFieldsSchema, discrepancyReportSchema } from '../discrepancy/discrepancy-schema.js'
import { endpoint, envelope } from './endpoint.js'

/** Comparisons of our reports with the files of partners. */
export const discrepancyEndpoints = {
  checkDiscrepancy: endpoint({
    method: 'POST',
    summary:
      'Compares the report of a partner, sent as `file` (CSV, TSV, XLSX or a ZIP of one, 50 MB at most), with the counts of a campaign. Nothing is stored',
    path: '/v1/campaign/discrepancies',
    tokens: 'read',
    sends: 'multipart',
    fileField: 'file',
    body: discrepancyFieldsSchema,
    response: envelope(discrepancyReportSchema),
  }),
}
