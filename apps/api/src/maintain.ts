import { resolve } from 'node:path'
import { moveFacts } from './backup/move-facts.js'
import { moveToPostgres } from './backup/move-to-postgres.js'
import { BackupBroken } from './backup/read-backup.js'
import { restoreBackup } from './backup/restore-backup.js'
import { saveBackup } from './backup/save-backup.js'
import { type Config, ConfigError, readConfig } from './config.js'
import { openFacts } from './store/facts/open-facts.js'
import { openStore } from './store/store.js'

// Runs `npm run backup`, `npm run restore`, `npm run move-to-postgres` and `npm run move-facts`.

const FULL = /ENOSPC|EDQUOT|No space left on device/

const print = (text: string) => process.stdout.write(`${text}\n`)

async function backup(config: Config, file: string): Promise<void> {
  if (config.clickHouse)
    throw new Error(
      'Counted events and facts of this installation are in ClickHouse (CLICKHOUSE_URL), which this backup cannot contain. Back up both databases with their own tools, ClickHouse first: see docs/scale.md.',
    )
  if (config.databaseUrl !== undefined)
    throw new Error(
      'This installation uses PostgreSQL (DATABASE_URL). Back it up with pg_dump, then copy the files: see docs/scale.md.',
    )
  const { entries, secret, files } = await saveBackup(config, resolve(file))
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  print(
    `Saved ${resolve(file)}: ${entries.length} files, ${(bytes / 2 ** 20).toFixed(0)} MB before compression, all verified.`,
  )
  print('It holds passwords as hashes, everybody’s data and the secret. Keep it where only you can read it.')
  if (secret === 'environment') print('PLACARD_SECRET is not in it: keep that as well.')
  if (files === 'bucket') print('The files in the bucket are not in it: back those up as well.')
}

async function restore(config: Config, file: string): Promise<void> {
  if (config.databaseUrl !== undefined)
    throw new Error('A backup is restored as an embedded database. Run the command without DATABASE_URL.')
  const { manifest, campaigns, users } = await restoreBackup(resolve(file), config.dataDir)
  print(
    `Restored the backup of ${manifest.createdAt} into ${config.dataDir}: ${campaigns} campaigns, ${users} users, all files verified.`,
  )
  if (manifest.secret === 'environment') print('Start with the same PLACARD_SECRET as before.')
  if (manifest.files === 'bucket')
    print('Start with the same PLACARD_S3_… settings as before: files are in the bucket.')
  print(`Start: PLACARD_DATA_DIR=${config.dataDir} npm start`)
}

async function move(config: Config, url: string): Promise<void> {
  const { tables, rows } = await moveToPostgres(config.dataDir, url, print)
  print(`Moved ${rows} rows in ${tables} tables; counts and contents of both databases are equal.`)
  print(
    `Start with DATABASE_URL set to that database and the same PLACARD_DATA_DIR: its files and its secret are still used.`,
  )
}

async function moveToClickHouse(config: Config): Promise<void> {
  if (!config.clickHouse)
    throw new Error('Set CLICKHOUSE_URL to the ClickHouse that the servers already use, and run the command again.')
  const store = await openStore(config)
  const { engine, facts } = await openFacts(config, store.db, print)
  try {
    if (!engine || !(await engine.isAnswering())) throw new Error('ClickHouse does not answer. Nothing was moved.')
    const { months, rows } = await moveFacts(engine, store.db, new Date(), print)
    print(
      months === 0
        ? 'There is no closed month to move.'
        : `Moved ${rows} rows of ${months} months. Their rows stay in the database for 30 days.`,
    )
  } finally {
    await facts.close()
    await store.close()
  }
}

/** Maintenance command; `usage` shows its argument, if it has one. */
interface Command {
  run: (config: Config, argument: string) => Promise<void>
  usage: string
  hasNoArgument?: boolean
}

const COMMANDS: Record<string, Command> = {
  backup: { run: backup, usage: 'npm run backup -- <new file>' },
  restore: { run: restore, usage: 'PLACARD_DATA_DIR=<new folder> npm run restore -- <backup file>' },
  'move-facts': { run: moveToClickHouse, usage: 'CLICKHOUSE_URL=… npm run move-facts', hasNoArgument: true },
  'move-to-postgres': { run: move, usage: 'npm run move-to-postgres -- postgres://user:password@host:5432/database' },
}

function failureText(cause: unknown, argument: string): string {
  if (cause instanceof ConfigError) return `Placard cannot run with these settings:\n${cause.message}`
  if (cause instanceof BackupBroken)
    return `${argument} is not a complete backup: ${cause.message}. Nothing was restored from it.`
  const text = cause instanceof Error && cause.message !== '' ? cause.message : String(cause)
  if (FULL.test(text))
    return `The disk is full; nothing was saved. Free some space or choose another disk, and run the command again. (${text})`
  return text
}

const [name = '', argument, ...more] = process.argv.slice(2)
const command = COMMANDS[name]
try {
  if (!command) throw new Error(`Choose one of ${Object.keys(COMMANDS).join(', ')}.`)
  const isComplete = command.hasNoArgument ? argument === undefined : argument !== undefined && more.length === 0
  if (!isComplete) throw new Error(`Usage: ${command.usage}`)
  await command.run(readConfig(process.env, process.cwd()), argument ?? '')
  process.exit(0)
} catch (cause) {
  process.stderr.write(`${failureText(cause, argument ?? '')}\n`)
  process.exit(1)
}
