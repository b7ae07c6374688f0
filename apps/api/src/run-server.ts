import { mkdirSync, statfsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.js'
import { serveBackup } from './backup/write-backup.js'
import { type Config, ConfigError, hasOneName, ONE_NAME_WARNING, readConfig } from './config.js'
import type { Context } from './context.js'
import { createPartnerFileReader } from './discrepancy/read-partner-file.js'
import { withDeferredRemovals } from './files/deferred-removals.js'
import type { FileStore } from './files/file-store.js'
import { createInspection } from './files/inspection.js'
import { openFileStore } from './files/open-file-store.js'
import { logOptions } from './http/log-options.js'
import { createJobRunner } from './job-runner.js'
import { jobHandlers } from './jobs/job-handlers.js'
import { createPageRenderer } from './pages/page-renderer.js'
import { createSealer, createSigner, readOrCreateSecret, secretFile, WeakSecretFile } from './secrets.js'
import { demoSignIns } from './seed/demo-accounts.js'
import { addDemoActivity } from './seed/demo-activity.js'
import { createFirstAdmin, isSetUp, issueSetupLink } from './seed/first-admin.js'
import { seedDemo } from './seed/seed-demo.js'
import { createServing } from './serving/create-serving.js'
import { stopping } from './stop-on-signals.js'
import { openDatabaseClock } from './store/database-clock.js'
import { findStorageFault, readErrorCode } from './store/database-errors.js'
import { DatabaseDamaged } from './store/embedded/embedded-folder.js'
import { FolderInUse } from './store/embedded/folder-lock.js'
import { openFacts } from './store/facts/open-facts.js'
import { queueJob } from './store/jobs.js'
import { replanForZones } from './store/schedules/replan-for-zones.js'
import { recordSecret, type SecretChange } from './store/secret-fingerprint.js'
import { DatabaseTooNew, openStore, type Store } from './store/store.js'
import { differentZonesText, findDifferentZones } from './zones/compare-zones.js'
import { applyZoneData, InvalidZoneData, type ZoneData, zoneDataNotes } from './zones/zone-data.js'

/** Delay in ms before the embedded database is first vacuumed. */
const VACUUM_AFTER_MS = 60_000

/** Delay in ms before the zone data of the database is compared. */
const COMPARE_ZONES_AFTER_MS = 5000

/** Minimum free disk space for opening the embedded database, in MB. */
const MIN_FREE_MB = 64

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Exits with a message instead of a stack trace; silently if the server was asked to stop while it started. */
function exitWith(text: string): never {
  if (stopping.isRequested()) process.exit(0)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const errorMessage = (cause: unknown) =>
  (cause instanceof Error && cause.message) || readErrorCode(cause) || String(cause)

function exitUnwritable(cause: unknown, { dataDir }: Config): never {
  exitWith(
    `The data folder ${dataDir} cannot be written (${errorMessage(cause)}). Nothing was changed. Make it writable for the account that runs Placard, and check whether its disk is mounted read-only; or set PLACARD_DATA_DIR to another folder.`,
  )
}

/** Explains a folder that may not be written, whatever failed first. */
function exitIfReadOnly(cause: unknown, config: Config): void {
  if (findStorageFault(cause) === 'read-only') exitUnwritable(cause, config)
}

function createDataDirOrExit(config: Config): void {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  } catch (cause) {
    // On a read-only disk Node says ENOENT here.
    exitUnwritable(cause, config)
  }
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env, process.cwd())
  } catch (cause) {
    if (cause instanceof ConfigError) exitWith(`Placard cannot start with these settings:\n${cause.message}`)
    throw cause
  }
}

/** Exits if the disk is full: the embedded database cannot even recover then, and its error does not say why. */
function requireRoom(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  if (free < MIN_FREE_MB)
    exitWith(
      `The disk of ${dataDir} is full: ${free} MB are free, and ${MIN_FREE_MB} MB are needed to start. Nothing is lost. Free some space and start again.`,
    )
}

