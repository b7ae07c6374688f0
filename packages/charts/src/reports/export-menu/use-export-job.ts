import type { ReportFile, ReportFormat } from '@placard/domain/report'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** Options of an export. */
export interface ExportOrder {
  /** File format. */
  format: ReportFormat
  /** True to include video quartiles. */
  withVideo: boolean
}

/** Signal and progress callback of an export. */
export interface ExportWatch {
  /** Aborts the export. */
  signal: AbortSignal
  /** Called with the progress in percent. */
  onProgress: (file: Pick<ReportFile, 'state' | 'progress'>) => void
}

/** Creates and saves a file; a thrown error is shown as a failure. */
export type MakeExport = (order: ExportOrder, watch: ExportWatch) => Promise<unknown>

/** State of an export. `progress` is in percent, null while it is queued. */
export type ExportStatus =
  | { state: 'idle' }
  | { state: 'making'; order: ExportOrder; progress: number | null }
  | { state: 'done' | 'failed' | 'cancelled'; order: ExportOrder }

/** Export job, one at a time, shared by all components that show it. */
export interface ExportJob {
  status: ExportStatus
  /** Starts an export; does nothing while another runs. */
  start: (order: ExportOrder) => void
  /** Aborts the export with the message 'Request timed out'. */
  cancel: () => void
}

/** Creates files of a report, one at a time. Unmounting aborts the current one. */
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
