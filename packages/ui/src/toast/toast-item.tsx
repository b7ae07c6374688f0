import { LoaderCircle, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Progress } from '../progress/progress.js'
import type { ToastLabels } from '../toast-labels.js'
import { ToastCount, toastInk, toastTones } from '../toast-look.js'
import { toneIcon } from '../tone.js'
import type { ToastEnd, ToastEntry, ToastOptions } from './toast-options.js'
import { useSwipe } from './use-swipe.js'
import { useToastTimer } from './use-toast-timer.js'

type ToastType = NonNullable<ToastOptions['type']>

interface ToastItemProps {
  toast: ToastEntry
  labels: ToastLabels
  defaultDelay: number
  paused: boolean
  announce: (text: string, type: ToastType) => void
  onClose: (how: ToastEnd) => void
}

/** One toast. */
export function ToastItem({ toast, labels, defaultDelay, paused, announce, onClose }: ToastItemProps) {
  const { title, text, type = 'info', delay = defaultDelay, timeout = true, action, count, turn, progress } = toast
  const going = progress !== undefined && progress !== false
  const id = useId()
  const words = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(() => onClose('dismissed'))
  useToastTimer(timeout && !going ? delay : Number.POSITIVE_INFINITY, paused, turn, () => onClose('expired'))

  // How far something is changes too often to be said each time; what it is, and how it ended, is said.
  const news = `${type} ${typeof title === 'string' ? title : ''} ${count} ${going ? '' : turn}`
  const altText = action?.altText
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said is read from the page, when there is news.
  useEffect(() => {
    const said = [...(words.current?.children ?? [])].map((line) => line.textContent.trim())
    announce([...said, altText].filter(Boolean).join('. '), type)
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
      // F8 puts focus on the whole toast, so that all of it is read.
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
        <div ref={words}>
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
