import { isDeepStrictEqual } from 'node:util'
import multipart from '@fastify/multipart'
import { endpoints } from '@placard/domain/api'
import { type DiscrepancyChoices, PartnerFileError } from '@placard/domain/discrepancy'
import {
  type Discrepancy,
  discrepancyFieldsSchema,
  discrepancyFileFieldsSchema,
  OTHER_PARTNER_FILE,
  PARTNER_FILE_NEEDED,
} from '@placard/domain/internal/discrepancy'
import { discrepancyFileName } from '@placard/domain/internal/report'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.js'
import { comparePartnerFile, readNewPartnerFile, readPartnerFile } from '../discrepancy/compare-partner-file.js'
import { PARTNER_UPLOAD_OPTIONS, receivePartnerFile } from '../discrepancy/receive-partner-file.js'
import { discrepancyTables } from '../exports/discrepancy-tables.js'
import { storeGeneratedFile } from '../exports/generate-report.js'
import { writeDiscrepancy } from '../exports/write-discrepancy.js'
import { databasePrefix, newObjectKey } from '../files/file-keys.js'
import { receiveTemporaryFile, removeTemporaryFiles } from '../files/temporary-files.js'
import { type Session, userRoute } from '../http/contract-route.js'
import { type Call, createOnce } from '../http/idempotency.js'
import { FILE_LIMIT, UPLOAD_LIMIT } from '../http/rate-limit.js'
import { tryRemoveUnusedFiles } from '../jobs/remove-unused-files.js'
import { changedMeanwhile, invalid, Refusal } from '../refusal.js'
import {
  addDiscrepancy,
  changeDiscrepancy,
  type DiscrepancyRow,
  deleteDiscrepancy,
  findDiscrepancy,
  findDiscrepancyRow,
  listDiscrepancies,
} from '../store/discrepancies/discrepancies.js'
import { addReadyFile } from '../store/reports/report-files.js'
import { loadReportSubject } from '../store/reports/report-subject.js'

/** Number of files that are received or wait to be read, which bounds the disk space that they take. */
const MAX_OPEN = 8
const RETRY_AFTER_SECONDS = 10

const TOO_MANY_FILES = 'Too many files are compared right now. Try again in a moment.'
const CANCELLED = 'The comparison was cancelled.'

/** Signals that the client has closed the connection before the response. */
function cancelledBy({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => raw.writableFinished || controller.abort())
  return controller.signal
}

/** Returns whether corrected choices change how the file is read. */
const isReadAnew = (before: DiscrepancyChoices, after: DiscrepancyChoices) =>
  before.sheet !== after.sheet || !isDeepStrictEqual(before.reading ?? {}, after.reading ?? {})

