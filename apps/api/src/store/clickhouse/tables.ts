import { INVALID_KINDS } from '@placard/domain/internal/creative'
import { COUNTER_NAMES } from '@placard/domain/internal/report'
import { SERVING_EVENTS, type ServingEvent } from '@placard/domain/internal/tags'
import type { Engine } from './engine.js'

/** Events in the order of their numbers in `serving`. */
export const EVENTS = Object.keys(SERVING_EVENTS) as ServingEvent[]

/** Events of which only the first arrival matters: repeated impressions and clicks are invalid traffic. */
export const PLAIN_EVENTS = EVENTS.filter((event) => event !== 'impression' && event !== 'click')

/** Value of a first arrival that has not come. */
export const NEVER = 2_147_483_647

/** Columns of facts: the counters, then invalid traffic by its reason. */
export const FACT_COLUMNS: readonly string[] = [...COUNTER_NAMES, ...INVALID_KINDS.map((kind) => `invalid_${kind}`)]

/** Returns the column of the first arrival of an event. */
export const firstColumn = (event: ServingEvent): string => `first_${event}`

/** Returns a list of columns in SQL, each made by `column`. */
export const listColumns = (column: (name: string) => string = (name) => name): string =>
  FACT_COLUMNS.map(column).join(', ')

const facts = listColumns((name) => `${name} UInt64 codec(T64, ZSTD(1))`)
const first = (event: ServingEvent) =>
  `${firstColumn(event)} SimpleAggregateFunction(min, Int32) default ${NEVER} codec(T64, ZSTD(1))`
const arrivals = 'SimpleAggregateFunction(groupUniqArrayArray, Array(Int32))'

/**
 * Compresses each granule of a column by itself: a report of one campaign reads a granule or two per live id and
 * column, of which blocks of 64 kB would decompress eight. Takes 0.7 bytes more per fact.
 */
const SHORT_BLOCKS = 'index_granularity = 1024, min_compress_block_size = 8192, max_compress_block_size = 8192'

interface Table {
  columns: string
  engine: 'MergeTree' | 'AggregatingMergeTree'
  /** Partition and order. */
  layout: string
  /** Settings that tables which an earlier version created get too. */
  settings?: string
  /** True for a small table that every server of a cluster holds whole. */
  isWhole?: boolean
}

/**
 * Tables. Every event of a serving has the same key in `serving`, because live id, time and number are in the signed
 * serving id, and each column merges by minimum, maximum, union or "or": copies, retries, order and merges change no
 * figure. `late` notes servings that were written after their day was due; see `closed-days.ts` for the others.
 * `recent_fact` has the facts of the last days again, ordered by time: a few hours of all live ids are a few granules
 * of it, and most of `fact`. Its small daily parts are stored by column as large ones are, which halves them. `recent`
 * notes which copies are complete; see `recent-facts.ts`.
 */
