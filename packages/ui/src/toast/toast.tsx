import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as ToastPrimitive from '@radix-ui/react-toast'
import { ChevronUp } from 'lucide-react'
import { type ComponentProps, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { useLabels } from '../use-labels.js'
import { ToastItem } from './toast-item.js'
import { changeToasts, noToasts, repeated, type ToastChange, type ToastEnd } from './toast-store.js'
import { ToastContext, type ToastLabels, ToastLabelsContext, ToastLogContext, toastLabels } from './use-toast.js'
import { useToastFocus, useToastHeight, useToastPause, useToastPlace } from './use-toast-region.js'

export { ToastCount, toastInk, toastTones } from './toast-item.js'
export type { ToastAction, ToastEnd, ToastLogEntry, ToastOptions } from './toast-store.js'
export {
  type ToastApi,
  type ToastLabels,
  ToastLabelsContext,
  type ToastLogApi,
  useToast,
  useToastLog,
} from './use-toast.js'

export interface ToastProviderProps
  extends Omit<ComponentProps<typeof ToastPrimitive.Viewport>, 'children' | 'hotkey' | 'label'> {
  /** Content of the app. */
  children: ReactNode
  /** Default delay in ms until a toast closes. @default 6000 */
  defaultDelay?: number
  /** Maximum number of visible toasts; older ones are collapsed and their timers paused. @default 3 */
  limit?: number
  /** Overrides of the texts. */
  labels?: Partial<ToastLabels>
}

/**
 * Shows toasts in a corner and logs them. F8 moves focus to the latest one and back; timers are paused while a toast
 * is hovered or focused or the page is hidden.
 */
export function ToastProvider({
  children,
  defaultDelay = 6000,
  limit = 3,
  labels,
  className,
  ref,
  ...props
}: ToastProviderProps) {
  const [{ toasts, log }, setState] = useState(noToasts)
  const latest = useRef(noToasts)
  const counter = useRef(0)
  const change = useCallback((next: ToastChange) => {
    latest.current = changeToasts(latest.current, next)
    setState(latest.current)
  }, [])
  const close = useCallback(
    (id: string, how: ToastEnd) => {
      const toast = latest.current.toasts.find((one) => one.id === id)
      change({ kind: 'close', id, how })
      toast?.onClose?.(how)
    },
    [change],
  )

  const api = useMemo(
    () => ({
      show: (options: Parameters<typeof repeated>[1]) => {
        const id = repeated(latest.current, options) ?? `toast-${++counter.current}`
        change({ kind: 'show', id, options, time: new Date() })
        return id
      },
      update: (id: string, options: Partial<Parameters<typeof repeated>[1]>) =>
        change({ kind: 'update', id, options, time: new Date() }),
      dismiss: (id: string) => close(id, 'dismissed'),
    }),
    [change, close],
  )
  const logApi = useMemo(
    () => ({
      entries: log,
      unread: log.filter(({ missed }) => missed).length,
      markRead: () => change({ kind: 'read' }),
      clear: () => change({ kind: 'clear' }),
    }),
    [log, change],
  )

  const region = useRef<HTMLOListElement>(null)
  const viewport = useComposedRefs(region, ref)
  const paused = useToastPause(region)
  const { side, lift } = useToastPlace(region, toasts.length > 0)
  useToastHeight(region, side === 'bottom')
  useToastFocus(region, api.dismiss)
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([])
  const announce = useCallback((text: string, type: string) => {
    const one = { text, assertive: type === 'error', key: ++counter.current }
    setAnnouncements((was) => [...was, one])
    setTimeout(() => setAnnouncements((was) => was.filter((other) => other !== one)), 1000)
  }, [])

  const [unfolded, setUnfolded] = useState(false)
  const folded = Math.max(0, toasts.length - limit)
  if (unfolded && folded === 0) setUnfolded(false)
  const texts = useLabels('toast', toastLabels, labels)
  return (
    <ToastContext value={api}>
      <ToastLogContext value={logApi}>
        <ToastLabelsContext value={texts}>{children}</ToastLabelsContext>
        <Announcer live="polite" announcements={announcements.filter(({ assertive }) => !assertive)} />
        <Announcer live="assertive" announcements={announcements.filter(({ assertive }) => assertive)} />
        {/* Uses only the region of Radix, so that clicking in it does not dismiss open popovers and dialogs. Its toasts would handle Escape first. */}
        <ToastPrimitive.Provider>
          <ToastPrimitive.Viewport
            data-slot="toast-viewport"
            data-side={side}
            // The announcer announces toasts; the attribute also keeps a modal dialog from hiding them.
            aria-live="off"
            {...props}
            ref={viewport}
            // Moved instead of placed, so that what appears below shifts no layout.
            style={{ ...props.style, ...(side === 'bottom' && lift > 0 && { translate: `0 ${-lift}px` }) }}
            hotkey={[]}
            label={texts.region}
            className={classNames(
              'pointer-events-none fixed end-0 bottom-0 z-60 flex print:hidden max-h-dvh w-104 max-w-full flex-col gap-2 overflow-y-auto p-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none empty:hidden data-[side=top]:top-0 data-[side=top]:bottom-auto data-[side=top]:pt-[max(1rem,env(safe-area-inset-top))] max-sm:w-full max-sm:p-2',
              className,
            )}
          >
            {folded > 0 && !unfolded && (
              <li className="pointer-events-auto flex justify-end">
                <Button size="sm" className="bg-raised shadow-popover" onClick={() => setUnfolded(true)}>
                  <ChevronUp aria-hidden />
                  {texts.more(folded)}
                </Button>
              </li>
            )}
            {(unfolded ? toasts : toasts.slice(-limit)).map((toast) => (
              <ToastItem
                key={toast.id}
                toast={toast}
                labels={texts}
                defaultDelay={defaultDelay}
                paused={paused}
                announce={announce}
                onClose={(how) => close(toast.id, how)}
              />
            ))}
          </ToastPrimitive.Viewport>
        </ToastPrimitive.Provider>
      </ToastLogContext>
    </ToastContext>
  )
}

interface Announcement {
  text: string
  assertive: boolean
  key: number
}

function Announcer({ live, announcements }: { live: 'polite' | 'assertive'; announcements: readonly Announcement[] }) {
  return (
    <div aria-live={live} className="sr-only">
      {announcements.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  )
}