/** Adds the routes that compare partners' files with campaigns, and keep the results. */
export async function discrepancyRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config, db, files, now } = context
  let open = 0

  /** Runs one of the calls that read or compare, a few at a time. Errors of the file become problems of its field. */
  async function whileOpen<Result>(
    reply: FastifyReply,
    run: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    if (open >= MAX_OPEN) throw new Refusal('too-many', TOO_MANY_FILES, { retryAfter: RETRY_AFTER_SECONDS })
    open += 1
    const signal = cancelledBy(reply)
    try {
      return await run(signal)
    } catch (cause) {
      if (signal.aborted) throw new Refusal('invalid', CANCELLED)
      if (!(cause instanceof PartnerFileError)) throw cause
      throw invalid([{ path: ['file'], message: cause.message }])
    } finally {
      open -= 1
    }
  }

  const by = (viewer: Session) => ({ viewer, now: now(), quota: config.uploadQuotaBytes })

  /** Puts a file into the store if it is to be kept, and removes it again if its key is not stored. */
  async function whileKept<Result>(path: string | null, run: (key: string | null) => Promise<Result>): Promise<Result> {
    if (path === null) return run(null)
    const key = newObjectKey(await databasePrefix(db))
    await files.put(key, path)
    try {
      return await run(key)
    } catch (cause) {
      // Only if the transaction was refused: one that failed otherwise may have been committed, so the cleanup decides.
      if (cause instanceof Refusal) await files.remove(key).catch(() => undefined)
      throw cause
    }
  }

  async function add(
    { session, reply, ...call }: Call<typeof endpoints.newDiscrepancy> & { session: Session },
    signal: AbortSignal,
  ) {
    const { fields, subject, file } = await receivePartnerFile(config, call.request, {
      schema: discrepancyFieldsSchema,
      findSubject: ({ campaignID }) => loadReportSubject(db, session, { campaignID }),
    })
    try {
      const { campaignID, choices, tz, keepFile } = fields
      const { content, remembered, headerHash } = await readNewPartnerFile(
        context,
        campaignID,
        { path: file.path, choices },
        signal,
      )
      const compared = await comparePartnerFile(
        context,
        subject,
        content,
        { choices, remembered, tz, headerHash },
        signal,
      )
      const { name, bytes, sha256 } = file
      return await whileKept(keepFile ? file.path : null, (key) =>
        createOnce<typeof endpoints.newDiscrepancy>(
          context,
          endpoints.newDiscrepancy,
          // Identifies the upload for repeated requests.
          { ...call, reply, query: {}, body: { ...fields, name, sha256 } as typeof call.body },
          async (tx) => {
            const added = { campaignID, headerHash, tz }
            return {
              status: 200,
              data: await addDiscrepancy(tx, added, compared, { name, bytes, sha256, key }, by(session)),
            }
          },
        ),
      )
    } finally {
      await removeTemporaryFiles([file])
    }
  }

  /** Compares a check again with corrected choices. `path` is where its file is; null for the rows of before. */
  async function correct(
    session: Session,
    row: DiscrepancyRow,
    { choices, path, keepFile = false }: { choices: DiscrepancyChoices; path: string | null; keepFile?: boolean },
    signal: AbortSignal,
  ): Promise<Discrepancy> {
    const { campaignID, remembered, tz, headerHash, report, rows } = row
    const subject = await loadReportSubject(db, session, { campaignID })
    const content =
      path === null
        ? { ...report, reading: { ...report.reading, rows: rows ?? [] } }
        : await readPartnerFile(context, { path, choices }, remembered, signal)
    const compared = await comparePartnerFile(
      context,
      subject,
      content,
      { choices, remembered, tz, headerHash },
      signal,
    )
    return whileKept(keepFile && row.fileKey === null ? path : null, (fileKey) =>
      changeDiscrepancy(db, row, compared, { ...by(session), fileKey }),
    )
  }

  /** Returns the row of a check in the version that a user saw. */
  async function findVersion(session: Session, { id, version }: { id: string; version: number }) {
    const row = await findDiscrepancyRow(db, session, id)
    if (row.version !== version) throw changedMeanwhile(await findDiscrepancy(db, session, id))
    return row
  }

  async function update(
    { body, session }: { body: Call<typeof endpoints.updateDiscrepancy>['body']; session: Session },
    signal: AbortSignal,
  ) {
    const row = await findVersion(session, body)
    const { choices } = body
    if (row.rows !== null && !isReadAnew(row.choices, choices))
      return correct(session, row, { choices, path: null }, signal)
    const bytes = row.fileKey === null ? undefined : await files.open(row.fileKey)
    if (!bytes)
      throw new Refusal('conflict', PARTNER_FILE_NEEDED, { problems: [{ path: 'file', message: PARTNER_FILE_NEEDED }] })
    const file = await receiveTemporaryFile(config, bytes, () => undefined)
    try {
      return await correct(session, row, { choices, path: file.path }, signal)
    } finally {
      await removeTemporaryFiles([file])
    }
  }

  await app.register(async (scope) => {
    await scope.register(multipart, PARTNER_UPLOAD_OPTIONS)
    userRoute(
      scope,
      context,
      endpoints.newDiscrepancy,
      (call) => whileOpen(call.reply, (signal) => add(call, signal)),
      FILE_LIMIT,
    )

    userRoute(
      scope,
      context,
      endpoints.rereadDiscrepancy,
      ({ request, reply, session }) =>
        whileOpen(reply, async (signal) => {
          const { fields, subject, file } = await receivePartnerFile(config, request, {
            schema: discrepancyFileFieldsSchema,
            findSubject: (given) => findVersion(session, given),
          })
          try {
            if (file.sha256 !== subject.fileSha256) throw invalid([{ path: ['file'], message: OTHER_PARTNER_FILE }])
            const { choices, keepFile } = fields
            return {
              status: 200,
              data: await correct(session, subject, { choices, keepFile, path: file.path }, signal),
            }
          } finally {
            await removeTemporaryFiles([file])
          }
        }),
      FILE_LIMIT,
    )
  })

  userRoute(
    app,
    context,
    endpoints.updateDiscrepancy,
    async ({ body, reply, session }) => ({
      status: 200,
      data: await whileOpen(reply, (signal) => update({ body, session }, signal)),
    }),
    UPLOAD_LIMIT,
  )

  userRoute(app, context, endpoints.discrepancies, async ({ query, session }) => {
    const { campaignID, 'paginate[page]': page, 'paginate[size]': size } = query
    const { discrepancies, pagination } = await listDiscrepancies(db, session, { campaignID, page, size })
    return { status: 200, data: discrepancies, ...(pagination && { pagination }) }
  })

  userRoute(app, context, endpoints.discrepancy, async ({ query, session }) => ({
    status: 200,
    data: await findDiscrepancy(db, session, query.id),
  }))

  userRoute(
    app,
    context,
    endpoints.exportDiscrepancy,
    async ({ body: { id, format }, reply, session }) => {
      const found = await findDiscrepancy(db, session, id)
      const { campaignID } = found
      const { campaign } = await loadReportSubject(db, session, { campaignID })
      const signal = cancelledBy(reply)
      const title = `${campaign.name} · Discrepancies`
      const tableFile = await storeGeneratedFile(context, format, signal, (path) =>
        writeDiscrepancy(path, discrepancyTables(campaign.name, found), { format, title, now: now(), signal }),
      )
      const name = discrepancyFileName(campaign.name, format)
      try {
        return { status: 200, data: await addReadyFile(db, session, { name, campaignID, made: tableFile }, now()) }
      } catch (cause) {
        // A file that cannot be removed now has no row, so the next cleanup finds it.
        await files.remove(tableFile.key).catch(() => undefined)
        throw cause
      }
    },
    FILE_LIMIT,
  )

  userRoute(app, context, endpoints.deleteDiscrepancy, async ({ query, session }) => {
    await deleteDiscrepancy(db, session, query.id)
    await tryRemoveUnusedFiles(context, app.log)
    return { status: 200, data: null }
  })
}
