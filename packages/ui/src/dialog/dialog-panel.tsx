import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as DialogPrimitive from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.js'
import { TABBABLE, useOverflow } from '../hooks/hooks.js'
import { IconButton } from '../icon-button/icon-button.js'
import { OverlayContainerContext, usePageContainer } from '../overlay-container.js'
import { useLabels } from '../use-labels.js'

/** Element focused when a dialog opened, followed by its ancestors. */
type Way = readonly Element[]

/** Returns the trigger of the menu that opened a dialog, because the menu closes, else the focused element. */
function origin(): Element | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')
  const trigger = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return trigger ?? active
}

function wayUp(from: Element | null): Way {
  const way: Element[] = []
  for (let step = from; step && step !== document.body; step = step.parentElement) way.push(step)
  return way
}

interface RememberFocusProps {
  /** Id of the dialog, which its trigger refers to. */
  dialog: RefObject<HTMLElement | null>
  into: RefObject<Way>
}

/** Stores where focus came from while a dialog is open. */
function RememberFocus({ dialog, into }: RememberFocusProps) {
  // Read during rendering: when effects run, the focused element may have been removed.
  const [way] = useState(() => (typeof document === 'undefined' ? [] : wayUp(origin())))
  useEffect(() => {
    // Safari does not focus clicked buttons.
    const trigger = document.querySelector(`[aria-controls="${CSS.escape(dialog.current?.id ?? '')}"]`)
    into.current = way.length > 0 ? way : wayUp(trigger)
  }, [way, into, dialog])
  return null
}

/** Returns focus; if the element was removed, to the first control of an ancestor, or to `main`. */
function returnFocus(way: Way): void {
  const [opener, ...around] = way
  if (opener?.isConnected && focused(opener)) return
  const left = around.find((element) => element.isConnected)
  const control = left?.querySelector(TABBABLE)
  if (control && focused(control)) return
  const main = document.querySelector<HTMLElement>('main, [role="main"]')
  if (!main) return
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1
  main.focus({ preventScroll: true })
}

/** Focuses an element; returns true if it has the focus, or has passed it on to one of its descendants. */
function focused(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus()
  return element.contains(document.activeElement)
}

const dialogLabels = {
  /** Label of the close button. @default 'Close' */
  close: 'Close',
}

/** Texts of a Dialog or Drawer. */
export type DialogLabels = typeof dialogLabels

export interface DialogPanelProps extends Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'> {
  /** Title of the panel. */
  title: ReactNode
  /** Description below the title. */
  description?: ReactNode
  /**
   * Hides the title visually and removes the body's padding; the close button overlays the content.
   * @default false
   */
  hideTitle?: boolean
  /** Shows the close button; without it, the content needs its own. @default true */
  closable?: boolean
  /** Overrides of the texts. */
  labels?: Partial<DialogLabels>
}

/** Panel of Dialog and Drawer: scrim, title, scrollable body, and a layer for nested overlays. */
export function DialogPanel({
  title,
  description,
  hideTitle = false,
  closable = true,
  labels,
  children,
  ref,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: DialogPanelProps) {
  const texts = useLabels('dialog', dialogLabels, labels)
  const content = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const setPanel = useComposedRefs(panel, ref)
  const way = useRef<readonly Element[]>([])
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  return (
    <DialogPrimitive.Portal container={usePageContainer()}>
      <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-scrim transition-opacity duration-220 ease-out starting:opacity-0" />
      <DialogPrimitive.Content
        {...(description === undefined && { 'aria-describedby': undefined })}
        {...props}
        ref={setPanel}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event)
          // The close button comes first in the DOM, but users open a dialog for its content. Without a control in
          // it, the panel is focused: focus on the close button would open its tooltip.
          const first = content.current?.querySelector<HTMLElement>(TABBABLE)
          if (event.defaultPrevented) return
          event.preventDefault()
          if (first) first.focus()
          else panel.current?.focus()
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          if (event.defaultPrevented) return
          event.preventDefault()
          returnFocus(way.current)
        }}
      >
        <RememberFocus dialog={panel} into={way} />
        <OverlayContainerContext value={layer}>
          <div className={hideTitle ? 'absolute end-5 top-3 z-10' : 'flex items-start gap-4 px-6 pt-5 pb-3'}>
            <div className={hideTitle ? 'sr-only' : 'min-w-0 flex-1'}>
              <DialogPrimitive.Title className="text-pretty break-words font-semibold text-ink text-title">
                {title}
              </DialogPrimitive.Title>
              {description !== undefined && (
                <DialogPrimitive.Description className="mt-1 text-pretty text-dense text-ink-muted">
                  {description}
                </DialogPrimitive.Description>
              )}
            </div>
            {closable && (
              <DialogPrimitive.Close asChild>
                <IconButton label={texts.close} size="sm" className="-me-2">
                  <X aria-hidden />
                </IconButton>
              </DialogPrimitive.Close>
            )}
          </div>
          <DialogBody content={content} flush={hideTitle}>
            {children}
          </DialogBody>
        </OverlayContainerContext>
        <div ref={setLayer} />
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

interface DialogBodyProps {
  content: RefObject<HTMLDivElement | null>
  flush: boolean
  children: ReactNode
}

function DialogBody({ content, flush, children }: DialogBodyProps) {
  const { needsTabStop } = useOverflow(content)
  return (
    <div
      data-slot="dialog-body"
      {...(needsTabStop && { tabIndex: 0 })}
      className={classNames(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2',
        // The top padding leaves space for the focus ring of the first control.
        !flush && 'px-6 pt-1 pb-6',
        // The browser scrolls focused controls above the footer.
        'has-data-[slot=dialog-footer]:scroll-pb-20 has-data-[slot=submit-bar]:scroll-pb-20',
      )}
    >
      <div ref={content}>{children}</div>
    </div>
  )
}