const TABLES: Readonly<Record<string, Table>> = {
  serving: {
    columns: `live_id LowCardinality(String), served_at DateTime64(3, 'UTC') codec(Delta, ZSTD(1)), serving UInt64 codec(T64, ZSTD(1)),
      ${PLAIN_EVENTS.map(first).join(', ')}, views ${arrivals}, clicks ${arrivals},
      counted SimpleAggregateFunction(groupBitOr, UInt8) codec(ZSTD(1)),
      invalid_at SimpleAggregateFunction(min, Int32) default ${NEVER} codec(T64, ZSTD(1)),
      invalid_kind SimpleAggregateFunction(max, UInt8) codec(ZSTD(1)), amount SimpleAggregateFunction(max, UInt32) codec(T64, ZSTD(1))`,
    engine: 'AggregatingMergeTree',
    layout: 'partition by toDate(served_at) order by (live_id, served_at, serving) settings index_granularity = 1024',
  },
  fact: {
    columns: `live_id LowCardinality(String), hour DateTime('UTC') codec(DoubleDelta, ZSTD(1)), day Date codec(ZSTD(1)), run UInt64 codec(ZSTD(1)), ${facts}`,
    engine: 'MergeTree',
    layout: `partition by toYYYYMM(day) order by (live_id, hour, day) settings ${SHORT_BLOCKS}`,
  },
  fact_day: {
    columns: `live_id LowCardinality(String), date Date codec(DoubleDelta, ZSTD(1)), day Date codec(ZSTD(1)), run UInt64 codec(ZSTD(1)), ${facts}`,
    engine: 'MergeTree',
    layout: `partition by toYYYYMM(day) order by (live_id, date, day) settings ${SHORT_BLOCKS}`,
  },
  recent_fact: {
    columns: `live_id LowCardinality(String), hour DateTime('UTC') codec(DoubleDelta, ZSTD(1)), day Date codec(ZSTD(1)), run UInt64 codec(ZSTD(1)), ${facts}`,
    engine: 'MergeTree',
    layout: 'partition by day order by (hour, live_id) settings index_granularity = 1024',
    settings: 'min_bytes_for_wide_part = 0',
  },
  moved: {
    columns: `live_id LowCardinality(String), hour DateTime('UTC') codec(DoubleDelta, ZSTD(1)), run UInt64 codec(ZSTD(1)), ${facts}`,
    engine: 'MergeTree',
    layout: `partition by toYYYYMM(hour) order by (live_id, hour) settings ${SHORT_BLOCKS}`,
  },
  closed: {
    columns: 'day Date, run UInt64, late UInt64, dropped UInt8',
    engine: 'MergeTree',
    layout: 'order by (day, run)',
    isWhole: true,
  },
  recent: {
    columns: 'day Date, run UInt64, copy UInt64',
    engine: 'MergeTree',
    layout: 'order by (day, run)',
    isWhole: true,
  },
  late: { columns: 'day Date, at DateTime64(3)', engine: 'MergeTree', layout: 'order by (day, at)', isWhole: true },
}

/** Returns the table in which a server of a cluster has its share of the rows. */
export const localTable = ({ cluster }: Pick<Engine, 'cluster'>, name: string): string =>
  cluster === undefined || TABLES[name]?.isWhole ? name : `${name}_local`

/** Returns the partition of a table that has the rows of a day, as it is written in a statement. */
export function formatPartition(name: string, day: string): string {
  // Formatted anew, because it is part of the statement.
  const date = new Date(day).toISOString().slice(0, 10)
  const isMonthly = TABLES[name]?.layout.startsWith('partition by toYYYYMM') ?? false
  return isMonthly ? date.slice(0, 7).replace('-', '') : `'${date}'`
}

/** Returns the clause with which a statement about tables runs on every server. */
export const onCluster = ({ cluster }: Pick<Engine, 'cluster'>): string =>
  cluster === undefined ? '' : ` on cluster '${cluster.replaceAll("'", '')}'`

/**
 * Returns the statements that create the tables, which may be repeated. In a cluster each shard holds the live ids with
 * its share of hashes, replicated, behind a Distributed table.
 */
export function createStatements(engine: Pick<Engine, 'cluster'>): string[] {
  const everywhere = onCluster(engine)
  return Object.entries(TABLES).flatMap(([name, { columns, engine: kind, layout, settings, isWhole }]) => {
    const local = localTable(engine, name)
    const changes = settings === undefined ? [] : [`alter table ${local}${everywhere} modify setting ${settings}`]
    if (engine.cluster === undefined)
      return [`create table if not exists ${name} (${columns}) engine = ${kind} ${layout}`, ...changes]
    const [path, replica] = isWhole
      ? [`/clickhouse/tables/{database}/${name}`, '{shard}-{replica}']
      : [`/clickhouse/tables/{database}/{shard}/${name}`, '{replica}']
    const create = `create table if not exists ${local}${everywhere} (${columns}) engine = Replicated${kind}('${path}', '${replica}') ${layout}`
    if (isWhole) return [create, ...changes]
    const distributed = `Distributed('${engine.cluster.replaceAll("'", '')}', currentDatabase(), '${local}', cityHash64(live_id))`
    return [create, ...changes, `create table if not exists ${name}${everywhere} as ${local} engine = ${distributed}`]
  })
}

/** Creates the tables that are missing, and changes the settings of those of earlier versions. */
export async function createTables(engine: Engine): Promise<void> {
  for (const statement of createStatements(engine)) await engine.run(statement)
}
