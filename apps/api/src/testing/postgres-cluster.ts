import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.js'

/** PostgreSQL of one test, which may stop and start it. */
export interface PostgresCluster {
  url: string
  /** Restarts it: `fast` ends its sessions first, `immediate` is a crash. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>
  /** Ends all sessions but its own. */
  endSessions: () => Promise<void>
  query: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>
  remove: () => Promise<void>
}

interface Installation {
  /** Folder of PostgreSQL's programs. */
  programs: string
  /** Owner of the cluster: PostgreSQL refuses to run as root. */
  owner: { uid?: number; gid?: number }
}

/** Runs a statement on a connection of its own. */
async function queryOnce<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Returns the installation behind the tests' database; undefined without one on this machine. */
export async function findInstallation(): Promise<Installation | undefined> {
  const url = process.env.PLACARD_TEST_DATABASE_URL
  if (url === undefined) return undefined
  const [found] = await queryOnce<{ programs: string; data: string }>(
    url,
    "select setting as programs, current_setting('data_directory') as data from pg_config where name = 'BINDIR'",
  )
  if (!found || !existsSync(join(found.programs, 'initdb')) || !existsSync(found.data)) return undefined
  const { uid, gid } = statSync(found.data)
  return { programs: found.programs, owner: process.getuid?.() === 0 ? { uid, gid } : {} }
}

/** Starts an empty cluster on 127.0.0.1. */
export async function startCluster({ programs, owner }: Installation): Promise<PostgresCluster> {
  const data = mkdtempSync(join(tmpdir(), 'placard-cluster-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(data, owner.uid, owner.gid)
  const run = async (program: string, args: string[]) => {
    await promisify(execFile)(join(programs, program), args, { ...owner, cwd: data })
  }
  await run('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'])
  const port = await freePort()
  const settings = `-p ${port} -c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
  const control = (args: string[]) => run('pg_ctl', ['-D', data, '-w', '-l', join(data, 'log'), ...args])
  await control(['-o', settings, 'start'])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    restart: (mode) => control(['-m', mode, '-o', settings, 'restart']),
    async endSessions() {
      await queryOnce(url, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    },
    query: (text) => queryOnce(url, text),
    async remove() {
      await control(['-m', 'immediate', 'stop'])
      rmSync(data, { recursive: true, force: true })
    },
  }
}
