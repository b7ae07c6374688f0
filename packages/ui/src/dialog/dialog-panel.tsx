import * as DialogPrimitive from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button/button.js'
import { OverlayContainerContext, useOverlayContainer } from '../overlay-container.js'

export interface DialogPanelProps extends Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'> {
  /** The name of the panel, its heading. */
  title: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  /** The name of the button that closes it. @default 'Close' */
  closeLabel?: string
}

const TABBABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]'

/** What Dialog and Drawer share: scrim, heading, a body that scrolls, and a layer for the overlays opened inside. */
export function DialogPanel({
  title,
  description,
  closeLabel = 'Close',
  children,
  onOpenAutoFocus,
  ...props
}: DialogPanelProps) {
  const body = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  return (
    <DialogPrimitive.Portal container={useOverlayContainer()}>
      <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-scrim transition-opacity duration-220 ease-out starting:opacity-0" />
      <DialogPrimitive.Content
        {...(description === undefined && { 'aria-describedby': undefined })}
        {...props}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event)
          if (event.defaultPrevented) return
          // The close button comes first in the heading, yet whoever opens a dialog came for what is in it.
          const first =
            body.current?.querySelector<HTMLElement>('[autofocus]') ??
            body.current?.querySelector<HTMLElement>(TABBABLE)
          if (!first) return
          event.preventDefault()
          first.focus()
        }}
      >
        <div className="flex items-start gap-4 px-6 pt-5 pb-4">
          <div className="min-w-0 flex-1">
            <DialogPrimitive.Title className="text-pretty break-words font-semibold text-ink text-title">
              {title}
            </DialogPrimitive.Title>
            {description !== undefined && (
              <DialogPrimitive.Description className="mt-1 text-pretty text-dense text-ink-muted">
                {description}
              </DialogPrimitive.Description>
            )}
          </div>
          <DialogPrimitive.Close asChild>
            <Button variant="ghost" size="sm" aria-label={closeLabel} className="-me-2 w-7 px-0">
              <X aria-hidden />
            </Button>
          </DialogPrimitive.Close>
        </div>
        <OverlayContainerContext.Provider value={layer}>
          <div ref={body} data-slot="dialog-body" className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">
            {children}
          </div>
        </OverlayContainerContext.Provider>
        <div ref={setLayer} />
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}
