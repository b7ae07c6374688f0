import { useEffect, useMemo, useState } from 'react'
import {
  createTableEngine,
  isPlain,
  type OpenTableEngine,
  openEngine,
  plainView,
  type TableQuery,
  type TableView,
  WORKER_ROWS,
} from '../table-engine/table-engine.js'
import type { RowSource } from './row-source.js'

/** An answer with the rows that it is about. */
export interface Answer<Row> {
  view: TableView
  source: RowSource<Row>
}

interface Asked<Row> {
  /** Undefined only before the first answer about many rows. */
  answer?: Answer<Row>
  /** Whether a newer answer is on its way. */
  busy: boolean
  /** What went wrong instead of an answer. */
  problem?: string
}

/** Asks the engine: few rows are answered at once, many a moment later while the old answer stays. */
export function useTableView<Row>(source: RowSource<Row>, query: TableQuery): Asked<Row> {
  const many = source.store.length >= WORKER_ROWS
  const engine = useMemo(
    () => (many ? undefined : createTableEngine(source.store, source.engineColumns)),
    [many, source],
  )
  const now = useMemo(() => engine && { view: engine.view(query), source }, [engine, query, source])
  const later = useLaterView(source, query, many)
  return now ? { answer: now, busy: false } : later
}

/** A little more than a frame, in ms. */
const FRAME = 32

interface Opened<Row> {
  engine: OpenTableEngine
  source: RowSource<Row>
}

/** Many rows: the engine is opened once for its rows, and the last question wins. */
function useLaterView<Row>(source: RowSource<Row>, query: TableQuery, many: boolean): Asked<Row> {
  const [opened, setOpened] = useState<Opened<Row>>()
  const [asked, setAsked] = useState<Asked<Row> & { query?: TableQuery }>({ busy: true })
  // All rows as they come need no answer, only their totals do.
  const atOnce = useMemo(
    () => (many && isPlain(query) ? { view: plainView(source.store), source } : undefined),
    [many, source, query],
  )

  useEffect(() => {
    if (!many) return
    const engine = openEngine(source.store, source.engineColumns)
    setOpened({ engine, source })
    return () => engine.close()
  }, [many, source])

  useEffect(() => {
    if (!many || opened?.source !== source) return
    let isWanted = true
    const fail = (reason: unknown) => {
      if (isWanted)
        setAsked((was) => ({ ...was, query, problem: reason instanceof Error ? reason.message : String(reason) }))
    }
    const take = (view: TableView | undefined) => {
      if (view && isWanted) setAsked({ answer: { view, source }, query, busy: false })
    }
    const ask = () => {
      try {
        const view = opened.engine.view(query)
        if (view instanceof Promise) view.then(take).catch(fail)
        else take(view)
      } catch (reason) {
        fail(reason)
      }
    }
    const stop = () => {
      isWanted = false
    }
    if (!atOnce) {
      ask()
      return stop
    }
    // Rows that are shown already stay for the next question, and have the first frame for themselves.
    setAsked((was) => ({ ...was, answer: atOnce }))
    const wait = setTimeout(ask, FRAME)
    return () => {
      stop()
      clearTimeout(wait)
    }
  }, [opened, source, query, many, atOnce])

  const { answer, problem } = asked
  const busy = problem === undefined && (asked.query !== query || answer?.source !== source)
  return busy && atOnce ? { answer: atOnce, busy: false } : { answer, problem, busy }
}
