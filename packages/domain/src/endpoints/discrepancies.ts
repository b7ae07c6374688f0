import * as z from 'zod'
import {
  discrepancyChoicesSchema,
  discrepancyFieldsSchema,
  discrepancyFileFieldsSchema,
} from '../discrepancy/discrepancy-schema.js'
import { sharedDiscrepancySchema } from '../discrepancy/shared-discrepancy.js'
import {
  discrepancyFormatSchema,
  discrepancySchema,
  discrepancySummarySchema,
  MAX_DISCREPANCIES,
} from '../discrepancy/stored-discrepancy.js'
import { idSchema } from '../id/id.js'
import { reportFileSchema } from '../report/report-file.js'
import { shareTokenSchema } from '../share-token/share-token.js'
import { endpoint, envelope, listEnvelope, pageQuery } from './endpoint.js'

const CHECKS = '/v1/campaign/discrepancies'
const CHECK = '/v1/campaign/discrepancy'

/** Comparisons of our reports with the files of partners, which are kept with their campaign. */
export const discrepancyEndpoints = {
  newDiscrepancy: endpoint({
    method: 'POST',
    summary:
      'Compares the report of a partner, sent as `file` after the fields (CSV, TSV, XLSX or a ZIP of one, 50 MB at most), with the counts of a campaign, and keeps the result. The file is deleted after reading unless `keepFile` is true',
    path: CHECKS,
    sends: 'multipart',
    fileField: 'file',
    creates: true,
    body: discrepancyFieldsSchema,
    response: envelope(discrepancySchema),
  }),
  discrepancies: endpoint({
    method: 'GET',
    summary: 'The checks of a campaign, the newest first',
    path: CHECKS,
    query: z.object({ campaignID: idSchema, ...pageQuery(MAX_DISCREPANCIES) }),
    response: listEnvelope(discrepancySummarySchema),
  }),
  discrepancy: endpoint({
    method: 'GET',
    summary: 'A check as it was compared last',
    path: CHECK,
    query: z.object({ id: idSchema }),
    response: envelope(discrepancySchema),
  }),
  updateDiscrepancy: endpoint({
    method: 'PUT',
    summary:
      'Replaces the choices of a check and compares again, with our counts of now. 412 with the check as it is when somebody else was faster; 409 if the choices change how the file is read and it was deleted',
    path: CHECK,
    body: z.object({ id: idSchema, version: z.number().int().min(1), choices: discrepancyChoicesSchema }),
    response: envelope(discrepancySchema),
  }),
  rereadDiscrepancy: endpoint({
    method: 'PUT',
    summary:
      'Replaces the choices of a check and reads its file again, which is sent as `file` after the fields and has to be the same. 412 as above',
    path: `${CHECK}/file`,
    sends: 'multipart',
    fileField: 'file',
    body: discrepancyFileFieldsSchema,
    response: envelope(discrepancySchema),
  }),
  deleteDiscrepancy: endpoint({
    method: 'DELETE',
    summary: 'Deletes a check, and its file if that was kept',
    path: CHECK,
    query: z.object({ id: idSchema }),
    response: envelope(z.null()),
  }),
  exportDiscrepancy: endpoint({
    method: 'POST',
    summary:
      'Makes a file of a check: summary, comparison per day, creative and size, causes, matches and decisions. It is ready at once, and is downloaded as a report file',
    path: `${CHECK}/export`,
    tokens: 'read',
    body: z.object({ id: idSchema, format: discrepancyFormatSchema }),
    response: envelope(reportFileSchema),
  }),
  sharedDiscrepancies: endpoint({
    method: 'GET',
    summary:
      'The newest checks that a share link shows, without names of people and files; none unless its settings include them',
    path: '/share/discrepancies',
    query: z.object({ sharedToken: shareTokenSchema }),
    response: envelope(z.array(sharedDiscrepancySchema)),
  }),
}
