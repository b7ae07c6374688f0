import type { ClickHouseClient, ClickHouseSettings } from '@clickhouse/client'

/** Error for a ClickHouse that does not answer, or cannot take or read data at the moment. */
export class EngineAway extends Error {
  override readonly name = 'EngineAway'
}

/** Address of a ClickHouse and how its tables are distributed. */
export interface EngineSettings {
  /** Such as `http://user:password@host:8123/placard`. */
  url: string
  /** Name of the cluster whose shards hold the tables; undefined for one server. */
  cluster: string | undefined
}

/** Values of a statement's parameters. */
type Parameters = Record<string, string | number | readonly (string | number | bigint)[]>

/** ClickHouse that holds servings and facts. Every failure that may pass is an `EngineAway`. */
export interface Engine {
  cluster: string | undefined
  /** Returns rows. 64-bit integers are texts, because sums may be larger than 2^53. */
  read: <Row>(query: string, parameters?: Parameters) => Promise<Row[]>
  /** Runs a statement of a job, which may take minutes. */
  run: (query: string, parameters?: Parameters) => Promise<void>
  /** Writes rows as one block of each partition. `isSafe` waits for every replica. */
  insert: (table: string, rows: readonly (readonly unknown[])[], options?: { isSafe?: boolean }) => Promise<void>
  /** Returns whether it answers within two seconds. */
  isAnswering: () => Promise<boolean>
  close: () => Promise<void>
}

const PING_MS = 2000
const READ_MS = 30_000
const RUN_MS = 15 * 60_000

/** Errors of ClickHouse that pass: time-outs, too many queries or parts, memory, replicas, Keeper and lost connections. */
const PASSING = new Set([
  '159',
  '164',
  '202',
  '209',
  '210',
  '225',
  '236',
  '241',
  '242',
  '243',
  '252',
  '279',
  '285',
  '286',
  '319',
  '999',
])

const READING: ClickHouseSettings = {
  output_format_json_quote_64bit_integers: 1,
  // Otherwise a condition on `hour` is one on the alias of that name, and empty.
  prefer_column_name_to_alias: 1,
}

/**
 * Settings of a cluster with which most replicas have what the next statement depends on, and replicas that lag by
 * more than five minutes are not read. Days are closed an hour after their last possible event.
 */
const SAFE: ClickHouseSettings = {
  insert_quorum: 'auto',
  insert_quorum_parallel: 0,
  distributed_foreground_insert: 1,
  fallback_to_stale_replicas_for_distributed_queries: 0,
}

function awayFrom(cause: unknown): unknown {
  const { code, type, message } = cause as { code?: string; type?: string; message?: string }
  // Errors of a statement have a type; all others are of the connection.
  if (type !== undefined && !PASSING.has(String(code))) return cause
  return new EngineAway(message || code || 'no answer', { cause })
}

async function orAway<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    throw awayFrom(cause)
  }
}

/** Returns the engine behind a client of `@clickhouse/client`. */
export function createEngine(client: ClickHouseClient, cluster: string | undefined): Engine {
  const quorum = cluster === undefined ? {} : SAFE
  const run = async (query: string, query_params: Parameters = {}) => {
    const clickhouse_settings = { prefer_column_name_to_alias: 1, ...quorum } as const
    const abort_signal = AbortSignal.timeout(RUN_MS)
    await orAway(client.command({ query, query_params, abort_signal, clickhouse_settings }))
  }
  return {
    cluster,
    run,
    read: <Row>(query: string, query_params: Parameters = {}) =>
      orAway(
        client
          .query({
            query,
            query_params,
            format: 'JSONEachRow',
            abort_signal: AbortSignal.timeout(READ_MS),
            clickhouse_settings: READING,
          })
          .then((result) => result.json<Row>()),
      ),
    insert: async (table, values, { isSafe = false } = {}) => {
      if (values.length === 0) return
      const clickhouse_settings = {
        async_insert: 0,
        ...(cluster !== undefined && { distributed_foreground_insert: 1 }),
        ...(isSafe && quorum),
      } as const
      await orAway(
        client.insert({
          table,
          values: [...values],
          format: 'JSONCompactEachRow',
          abort_signal: AbortSignal.timeout(READ_MS),
          clickhouse_settings,
        }),
      )
    },
    isAnswering: () =>
      client
        .query({ query: 'select 1', format: 'JSONEachRow', abort_signal: AbortSignal.timeout(PING_MS) })
        .then((result) => result.json())
        .then(
          () => true,
          () => false,
        ),
    close: () => client.close(),
  }
}

/** Connects to a ClickHouse. Loads its client, which servers without one never need. */
export async function connectEngine({ url, cluster }: EngineSettings): Promise<Engine> {
  const { createClient, ClickHouseLogLevel } = await import('@clickhouse/client')
  const client = createClient({
    url,
    application: 'placard',
    request_timeout: RUN_MS,
    max_open_connections: 20,
    // A list of campaigns sends more live ids than fit into an address.
    use_multipart_params_auto: true,
    log: { level: ClickHouseLogLevel.OFF },
  })
  return createEngine(client, cluster)
}

/** Returns an engine that creates its tables before their first use, again until it succeeds. */
export function withTables(engine: Engine, createTables: () => Promise<void>): Engine {
  let created: Promise<void> | undefined
  const ready = () => {
    if (created) return created
    const next = createTables()
    created = next
    next.catch(() => {
      created = undefined
    })
    return next
  }
  return {
    cluster: engine.cluster,
    read: async (query, parameters) => {
      await ready()
      return engine.read(query, parameters)
    },
    run: async (query, parameters) => {
      await ready()
      await engine.run(query, parameters)
    },
    insert: async (table, rows, options) => {
      await ready()
      await engine.insert(table, rows, options)
    },
    isAnswering: engine.isAnswering,
    close: engine.close,
  }
}
