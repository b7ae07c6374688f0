import { type RefObject, useEffect } from 'react'
import { useLatest } from '../use-latest.js'

/** What a document may tell the frame around it; it speaks by `parent.postMessage(report, '*')`. */
export type AdFrameReport =
  | { adFrame: 'ready'; pausable?: boolean }
  | { adFrame: 'state'; paused: boolean }
  | { adFrame: 'height'; height: number }

/** What the frame tells its document, beside whatever is posted by the handle. */
export type AdFrameCommand = { adFrame: 'hello'; reducedMotion: boolean } | { adFrame: 'pause' } | { adFrame: 'play' }

/** More than an animation sends; what floods the page beyond it is dropped. */
const MESSAGES_PER_SECOND = 100

function isReport(data: unknown): data is AdFrameReport {
  if (typeof data !== 'object' || data === null || !('adFrame' in data)) return false
  const report: { adFrame: unknown; paused?: unknown; height?: unknown } = data
  if (report.adFrame === 'ready') return true
  if (report.adFrame === 'state') return typeof report.paused === 'boolean'
  return report.adFrame === 'height' && Number.isFinite(report.height)
}

/** Listens to the document in one frame and to nobody else: by its window, its opaque origin and a budget. */
export function useAdFrameChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  onReport: (report: AdFrameReport) => void,
  onMessage: ((data: unknown) => void) | undefined,
) {
  const receive = useLatest((data: unknown) => (isReport(data) ? onReport(data) : onMessage?.(data)))
  useEffect(() => {
    let since = 0
    let count = 0
    const listen = (event: MessageEvent) => {
      const target = frame.current?.contentWindow
      // A sandbox without `allow-same-origin` has no other origin than this; whoever has one is somebody else.
      if (!target || event.source !== target || event.origin !== 'null') return
      const now = performance.now()
      if (now - since > 1000) {
        since = now
        count = 0
      }
      count += 1
      if (count <= MESSAGES_PER_SECOND) receive.current(event.data)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, receive])
}
