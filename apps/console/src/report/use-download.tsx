import { EXPORT_FORMATS, REPORT_FAILED, type ReportFile, type ReportFormat, TIMED_OUT } from '@placard/domain'
import { type ToastApi, useToast } from '@placard/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type DownloadRequest, downloadReport } from '../data/downloads.js'
import { createStore, type Store } from '../shell/store.js'
import { DownloadProgress } from './download-progress.js'

const QUICK_MS = 600

/** A download on the screen: which file is being made, and ways to begin and to stop. */
export interface Download {
  making: ReportFormat | undefined
  start: (format: ReportFormat) => void
  cancel: () => void
}

type Report = Omit<DownloadRequest, 'format' | 'signal' | 'onProgress'>

/** Downloads files of a report, one at a time, told by toasts. Leaving the screen stops the one that is being made. */
export function useDownload(report: Report, download = downloadReport): Download {
  const toast = useToast()
  const [making, setMaking] = useState<ReportFormat>()
  const current = useRef<AbortController>(undefined)
  const cancel = () => current.current?.abort('cancelled')
  useEffect(() => () => current.current?.abort('left'), [])

  const start = async (format: ReportFormat) => {
    if (current.current) return
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    setMaking(format)
    const progress = createStore<ReportFile | undefined>(undefined)
    const hide = showUnlessQuick(toast, format, progress, cancel)
    signal.addEventListener('abort', hide)
    try {
      await download({ ...report, format, signal, onProgress: progress.set })
      toast.show({ title: `${EXPORT_FORMATS[format]} file downloaded`, type: 'success' })
    } catch {
      if (signal.reason === 'cancelled') toast.show({ title: TIMED_OUT, text: 'You cancelled the download.' })
      else if (signal.reason !== 'left') toast.show(REPORT_FAILED)
    } finally {
      hide()
      current.current = undefined
      setMaking(undefined)
    }
  }
  return { making, start: (format) => void start(format), cancel }
}

/** Tells how far a file is, unless it is there in no time. Gives what ends the telling. */
function showUnlessQuick(
  toast: ToastApi,
  format: ReportFormat,
  progress: Store<ReportFile | undefined>,
  onCancel: () => void,
): () => void {
  let id: string | undefined
  const timer = setTimeout(() => {
    id = toast.show({
      title: `Making the ${EXPORT_FORMATS[format]} file`,
      text: <WatchedProgress progress={progress} />,
      timeout: false,
      action: { label: 'Cancel', altText: 'Cancel in the Export menu', onAction: onCancel },
    })
  }, QUICK_MS)
  return () => {
    clearTimeout(timer)
    if (id !== undefined) toast.dismiss(id)
  }
}

function WatchedProgress({ progress }: { progress: Store<ReportFile | undefined> }) {
  return <DownloadProgress file={useSyncExternalStore(progress.subscribe, progress.get)} />
}
