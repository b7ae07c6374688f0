import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHeartbeat } from './use-heartbeat.js'

/** Messages of a document to its frame, by `parent.postMessage(report, '*')`. */
export type AdFrameReport =
  | { adFrame: 'ready'; pausable?: boolean }
  | { adFrame: 'state'; paused: boolean }
  | { adFrame: 'height'; height: number }
  /** Sent before any other script: the document answers pings. */
  | { adFrame: 'alive' }
  /** Answer to `ping`. */
  | { adFrame: 'pong' }

/** Messages from the frame to its document, besides those posted by the handle. */
export type AdFrameCommand =
  | { adFrame: 'hello'; reducedMotion: boolean }
  | { adFrame: 'pause' }
  | { adFrame: 'play' }
  | { adFrame: 'ping' }
  /** Sent to the page at `htmlHost`. */
  | { adFrame: 'document'; html: string }

/** Message rate limit; more than an animation sends. Excess messages are dropped. */
const MESSAGES_PER_SECOND = 100

function isReport(data: unknown): data is AdFrameReport {
  if (typeof data !== 'object' || data === null || !('adFrame' in data)) return false
  const report: { adFrame: unknown; paused?: unknown; height?: unknown } = data
  if (report.adFrame === 'ready' || report.adFrame === 'alive' || report.adFrame === 'pong') return true
  if (report.adFrame === 'state') return typeof report.paused === 'boolean'
  return report.adFrame === 'height' && Number.isFinite(report.height)
}

