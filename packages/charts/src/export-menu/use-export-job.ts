import { type ReportFile, type ReportFormat, TIMED_OUT } from '@placard/domain'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** Which file is wanted. */
export interface ExportOrder {
  /** What kind of file. */
  format: ReportFormat
  /** Whether it has video quartiles. */
  withVideo: boolean
}

/** How the making of a file is watched and ended. */
export interface ExportWatch {
  /** Ends the making. */
  signal: AbortSignal
  /** Told how far it is. */
  onProgress: (file: Pick<ReportFile, 'state' | 'progress'>) => void
}

/** Has a file made and saved; what it throws is told as a failure. */
export type MakeExport = (order: ExportOrder, watch: ExportWatch) => Promise<unknown>

/** Where an export is. `progress` is in percent, null while it waits for its turn. */
export type ExportStatus =
  | { state: 'idle' }
  | { state: 'making'; order: ExportOrder; progress: number | null }
  | { state: 'done' | 'failed' | 'cancelled'; order: ExportOrder }

/** One export at a time, which every place that shows it can share. */
export interface ExportJob {
  status: ExportStatus
  /** Begins; nothing happens while a file is being made. */
  start: (order: ExportOrder) => void
  /** Ends the making: the export then says 'Request timed out'. */
  cancel: () => void
}

/** The word that is said of an export that was cancelled. */
export const CANCELLED_WORDS = TIMED_OUT

/** Makes files of a report, one at a time. Leaving the page ends the one that is being made. */
export function useExportJob(make: MakeExport): ExportJob {
  const [status, setStatus] = useState<ExportStatus>({ state: 'idle' })
  const current = useRef<AbortController>(undefined)
  const maker = useRef(make)
  useEffect(() => {
    maker.current = make
  })
  useEffect(() => () => current.current?.abort('left'), [])

  const start = useCallback(async (order: ExportOrder) => {
    if (current.current && !current.current.signal.aborted) return
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    const tell = (next: ExportStatus) => current.current === controller && setStatus(next)
    tell({ state: 'making', order, progress: null })
    try {
      await maker.current(order, {
        signal,
        onProgress: ({ state, progress }) =>
          tell({ state: 'making', order, progress: state === 'waiting' ? null : progress }),
      })
      tell({ state: 'done', order })
    } catch {
      if (signal.reason !== 'left') tell({ state: signal.aborted ? 'cancelled' : 'failed', order })
    } finally {
      if (current.current === controller) current.current = undefined
    }
  }, [])
  const cancel = useCallback(() => current.current?.abort('cancelled'), [])
  return useMemo(() => ({ status, start: (order) => void start(order), cancel }), [status, start, cancel])
}
