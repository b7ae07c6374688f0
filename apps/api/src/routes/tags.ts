import { endpoints } from '@placard/domain/api'
import type { Creative } from '@placard/domain/creative'
import { tagsFileName } from '@placard/domain/internal/report'
import {
  handOverFileName,
  MAX_PACK_CREATIVES,
  NO_PACK_CREATIVE,
  TOO_MANY_PACK_CREATIVES,
} from '@placard/domain/internal/tags'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { storeGeneratedFile } from '../exports/generate-report.js'
import { selectCreatives } from '../exports/hand-over-pack.js'
import { tagRow, writeTagsWorkbook } from '../exports/tags-workbook.js'
import { userRoute } from '../http/contract-route.js'
import { FILE_LIMIT } from '../http/rate-limit.js'
import { campaignNotFound, creativeNotFound, invalid, Refusal } from '../refusal.js'
import { findCampaign } from '../store/campaigns/campaigns.js'
import { listCreatives } from '../store/campaigns/creatives.js'
import { macrosOfUser, storeMacros } from '../store/campaigns/platform-macros.js'
import { addReadyFile } from '../store/reports/report-files.js'
import { queueFile } from './report-file-jobs.js'

function requirePublished(creatives: readonly Creative[]): void {
  const drafts = creatives.filter(({ liveCreatives }) => liveCreatives.length === 0)
  if (drafts.length > 0)
    throw invalid(
      drafts.map(({ id, name }) => ({
        path: ['tags', id],
        message: `${name} has no tag because it isn't published. Publish it or leave it out.`,
      })),
    )
}

/** Adds the routes of ad tags and of the macros that users entered, for signed-in users. */
export function tagRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, files, now } = context

  userRoute(
    app,
    context,
    endpoints.tags,
    async ({ body, session }) => {
      const { campaignID } = body
      const list = await listCreatives(db, session, { campaignID }, config.publicUrl)
      const found = await findCampaign(context, session, campaignID, now())
      if (!list || !found) throw campaignNotFound()
      const { creatives } = list
      const asked = new Set(Object.keys(body.tags))
      if (asked.size === 0) throw new Refusal('invalid', 'Choose at least one creative.')
      const chosen = creatives.filter(({ id }) => asked.has(id))
      if (chosen.length < asked.size) throw creativeNotFound()
      requirePublished(chosen)
      const macros = await macrosOfUser(db, session.user.id)
      // The tags are generated here, because those that the client sent cannot be trusted.
      const rows = chosen.flatMap((creative) =>
        tagRow(config, { creative, creatives, platform: body.platform ?? creative.platform, macros }),
      )
      const signal = AbortSignal.timeout(60_000)
      const file = await storeGeneratedFile(context, 'xlsx', signal, (path) =>
        writeTagsWorkbook(path, { campaign: found.name, rows }, { now: now(), signal }),
      )
      const name = tagsFileName(found.name)
      try {
        return { status: 200, data: await addReadyFile(db, session, { name, campaignID, made: file }, now()) }
      } catch (cause) {
        // A file that cannot be removed now has no row, so the next cleanup finds it.
        await files.remove(file.key).catch(() => undefined)
        throw cause
      }
    },
    FILE_LIMIT,
  )

  userRoute(
    app,
    context,
    endpoints.handOver,
    async ({ body, session }) => {
      const { campaignID, creativeIDs } = body
      const list = await listCreatives(db, session, { campaignID }, config.publicUrl)
      const found = await findCampaign(context, session, campaignID, now())
      if (!list || !found) throw campaignNotFound()
      const chosen = selectCreatives(list.creatives, creativeIDs)
      if (creativeIDs && chosen.length < new Set(creativeIDs).size) throw creativeNotFound()
      if (chosen.length > MAX_PACK_CREATIVES) throw new Refusal('invalid', TOO_MANY_PACK_CREATIVES)
      if (chosen.every(({ liveCreatives }) => liveCreatives.length === 0))
        throw new Refusal('invalid', NO_PACK_CREATIVE)
      const name = handOverFileName(found.name)
      return { status: 200, data: await queueFile(context, session, { request: body, name }) }
    },
    FILE_LIMIT,
  )

  userRoute(app, context, endpoints.platformMacros, async ({ session }) => ({
    status: 200,
    data: await macrosOfUser(db, session.user.id),
  }))

  userRoute(app, context, endpoints.updatePlatformMacros, async ({ body, session }) => {
    await storeMacros(db, session.user.id, body, now())
    return { status: 200, data: await macrosOfUser(db, session.user.id) }
  })
}