/** Receives messages of one frame only: checked by its window, its opaque origin and a rate limit. */
function useAdFrameChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  onReport: (report: AdFrameReport) => void,
  onMessage: ((data: unknown) => void) | undefined,
  onAnswer: () => void,
) {
  // Any message shows that the document responds, also one above the rate limit.
  const answer = useEffectEvent(() => onAnswer())
  const receive = useEffectEvent((data: unknown) => (isReport(data) ? onReport(data) : onMessage?.(data)))
  useEffect(() => {
    let since = 0
    let count = 0
    const listen = (event: MessageEvent) => {
      const target = frame.current?.contentWindow
      // A sandbox without `allow-same-origin` always has the origin 'null'; other origins are other senders.
      if (!target || event.source !== target || event.origin !== 'null') return
      answer()
      const now = performance.now()
      if (now - since > 1000) {
        since = now
        count = 0
      }
      count += 1
      if (count <= MESSAGES_PER_SECOND) receive(event.data)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame])
}

/** State of a preview. `stopped` by the user; `unresponsive` was unloaded, because its script never ends. */
export type AdFrameStatus = 'empty' | 'loading' | 'ready' | 'failed' | 'stopped' | 'unresponsive'

interface DocumentState {
  status: AdFrameStatus
  /** True if the document reported that it can pause. */
  pausable: boolean
  paused: boolean
  /** Requested height. */
  height: number | undefined
  /** True after the load event without a `ready` message: maybe the browser's error page. */
  silent: boolean
  /** True if the document reported that it answers pings. */
  answersPings: boolean
  /**
   * Number of `alive` reports minus load events. The report of a document may arrive before or after its load event, and
   * a page to which it navigates sends none.
   */
  announcements: number
}

export interface AdDocumentOptions {
  src: string | undefined
  html: string | undefined
  htmlHost: string | undefined
  timeout: number
  waitForReady: boolean
  readyTimeout: number
  onMessage: ((data: unknown) => void) | undefined
  onStatusChange: ((status: AdFrameStatus) => void) | undefined
}

export interface AdDocument extends DocumentState {
  frame: RefObject<HTMLIFrameElement | null>
  /** Increases with each loaded document: the key of the frame. */
  run: number
  post: (message: unknown) => boolean
  replay: () => void
  /** Pauses or resumes: by message if the document supports it, else by unloading it. */
  toggle: () => void
  onLoad: () => void
}

const fresh = (given: boolean): DocumentState => ({
  status: given ? 'loading' : 'empty',
  pausable: false,
  paused: false,
  height: undefined,
  silent: false,
  answersPings: false,
  announcements: 0,
})

/** Manages the document in a frame: loading, ready, failed, paused, unresponsive, replayed. */
export function useAdDocument({
  src,
  html,
  htmlHost,
  timeout,
  waitForReady,
  readyTimeout,
  onMessage,
  onStatusChange,
}: AdDocumentOptions): AdDocument {
  const frame = useRef<HTMLIFrameElement>(null)
  // The iframe whose host page has received the HTML; its next load event is that of the HTML.
  const filled = useRef<HTMLIFrameElement>(null)
  const hasSource = src !== undefined || html !== undefined
  const [loaded, setLoaded] = useState({ src, html, run: 0 })
  const [state, setState] = useState(() => fresh(hasSource))
  const begin = () => {
    setLoaded({ src, html, run: loaded.run + 1 })
    setState(fresh(hasSource))
  }
  if (loaded.src !== src || loaded.html !== html) begin()

  const change = (part: Partial<DocumentState>) => setState((was) => ({ ...was, ...part }))
  const { status, pausable, paused, silent, answersPings } = state
  const report = useEffectEvent((next: AdFrameStatus) => onStatusChange?.(next))
  useEffect(() => {
    report(status)
  }, [status])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run starts the time anew.
  useEffect(() => {
    if (status !== 'loading') return
    const timer = setTimeout(() => setState((was) => ({ ...was, status: 'failed' })), timeout)
    return () => clearTimeout(timer)
  }, [status, timeout, loaded.run])
  useEffect(() => {
    if (status !== 'loading' || !silent) return
    const timer = setTimeout(() => setState((was) => ({ ...was, status: 'failed' })), readyTimeout)
    return () => clearTimeout(timer)
  }, [status, silent, readyTimeout])

  // An opaque origin cannot be specified as a target.
  const send = (message: unknown) => frame.current?.contentWindow?.postMessage(message, '*')
  const post = (message: unknown) => {
    if (!frame.current?.contentWindow || status !== 'ready') return false
    send(message)
    return true
  }
  const heartbeat = useHeartbeat({
    isActive: answersPings && (status === 'loading' || status === 'ready'),
    ping: () => send({ adFrame: 'ping' } satisfies AdFrameCommand),
    onUnresponsive: () => change({ status: 'unresponsive' }),
  })
  useAdFrameChannel(
    frame,
    (message) => {
      if (message.adFrame === 'ready') change({ status: 'ready', pausable: message.pausable === true })
      else if (message.adFrame === 'state') change({ paused: message.paused })
      else if (message.adFrame === 'height') change({ height: message.height })
      else if (message.adFrame === 'alive')
        setState((was) => ({ ...was, answersPings: true, announcements: was.announcements + 1 }))
    },
    onMessage,
    heartbeat.onAnswer,
  )

  return {
    ...state,
    frame,
    run: loaded.run,
    post,
    replay: begin,
    toggle: () => {
      if (status === 'stopped') return begin()
      if (!pausable) return change({ status: 'stopped' })
      const command: AdFrameCommand = { adFrame: paused ? 'play' : 'pause' }
      if (post(command)) change({ paused: !paused })
      heartbeat.expectAnswer()
    },
    onLoad: () => {
      if (html !== undefined && htmlHost !== undefined && filled.current !== frame.current) {
        filled.current = frame.current
        const command: AdFrameCommand = { adFrame: 'document', html }
        send(command)
        return
      }
      const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      const hello: AdFrameCommand = { adFrame: 'hello', reducedMotion }
      send(hello)
      setState((was) => ({
        ...was,
        // The document may have navigated to a page that answers no pings.
        answersPings: was.announcements > 0,
        announcements: was.announcements - 1,
        ...(waitForReady ? { silent: true } : { status: 'ready' }),
      }))
    },
  }
}
