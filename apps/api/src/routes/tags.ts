import { endpoints, tagsFileName } from '@placard/domain'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { storeMadeFile } from '../exports/store-made-file.js'
import { writeTagsWorkbook } from '../exports/tags-workbook.js'
import { userRoute } from '../http/contract-route.js'
import { FILE_LIMIT } from '../http/limits.js'
import { campaignNotFound, creativeNotFound, Refusal } from '../refusal.js'
import { findCampaign } from '../store/campaigns.js'
import { listCreatives } from '../store/creatives.js'
import { addReadyFile } from '../store/ready-files.js'

/** Sheets of ad tags, for signed-in users. */
export function tagRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, files, now } = context

  userRoute(
    app,
    context,
    endpoints.tags,
    async ({ body, session }) => {
      const { campaignID } = body
      const list = await listCreatives(db, session, { campaignID }, config.publicUrl)
      const found = await findCampaign(db, session, campaignID, now())
      if (!list || !found) throw campaignNotFound()
      const { creatives } = list
      const tags = new Map(Object.entries(body.tags))
      if (tags.size === 0) throw new Refusal(400, 'Choose at least one creative.')
      const known = new Set(creatives.map(({ id }) => id))
      if ([...tags.keys()].some((id) => !known.has(id))) throw creativeNotFound()
      const signal = AbortSignal.timeout(60_000)
      const made = await storeMadeFile(context, 'xlsx', signal, (path) =>
        writeTagsWorkbook(path, { campaign: found.name, creatives, tags }, { now: now(), signal }),
      )
      const name = tagsFileName(found.name)
      try {
        return { status: 200, data: await addReadyFile(db, session, { name, campaignID, made }, now()) }
      } catch (cause) {
        // What cannot be removed now has no row, so the sweep finds it.
        await files.remove(made.key).catch(() => undefined)
        throw cause
      }
    },
    FILE_LIMIT,
  )
}
