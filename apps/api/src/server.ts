import { mkdirSync, statfsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.js'
import { serveBackup } from './backup/serve-backup.js'
import { type Config, ConfigError, readConfig } from './config.js'
import type { Context } from './context.js'
import type { FileStore } from './files/file-store.js'
import { holdableFiles } from './files/hold-removals.js'
import { openFileStore } from './files/open-file-store.js'
import { logOptions } from './http/log.js'
import { jobHandlers } from './jobs/job-handlers.js'
import { createJobs } from './jobs/jobs.js'
import { createSealer, readOrCreateSecret, secretFile, WeakSecretFile } from './secrets.js'
import { demoSignIns } from './seed/demo-passwords.js'
import { createFirstAdmin, isSetUp, issueSetupLink } from './seed/first-admin.js'
import { seedDemo } from './seed/seed-demo.js'
import { createServing } from './serving/create-serving.js'
import { DatabaseDamaged } from './store/embedded-folder.js'
import { FolderInUse } from './store/folder-lock.js'
import { queueJob } from './store/jobs.js'
import { recordSecret, type SecretChange } from './store/secret-fingerprint.js'
import { DatabaseTooNew, openStore, type Store } from './store/store.js'

/** How long requests in flight may take to end once the server was told to stop, in ms. */
const STOP_MS = 30_000
/** How long after its start the embedded database is tended first, in ms. */
const TEND_AFTER_MS = 60_000

/** What the embedded database needs to open, in MB. */
const LEAST_FREE_MB = 64

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Ends the start with words instead of a stack. */
function giveUp(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? String(cause.code) : '')
const textOf = (cause: unknown) => (cause instanceof Error && cause.message) || codeOf(cause) || String(cause)

function configOrGiveUp(): Config {
  try {
    return readConfig(process.env, process.cwd())
  } catch (cause) {
    if (cause instanceof ConfigError) giveUp(`Placard cannot start with these settings:\n${cause.message}`)
    throw cause
  }
}

/** The embedded database cannot even recover on a full disk, and says so in no words that help. */
function requireRoom(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  if (free < LEAST_FREE_MB)
    giveUp(
      `The disk of ${dataDir} is full: ${free} MB are free, and ${LEAST_FREE_MB} MB are needed to start. Nothing is lost; make room and start again.`,
    )
}

async function storeOrGiveUp(config: Config): Promise<Store> {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
    if (config.databaseUrl === undefined) requireRoom(config.dataDir)
    return await openStore(config)
  } catch (cause) {
    if ([FolderInUse, DatabaseDamaged, DatabaseTooNew].some((kind) => cause instanceof kind)) giveUp(textOf(cause))
    if (config.databaseUrl === undefined)
      giveUp(`The database in ${config.dataDir} could not be opened: ${textOf(cause)}`)
    giveUp(`The database of DATABASE_URL could not be opened: ${textOf(cause)}`)
  }
}

async function secretOrGiveUp({ secret, dataDir }: Config, store: Store): Promise<{ secret: string; isNew: boolean }> {
  if (secret !== undefined) return { secret, isNew: false }
  try {
    return readOrCreateSecret(dataDir)
  } catch (cause) {
    await store.close()
    giveUp(
      cause instanceof WeakSecretFile
        ? cause.message
        : `The secret in ${dataDir} can be neither read nor created: ${textOf(cause)}`,
    )
  }
}

/** Says what a secret other than the last one costs, and how to get that back. */
function sayChangedSecret({ shareLinks, emails }: SecretChange, file: string | undefined): void {
  const reason = file === undefined ? '' : ` The file ${file} was missing, and a new secret was created.`
  say(
    `The secret is not the one that this database was used with before.${reason} Affected: ${shareLinks} share links (they still open, but Placard cannot show their addresses again), ${emails} waiting emails (they cannot be sent), and events of ads served before this start (they do not count). To undo this, stop Placard, put the former secret back and start again.`,
  )
}

