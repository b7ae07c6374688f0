import { endpoints, VersionConflict } from '@placard/domain/api'
import { createIdempotencyKey } from '@placard/domain/client'
import type { DiscrepancyChoices } from '@placard/domain/discrepancy'
import { type Discrepancy, type DiscrepancyFormat, MAX_DISCREPANCIES } from '@placard/domain/internal/discrepancy'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { keepPartnerFile } from '../../state/partner-files.js'
import { call, upload } from '../api.js'
import { queryClient } from '../query-client.js'
import { saveReportFile } from '../reports/downloads.js'

const createListKey = (campaignID: string) => ['discrepancies', campaignID]
const createKey = (id: string) => ['discrepancy', id]

/** Discrepancy checks of a campaign, the newest first. */
export const discrepanciesQuery = (campaignID: string) =>
  queryOptions({
    queryKey: createListKey(campaignID),
    queryFn: async ({ signal }) => {
      const query = { campaignID, 'paginate[page]': '1', 'paginate[size]': String(MAX_DISCREPANCIES) }
      return (await call(endpoints.discrepancies, { query, signal })).data
    },
  })

/** Query of one discrepancy check. */
export const discrepancyQuery = (id: string) =>
  queryOptions({
    queryKey: createKey(id),
    queryFn: async ({ signal }) => (await call(endpoints.discrepancy, { query: { id }, signal })).data,
  })

function takeDiscrepancy(discrepancy: Discrepancy): Discrepancy {
  queryClient.setQueryData(discrepancyQuery(discrepancy.id).queryKey, discrepancy)
  void queryClient.invalidateQueries({ queryKey: createListKey(discrepancy.campaignID) })
  return discrepancy
}

/** Callbacks of an upload. */
interface UploadWatch {
  signal: AbortSignal
  /** Called with the share of bytes sent, from 0 to 1. */
  onProgress: (share: number) => void
}

/** File of a partner to compare with a campaign. */
export interface NewDiscrepancy extends UploadWatch {
  campaignID: string
  file: File
  keepFile: boolean
  /** Time zone of files that state none. */
  tz: string
}

/** Keys of uploads that have not succeeded: a retry of the same file is not compared twice. */
const keys = new WeakMap<File, string>()

const createProgressHandler =
  (onProgress: UploadWatch['onProgress']) =>
  ({ sent, total }: { sent: number; total: number }) =>
    onProgress(sent / Math.max(total, 1))

/** Uploads a partner's file and compares it. The file stays in memory, so that corrections can read it again. */
export const createDiscrepancyMutation = mutationOptions({
  mutationFn: async ({ campaignID, file, keepFile, tz, signal, onProgress }: NewDiscrepancy) => {
    const idempotencyKey = keys.get(file) ?? createIdempotencyKey()
    keys.set(file, idempotencyKey)
    const { data } = await upload(endpoints.newDiscrepancy, {
      fields: { campaignID, tz, choices: '{}', keepFile: keepFile ? 'true' : 'false' },
      files: [file],
      signal,
      idempotencyKey,
      onProgress: createProgressHandler(onProgress),
    })
    keys.delete(file)
    keepPartnerFile(data.id, file)
    return takeDiscrepancy(data)
  },
})

/** Correction of a check. */
export interface DiscrepancyChange extends UploadWatch {
  id: string
  choices: DiscrepancyChoices
  /** File of the check, if it has to be read again and was not kept. */
  file?: { content: File; keepFile: boolean } | undefined
}

/** Corrects a check and compares again; takes the other version when somebody else was faster, and throws. */
export const updateDiscrepancyMutation = (id: string) =>
  mutationOptions({
    // One after the other, because each is based on the version of the one before.
    scope: { id },
    mutationFn: async ({ choices, file, signal, onProgress }: DiscrepancyChange) => {
      const version = queryClient.getQueryData(discrepancyQuery(id).queryKey)?.version ?? 1
      try {
        if (!file)
          return takeDiscrepancy(
            (await call(endpoints.updateDiscrepancy, { body: { id, version, choices }, signal })).data,
          )
        const { data } = await upload(endpoints.rereadDiscrepancy, {
          fields: { id, version, choices: JSON.stringify(choices), keepFile: file.keepFile ? 'true' : 'false' },
          files: [file.content],
          signal,
          onProgress: createProgressHandler(onProgress),
        })
        keepPartnerFile(id, file.content)
        return takeDiscrepancy(data)
      } catch (refusal) {
        if (refusal instanceof VersionConflict) takeDiscrepancy(refusal.current as Discrepancy)
        throw refusal
      }
    },
  })

/** Makes a file of a check, then saves it as a browser download. */
export const exportDiscrepancyMutation = (id: string) =>
  mutationOptions({
    mutationFn: async (format: DiscrepancyFormat) =>
      saveReportFile((await call(endpoints.exportDiscrepancy, { body: { id, format } })).data),
  })

/** Deletes a check of a campaign. */
export const deleteDiscrepancyMutation = (campaignID: string) =>
  mutationOptions({
    mutationFn: (id: string) => call(endpoints.deleteDiscrepancy, { query: { id } }),
    onSuccess: (_, id) => queryClient.removeQueries({ queryKey: createKey(id) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: createListKey(campaignID) }),
  })
