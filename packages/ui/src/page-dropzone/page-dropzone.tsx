import { Upload } from 'lucide-react'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.js'
import { isDialogOpen, usePageDrop } from '../hooks/hooks.js'
import { usePageContainer } from '../overlay-container.js'

export interface PageDropzoneProps extends Omit<ComponentProps<'div'>, 'children' | 'onDrop' | 'onPaste'> {
  /** Text that says what dropping does: "Drop files to create creatives". Shown while files are dragged over the page. */
  label: string
  /** Accepted files: "Images, videos and ZIPs, up to 50 MB each". */
  hint?: string | undefined
  /** Called with the files that were dropped or pasted anywhere on the page. */
  onFiles: (files: readonly File[], source: 'drop' | 'paste') => void
  /** Called when a folder without files is dropped. */
  onEmpty?: (() => void) | undefined
  /** Ignores files. @default false */
  disabled?: boolean
  /** Accepts files that are dropped or pasted while a dialog is open, which this then belongs to. @default false */
  inDialog?: boolean
}

/** Accepts files that are dropped or pasted anywhere on the page, and covers the page while they are dragged over it. */
export function PageDropzone({
  label,
  hint,
  onFiles,
  onEmpty,
  disabled = false,
  inDialog = false,
  className,
  ...props
}: PageDropzoneProps) {
  const isOver = usePageDrop(!disabled, (files) => (files.length > 0 ? onFiles(files, 'drop') : onEmpty?.()), inDialog)
  usePagePaste(!disabled, (files) => onFiles(files, 'paste'), inDialog)
  usePassiveFrames(isOver)
  const container = usePageContainer()
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!isMounted) return null
  // In a portal, so that it covers the page also when this is rendered in a hidden tab.
  return createPortal(
    <div
      data-slot="page-dropzone"
      data-state={isOver ? 'over' : 'idle'}
      hidden={!isOver}
      {...props}
      className={classNames(
        'pointer-events-none fixed inset-2 z-50 items-center justify-center rounded-card border-2 border-brand border-dashed bg-brand-tint/70 p-4',
        isOver && 'flex',
        className,
      )}
    >
      <div className="flex min-w-0 max-w-120 flex-col items-center gap-2 rounded-card border border-line bg-raised px-6 py-5 text-center shadow-popover">
        <span className="flex size-10 items-center justify-center rounded-control border border-line-subtle bg-sunken text-ink-muted">
          <Upload aria-hidden className="size-5" />
        </span>
        <p className="wrap-anywhere font-semibold text-body text-ink">{label}</p>
        {hint !== undefined && <p className="text-pretty text-dense text-ink-muted">{hint}</p>}
      </div>
    </div>,
    container ?? document.body,
  )
}

/** Accepts files that are pasted anywhere on the page, except in a dialog that it does not belong to. */
function usePagePaste(enabled: boolean, onFiles: (files: readonly File[]) => void, inDialog: boolean): void {
  const receive = useEffectEvent(onFiles)
  useEffect(() => {
    if (!enabled) return
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Text copied with its picture belongs to the input that has focus.
      const isText = event.clipboardData?.types.includes('text/plain')
      if (files.length === 0 || isText || event.defaultPrevented || isDialogOpen(inDialog)) return
      event.preventDefault()
      receive(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [enabled, inDialog])
}

/** Lets drags pass through frames, whose documents would receive the files otherwise. */
function usePassiveFrames(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const frames = [...document.querySelectorAll('iframe')].map((frame) => ({
      frame,
      before: frame.style.pointerEvents,
    }))
    for (const { frame } of frames) frame.style.pointerEvents = 'none'
    return () => {
      for (const { frame, before } of frames) frame.style.pointerEvents = before
    }
  }, [enabled])
}
