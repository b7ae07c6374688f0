import * as ToastPrimitive from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'
import { type Tone, toneIcon } from '../tone.js'
import { ToastContext, type ToastOptions } from './use-toast.js'

export { type ToastAction, type ToastApi, type ToastOptions, useToast } from './use-toast.js'

const tones = { success: 'success', error: 'danger', info: 'info', warning: 'warning' } as const satisfies Record<
  NonNullable<ToastOptions['type']>,
  Tone
>

const iconColours = {
  success: 'text-success-ink',
  error: 'text-danger-ink',
  info: 'text-info-ink',
  warning: 'text-warning-ink',
}

interface ToastEntry extends ToastOptions {
  id: string
}

export interface ToastProviderProps extends Omit<ComponentProps<typeof ToastPrimitive.Viewport>, 'children'> {
  /** The app. */
  children: ReactNode
  /** Milliseconds that a toast stays when it doesn't say otherwise. @default 6000 */
  defaultDelay?: number
}

/** Shows the toasts of the app below it at the corner. F8 goes to them; time stands still while one is hovered or has focus. */
export function ToastProvider({ children, defaultDelay = 6000, className, ...props }: ToastProviderProps) {
  const [toasts, setToasts] = useState<ToastEntry[]>([])
  const counter = useRef(0)

  const dismiss = useCallback((id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const show = useCallback((options: ToastOptions) => {
    counter.current += 1
    const id = `toast-${counter.current}`
    setToasts((shown) => [...shown, { ...options, id }])
    return id
  }, [])
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss])

  return (
    <ToastContext.Provider value={api}>
      <ToastPrimitive.Provider duration={defaultDelay} label="Notification">
        {children}
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={() => dismiss(toast.id)} />
        ))}
        <ToastPrimitive.Viewport
          data-slot="toast-viewport"
          {...props}
          className={classNames(
            'fixed end-0 bottom-0 z-60 flex max-h-dvh w-104 max-w-full flex-col gap-2 overflow-y-auto p-4 empty:hidden',
            className,
          )}
        />
      </ToastPrimitive.Provider>
    </ToastContext.Provider>
  )
}

function Toast({ toast, onClose }: { toast: ToastEntry; onClose: () => void }) {
  const { title, text, type = 'info', delay, timeout = true, action } = toast
  const Icon = toneIcon[tones[type]]
  const button = action && (
    <ToastPrimitive.Action asChild altText={action.altText} onClick={action.onAction}>
      <Button size="sm" className={text === undefined ? undefined : 'mt-2'}>
        {action.label}
      </Button>
    </ToastPrimitive.Action>
  )
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      type={type === 'error' ? 'foreground' : 'background'}
      duration={timeout ? delay : Number.POSITIVE_INFINITY}
      onOpenChange={(open) => !open && onClose()}
      // A modal dialog turns pointer events off for the body; its toasts must stay reachable.
      className="pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-raised py-3 ps-4 pe-2 text-dense text-ink shadow-popover transition-[opacity,translate] duration-160 ease-out starting:translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden className={classNames('mt-1 size-4 shrink-0', iconColours[type])} />
      <div className="min-w-0 flex-1 py-0.5">
        <ToastPrimitive.Title className="break-words font-semibold">
          <span className="sr-only">{type}: </span>
          {title}
        </ToastPrimitive.Title>
        {text !== undefined && (
          <ToastPrimitive.Description className="text-pretty break-words text-ink-muted">
            {text}
          </ToastPrimitive.Description>
        )}
        {text !== undefined && button}
      </div>
      {text === undefined && button}
      <ToastPrimitive.Close asChild>
        <IconButton label="Close" size="sm">
          <X aria-hidden />
        </IconButton>
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  )
}