async function openStoreOrExit(config: Config): Promise<Store> {
  createDataDirOrExit(config)
  try {
    if (config.databaseUrl === undefined) requireRoom(config.dataDir)
    return await openStore(config, stopping.onOpening)
  } catch (cause) {
    exitIfReadOnly(cause, config)
    if ([FolderInUse, DatabaseDamaged, DatabaseTooNew].some((kind) => cause instanceof kind))
      exitWith(errorMessage(cause))
    if (config.databaseUrl === undefined)
      exitWith(`The database in ${config.dataDir} could not be opened: ${errorMessage(cause)}`)
    exitWith(`The database of DATABASE_URL could not be opened: ${errorMessage(cause)}`)
  }
}

async function readSecretOrExit(config: Config, store: Store): Promise<{ secret: string; isNew: boolean }> {
  const { secret, dataDir } = config
  if (secret !== undefined) return { secret, isNew: false }
  try {
    return readOrCreateSecret(dataDir)
  } catch (cause) {
    await store.close()
    exitIfReadOnly(cause, config)
    exitWith(
      cause instanceof WeakSecretFile
        ? cause.message
        : `The secret in ${dataDir} can be neither read nor created: ${errorMessage(cause)}`,
    )
  }
}

/** Prints the consequences of a changed secret, and how to undo it. */
function printSecretChange({ shareLinks, emails }: SecretChange, file: string | undefined): void {
  const reason = file === undefined ? '' : ` The file ${file} was missing, and a new secret was created.`
  print(
    `The secret is not the one that this database was used with before.${reason} Affected: ${shareLinks} share links (they still open, but Placard cannot show their addresses again), ${emails} waiting emails (they cannot be sent), and events of ads served before this start (they do not count). To undo this, stop Placard, put the former secret back and start again.`,
  )
}

