import { LoaderCircle, X } from 'lucide-react'
import { type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Progress } from '../progress/progress.js'
import { type Tone, toneIcon } from '../tone.js'
import type { ToastEnd, ToastEntry, ToastOptions } from './toast-store.js'
import type { ToastLabels } from './use-toast.js'

const START = 10
const ENOUGH = 64

/** Lets touch swipe an element away to either side. A mouse selects text instead. */
function useSwipe(onAway: () => void) {
  const from = useRef<number | null>(null)
  const move = (element: HTMLElement, by: number) => {
    element.style.translate = by === 0 ? '' : `${by}px`
    element.style.opacity = by === 0 ? '' : String(Math.max(0.3, 1 - Math.abs(by) / 240))
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return
    const by = event.clientX - from.current
    from.current = null
    delete event.currentTarget.dataset.swipe
    if (event.type === 'pointerup' && Math.abs(by) >= ENOUGH) onAway()
    else move(event.currentTarget, 0)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse' && event.isPrimary) from.current = event.clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null) return
      const by = event.clientX - from.current
      if (event.currentTarget.dataset.swipe === undefined) {
        if (Math.abs(by) < START) return
        event.currentTarget.dataset.swipe = 'move'
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      move(event.currentTarget, by)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** Calls `onEnd` after a delay in ms, excluding pauses; another `turn` restarts it. */
function useToastTimer(delay: number, paused: boolean, turn: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  const left = useRef(delay)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn gives the whole time again.
  useEffect(() => {
    left.current = delay
  }, [delay, turn])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn starts the clock again as well.
  useEffect(() => {
    if (paused || !Number.isFinite(delay)) return
    const started = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - started))
    }
  }, [delay, paused, turn])
}

type ToastType = NonNullable<ToastOptions['type']>

/** Tone of each type, for toasts and log. */
export const toastTones = {
  success: 'success',
  error: 'danger',
  info: 'info',
  warning: 'warning',
} as const satisfies Record<ToastType, Tone>

export const toastInk: Record<ToastType, string> = {
  success: 'text-success-ink',
  error: 'text-danger-ink',
  info: 'text-info-ink',
  warning: 'text-warning-ink',
}

/** Number of repetitions. */
export function ToastCount({ count, label }: { count: number; label: string }) {
  return (
    <>
      <span
        aria-hidden
        className="ms-2 inline-block rounded-badge bg-active px-1.5 font-medium text-caption text-ink-muted"
      >
        ×{count}
      </span>
      <span className="sr-only">, {label}</span>
    </>
  )
}

interface ToastItemProps {
  toast: ToastEntry
  labels: ToastLabels
  defaultDelay: number
  paused: boolean
  announce: (text: string, type: ToastType) => void
  onClose: (how: ToastEnd) => void
}

/** Toast on the screen. */
export function ToastItem({ toast, labels, defaultDelay, paused, announce, onClose }: ToastItemProps) {
  const { title, text, type = 'info', delay = defaultDelay, timeout = true, action, count, turn, progress } = toast
  const going = progress !== undefined && progress !== false
  const id = useId()
  const textRef = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(() => onClose('dismissed'))
  useToastTimer(timeout && !going ? delay : Number.POSITIVE_INFINITY, paused, turn, () => onClose('expired'))

  // Progress changes too often to be announced; the start and the outcome are announced.
  const news = `${type} ${typeof title === 'string' ? title : ''} ${count} ${going ? '' : turn}`
  const altText = action?.altText
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said is read from the page, when there is news.
  useEffect(() => {
    const lines = [...(textRef.current?.children ?? [])].map((line) => line.textContent.trim())
    announce([...lines, altText].filter(Boolean).join('. '), type)
  }, [news, announce])

  const Icon = toneIcon[toastTones[type]]
  const below = text !== undefined || going
  const button = action && (
    <Button
      size="sm"
      className={below ? 'mt-2' : undefined}
      onClick={() => {
        onClose('action')
        action.onAction()
      }}
    >
      {action.label}
    </Button>
  )
  return (
    <li
      data-slot="toast"
      data-type={type}
      data-toast={toast.id}
      // F8 focuses the whole toast, so that all of it is announced.
      tabIndex={-1}
      aria-labelledby={id}
      {...swipe}
      className="pointer-events-auto flex touch-pan-y items-start gap-3 rounded-card border border-line bg-raised py-3 ps-4 pe-2 text-dense text-ink shadow-popover transition-[opacity,translate] duration-160 ease-out data-swipe:transition-none starting:translate-y-2 starting:opacity-0"
    >
      {going ? (
        <LoaderCircle aria-hidden className="mt-1 size-4 shrink-0 animate-spin text-ink-muted" />
      ) : (
        <Icon aria-hidden className={classNames('mt-1 size-4 shrink-0', toastInk[type])} />
      )}
      <div className="min-w-0 flex-1 py-0.5">
        <div ref={textRef}>
          <div id={id} className="break-words font-semibold">
            <span className="sr-only">{labels.types[type]}: </span>
            {title}
            {count > 1 && <ToastCount count={count} label={labels.times(count)} />}
          </div>
          {text !== undefined && <div className="text-pretty break-words text-ink-muted">{text}</div>}
        </div>
        {going && (
          <Progress
            bare
            size="sm"
            label={typeof title === 'string' ? title : labels.progress}
            value={progress === true ? null : progress}
            className="mt-2 mb-1"
          />
        )}
        {below && button}
      </div>
      {!below && button}
      <IconButton label={labels.close} size="sm" onClick={() => onClose('dismissed')}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}