/** Makes sure that somebody can sign in, or says how to. */
async function welcome(context: Context): Promise<void> {
  const { config, db, now } = context
  if (config.admin && !(await isSetUp(context))) {
    if (await createFirstAdmin(db, config.admin, now()))
      say(`Created the first administrator, ${config.admin.email}. PLACARD_ADMIN_PASSWORD is no longer needed.`)
    else say(`${config.admin.email} has an account already and was not made an administrator. Use another email.`)
  }
  if (config.seed) {
    const started = performance.now()
    if (await seedDemo(context))
      say(`Created the demo company in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  }
  const once = config.isPublic ? ' (a new password, shown only now)' : ''
  for (const { email, password } of await demoSignIns(context)) say(`Demo sign-in: ${email} / ${password}${once}`)
  if (!(await isSetUp(context)))
    say(
      `There is no administrator yet. Create the first one within 24 hours at\n${await issueSetupLink(context)}\nor start once with PLACARD_ADMIN_EMAIL and PLACARD_ADMIN_PASSWORD.`,
    )
}

async function listenOrGiveUp(app: FastifyInstance, { host, port }: Config, close: () => Promise<void>): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (cause) {
    await close()
    if (codeOf(cause) === 'EADDRINUSE')
      giveUp(`Port ${port} is in use. Stop what uses it, or choose another port: PORT=${port + 1}.`)
    if (codeOf(cause) === 'EACCES')
      giveUp(`Port ${port} may not be used by this account. Choose one above 1023 with PORT.`)
    giveUp(`Placard cannot listen at ${host}, port ${port}: ${textOf(cause)}`)
  }
}

async function filesOrGiveUp(config: Config): Promise<FileStore> {
  const files = await openFileStore(config)
  try {
    await files.check()
  } catch (cause) {
    const place = config.s3 ? `The bucket ${config.s3.bucket}` : `The folder for files in ${config.dataDir}`
    giveUp(`${place} cannot be used: ${textOf(cause)}`)
  }
  return files
}

async function start(): Promise<void> {
  const config = configOrGiveUp()
  const store = await storeOrGiveUp(config)
  const { secret, isNew } = await secretOrGiveUp(config, store)
  const parts = {
    config,
    db: store.db,
    findDamage: async () => store.embedded?.findDamage('slice'),
    sealer: createSealer(secret),
    now: () => new Date(),
  }
  const { files, removals } = holdableFiles(await filesOrGiveUp(config))
  const base = { ...parts, ...createServing(parts, secret, say), files }
  const jobs = createJobs({ ...parts, say }, jobHandlers(base, say))
  const context: Context = { ...base, jobs }
  const app = await buildApp(context, logOptions(config))
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= app.close().then(context.events.close).then(jobs.close).then(store.close)
    return closing
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => giveUp('Some requests took too long to end; stopped without them.'), STOP_MS).unref()
      void close().then(() => process.exit(0))
    })
  const changed = await recordSecret(store.db, secret, context.sealer)
  if (changed) sayChangedSecret(changed, isNew ? secretFile(config.dataDir) : undefined)
  await welcome(context)
  const now = context.now()
  await queueJob(store.db, { kind: 'clean-up', subjectID: 'all', dueAt: now, now })
  // Not while somebody waits for the first page.
  const soon = new Date(now.getTime() + TEND_AFTER_MS)
  if (store.kind === 'embedded') await queueJob(store.db, { kind: 'tend-tables', subjectID: 'all', dueAt: soon, now })
  context.events.start()
  await jobs.start({ alone: store.kind === 'embedded' })
  const { embedded } = store
  embedded?.lock.onRequest(serveBackup({ config, embedded, removals }, (cause) => app.log.error(cause)))
  await listenOrGiveUp(app, config, close)
  say(`Placard is at ${config.publicUrl}`)
}

await start()
