import { endpoints } from '@placard/domain/api'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { creatingRoute, type Session, userRoute } from '../http/contract-route.js'
import { tryRemoveUnusedFiles } from '../jobs/remove-unused-files.js'
import { campaignNotFound, creativeNotFound } from '../refusal.js'
import { checkPublication } from '../serving/check-publication.js'
import {
  addCreative,
  type Change,
  changeCreative,
  deleteCreative,
  duplicateCreative,
} from '../store/campaigns/creative-changes.js'
import { findCreative, listCreatives } from '../store/campaigns/creatives.js'
import { type Publication, pauseTag, publishCreative, restoreVersion } from '../store/campaigns/publishing.js'
import { findVersion, loadTagActivity, loadVersions } from '../store/campaigns/versions.js'

/** Adds the routes of creatives, their tags and published versions. */
export function creativeRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context
  const { publicUrl } = context.config
  const by = (viewer: Session): Change => ({ viewer, now: now(), publicUrl, quota: context.config.uploadQuotaBytes })

  userRoute(app, context, endpoints.creative, async ({ query, session }) => {
    const found = await findCreative(db, session, query.id, publicUrl)
    if (!found) throw creativeNotFound()
    return { status: 200, data: found }
  })

  userRoute(app, context, endpoints.creatives, async ({ query, session }) => {
    const { campaignID, 'paginate[page]': page, 'paginate[size]': size } = query
    const found = await listCreatives(db, session, { campaignID, page, size }, publicUrl)
    if (!found) throw campaignNotFound()
    const { creatives, pages, total } = found
    return { status: 200, data: creatives, ...(page !== undefined && { pagination: { page, pages, total } }) }
  })

  creatingRoute(app, context, endpoints.newCreative, async ({ body, session, tx }) => ({
    status: 200,
    data: await addCreative(tx, body, by(session)),
  }))

  userRoute(app, context, endpoints.updateCreative, async ({ body, session }) => ({
    status: 200,
    data: await changeCreative(db, body, by(session)),
  }))

  userRoute(app, context, endpoints.updateCreativeHtml, async ({ body, session }) => ({
    status: 200,
    data: await changeCreative(db, body, by(session)),
  }))

  creatingRoute(app, context, endpoints.duplicateCreative, async ({ body, session, tx }) => ({
    status: 200,
    data: await duplicateCreative(tx, body.id, by(session)),
  }))

  creatingRoute(
    app,
    context,
    endpoints.publishCreative,
    async ({ body: { cpuUse, ...body }, session, tx }) => {
      const check: Publication['check'] = (creative, tag) =>
        checkPublication(context, tx, session.user.id, { creative, cpuUse, tag })
      return { status: 200, data: await publishCreative(tx, { ...body, check }, by(session)) }
    },
    context.served.forget,
  )

  userRoute(app, context, endpoints.creativeVersions, async ({ query, session }) => {
    const found = await loadVersions(db, session, query.id)
    if (!found) throw creativeNotFound()
    return { status: 200, data: found }
  })

  userRoute(app, context, endpoints.creativeVersion, async ({ query, session }) => ({
    status: 200,
    data: await findVersion(db, session, query, publicUrl),
  }))

  userRoute(app, context, endpoints.restoreVersion, async ({ body, session }) => {
    const data = await restoreVersion(db, body, by(session))
    context.served.forget()
    return { status: 200, data }
  })

  userRoute(app, context, endpoints.pauseTag, async ({ body, session }) => {
    const data = await pauseTag(db, body, by(session))
    context.served.forget()
    return { status: 200, data }
  })

  userRoute(app, context, endpoints.tagActivity, async ({ query, session }) => {
    const found = await loadTagActivity(db, session, query.id)
    if (!found) throw creativeNotFound()
    return { status: 200, data: found }
  })

  userRoute(app, context, endpoints.deleteCreative, async ({ query, session }) => {
    await deleteCreative(db, query.id, by(session))
    context.served.forget()
    await tryRemoveUnusedFiles(context, app.log)
    return { status: 200, data: null }
  })
}
