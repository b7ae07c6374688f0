import type { ReportFile, User } from '@placard/domain'
import { campaignNotFound } from '../refusal.js'
import { hashOf, randomSecret } from '../secrets.js'
import { addStoredReport, type StoredReport } from './report-file-work.js'
import { REPORT_FILE_MS } from './report-files.js'
import { campaign, reportFile } from './schema.js'
import type { Db } from './store.js'
import { visibleCampaign } from './visibility.js'

/** A file that was made within the call that asked for it. */
export interface MadeFile {
  name: string
  campaignID: string
  made: StoredReport
}

/** Hands a file that is in the store to the user it was made for. Throws a `Refusal` when they may not see its campaign. */
export async function addReadyFile(
  db: Db,
  viewer: { user: User },
  { name, campaignID, made }: MadeFile,
  now: Date,
): Promise<ReportFile> {
  const file = `${randomSecret()}.${name.split('.').at(-1)}`
  await db.transaction(async (tx) => {
    const visible = await tx
      .select({ id: campaign.id })
      .from(campaign)
      .where(visibleCampaign(viewer, campaignID))
      .for('key share')
    if (visible.length === 0) throw campaignNotFound()
    await addStoredReport(tx, made, now)
    await tx.insert(reportFile).values({
      key: hashOf(file),
      name,
      campaignID,
      userID: viewer.user.id,
      state: 'ready',
      progress: 100,
      fileKey: made.key,
      createdAt: now,
      expiresAt: new Date(now.getTime() + REPORT_FILE_MS),
    })
  })
  return { file, name, state: 'ready', progress: 100 }
}