/** Creates the first administrator and the demo company as configured, and prints how to sign in. */
async function createFirstAccounts(context: Context): Promise<void> {
  const { config, db, now } = context
  if (config.admin && !(await isSetUp(context))) {
    if (await createFirstAdmin(db, config.admin, now()))
      print(`Created the first administrator, ${config.admin.email}. PLACARD_ADMIN_PASSWORD is no longer needed.`)
    else print(`${config.admin.email} has an account already and was not made an administrator. Use another email.`)
  }
  if (config.seed) {
    const started = performance.now()
    if (await seedDemo(context, addDemoActivity))
      print(`Created the demo company in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  }
  const once = config.isPublic ? ' (a new password, shown only now)' : ''
  for (const { email, password } of await demoSignIns(context)) print(`Demo sign-in: ${email} / ${password}${once}`)
  if (!(await isSetUp(context)))
    print(
      `There is no administrator yet. Create the first one within 24 hours at\n${await issueSetupLink(context)}\nor start once with PLACARD_ADMIN_EMAIL and PLACARD_ADMIN_PASSWORD.`,
    )
}

function applyZoneDataOrExit({ zoneDataFile }: Config): ZoneData {
  try {
    return applyZoneData(zoneDataFile)
  } catch (cause) {
    if (cause instanceof InvalidZoneData) exitWith(cause.message)
    throw cause
  }
}

/** Prints whether the database has other zone data. Later, because the first such query takes a second. */
function compareZonesSoon({ db, now }: Context, { version }: ZoneData): void {
  setTimeout(() => {
    findDifferentZones(db, now()).then(
      (zones) => {
        const text = differentZonesText(zones, version)
        if (text !== undefined) print(text)
      },
      // The database may be closed by now; /readyz tells whether it responds.
      () => undefined,
    )
  }, COMPARE_ZONES_AFTER_MS).unref()
}

async function listenOrExit(app: FastifyInstance, { host, port }: Config, close: () => Promise<void>): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (cause) {
    await close()
    if (readErrorCode(cause) === 'EADDRINUSE')
      exitWith(`Port ${port} is in use. Stop what uses it, or choose another port: PORT=${port + 1}.`)
    if (readErrorCode(cause) === 'EACCES')
      exitWith(`Port ${port} may not be used by this account. Choose one above 1023 with PORT.`)
    exitWith(`Placard cannot listen at ${host}, port ${port}: ${errorMessage(cause)}`)
  }
}

async function openFilesOrExit(config: Config, store: Store): Promise<FileStore> {
  const files = await openFileStore(config)
  try {
    await files.check()
  } catch (cause) {
    await store.close()
    if (!config.s3) exitIfReadOnly(cause, config)
    const place = config.s3 ? `The bucket ${config.s3.bucket}` : `The folder for files in ${config.dataDir}`
    exitWith(`${place} cannot be used: ${errorMessage(cause)}`)
  }
  return files
}

async function start(): Promise<void> {
  const config = readConfigOrExit()
  const zoneData = applyZoneDataOrExit(config)
  const store = await openStoreOrExit(config)
  const { secret, isNew } = await readSecretOrExit(config, store)
  const clock = await openDatabaseClock(store.db, print)
  const parts = {
    config,
    db: store.db,
    ...(await openFacts(config, store.db, print)),
    findDamage: async () => store.embedded?.findDamage('slice'),
    foundDamage: () => store.embedded?.foundDamage(),
    sealer: createSealer(secret),
    credentialSigner: createSigner(secret, 'file credentials'),
    now: clock.now,
    findClockProblem: clock.findProblem,
  }
  const { files, removals } = withDeferredRemovals(await openFilesOrExit(config, store))
  const base = {
    ...parts,
    ...createServing(parts, secret, print),
    files,
    inspection: createInspection(),
    partnerFiles: createPartnerFileReader(),
    pages: createPageRenderer(config.consoleDir),
  }
  const jobs = createJobRunner({ ...parts, print }, jobHandlers(base, print))
  const context: Context = { ...base, jobs }
  const app = await buildApp(context, logOptions(config))
  let closing: Promise<void> | undefined
  const close = () => {
    clock.close()
    closing ??= app
      .close()
      .then(context.inspection.close)
      .then(context.partnerFiles.close)
      .then(context.pages?.close)
      .then(context.events.close)
      .then(jobs.close)
      .then(context.facts.close)
      .then(store.close)
    return closing
  }
  const changed = await recordSecret(store.db, secret, context.sealer)
  if (changed) printSecretChange(changed, isNew ? secretFile(config.dataDir) : undefined)
  await createFirstAccounts(context)
  const now = context.now()
  await queueJob(store.db, { kind: 'clean-up', subjectID: 'all', dueAt: now, now })
  if (config.clickHouse) await queueJob(store.db, { kind: 'update-totals', subjectID: 'all', dueAt: now, now })
  // Later, so that it does not delay the first page.
  const soon = new Date(now.getTime() + VACUUM_AFTER_MS)
  if (store.kind === 'embedded') await queueJob(store.db, { kind: 'vacuum-tables', subjectID: 'all', dueAt: soon, now })
  // From here on, a stop has to wait for events and jobs.
  stopping.onRunning(close)
  await replanForZones(store.db, now)
  context.events.start()
  await jobs.start({ alone: store.kind === 'embedded' })
  const { embedded } = store
  embedded?.lock.onRequest(serveBackup({ config, embedded, removals }, (cause) => app.log.error(cause)))
  await listenOrExit(app, config, close)
  if (hasOneName(config)) print(ONE_NAME_WARNING)
  for (const note of zoneDataNotes(zoneData, config.zoneDataFile, now)) print(note)
  print(`Placard is at ${config.publicUrl}`)
  // The embedded database has its own with it, and no result depends on them.
  if (store.kind === 'postgres') compareZonesSoon(context, zoneData)
}

try {
  await start()
} catch (cause) {
  // A stop that was requested fails the rest of the start, and exits when the folder is free.
  if (!stopping.isRequested()) exitWith(`Placard could not start: ${errorMessage(cause)}`)
}
