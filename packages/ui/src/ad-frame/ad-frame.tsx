import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { cva } from 'class-variance-authority'
import { Pause, Play, RotateCcw, Square } from 'lucide-react'
import { type ComponentProps, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { classNames } from '../class-names.js'
import { IconButton } from '../icon-button/icon-button.js'
import { SegmentedControl } from '../segmented-control/segmented-control.js'
import { SkipLink } from '../skip-link/skip-link.js'
import { useLabels } from '../use-labels.js'
import { type AdFrameLabels, defaultLabels } from './ad-frame-labels.js'
import { type AdFrameSize, type AdFrameZoom, adFrameSize, PHONE, useRoom } from './ad-frame-size.js'
import { AdFrameStage } from './ad-frame-stage.js'
import { type AdDocument, type AdFrameStatus, useAdDocument } from './use-ad-document.js'

export type { AdFrameLabels } from './ad-frame-labels.js'
export type { AdFrameZoom } from './ad-frame-size.js'
export type { AdFrameCommand, AdFrameReport, AdFrameStatus } from './use-ad-document.js'

/** Imperative handle of an AdFrame. */
export interface AdFrameHandle {
  /** Posts a message to the document; returns `false` if it is not ready. */
  post: (message: unknown) => boolean
  /** Reloads the document. */
  replay: () => void
}

const wellVariants = cva(
  'grid overflow-auto [place-content:safe_center] rounded-card border border-line-subtle p-4 -outline-offset-2',
  {
    variants: {
      well: {
        neutral: 'bg-sunken',
        checker:
          'bg-[length:16px_16px] bg-[conic-gradient(var(--placard-sunken)_25%,var(--placard-surface)_0_50%,var(--placard-sunken)_0_75%,var(--placard-surface)_0)]',
        light: 'bg-[#fff]',
        dark: 'bg-[#121212]',
      },
      fill: { true: 'min-h-0 flex-1', false: '' },
      // Content that fits does not scroll; scrollbars appearing with its size would change the size again.
      scrolling: { never: 'overflow-hidden', besides: '[scrollbar-gutter:stable]', auto: '' },
    },
  },
)

/** False while a message is shown in place of the ad. */
const hasAd = (status: AdFrameStatus) => status !== 'empty' && status !== 'failed' && status !== 'unresponsive'

export interface AdFrameProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Accessible name of the frame. */
  title: string
  /** URL of the document, preferably on the serving host. Pass either this or `html`. */
  src?: string
  /** HTML of the document. It runs in an opaque origin without access to the page. */
  html?: string
  /**
   * URL of a page that receives `{ adFrame: 'document', html }` and replaces itself with the HTML. Needed if the
   * Content Security Policy of the embedding page forbids inline scripts, because `srcdoc` inherits that policy.
   */
  htmlHost?: string
  /** True width in pixels. @default the available width */
  width?: number
  /** True height in pixels. @default by `ratio` or by the document */
  height?: number
  /** Aspect ratio (width / height) without a height. */
  ratio?: number
  /** Zoom; `fit` never enlarges. */
  zoom?: AdFrameZoom
  /** Initial zoom. @default 'fit' */
  defaultZoom?: AdFrameZoom
  /** Called with the selected zoom. */
  onZoomChange?: (zoom: AdFrameZoom) => void
  /** Fills the height of the container and fits the ad into it. @default false */
  fill?: boolean
  /** Background of the ad: light and dark in both themes; the checkerboard shows transparency. @default 'neutral' */
  well?: 'neutral' | 'checker' | 'light' | 'dark'
  /** Shows the ad in the middle of a phone's screen, 375 × 667 pixels. @default none */
  device?: 'phone' | undefined
  /** Fetches `src` with the user's cookies, for a protected URL; its scripts still have no cookies. @default false */
  signedIn?: boolean
  /**
   * Shows the toolbar with size, zoom, stop and replay. Without it, the page needs another way to stop motion.
   * @default true
   */
  controls?: boolean
  /** Lets the document play sound without a click; never under reduced motion. @default false */
  autoplay?: boolean
  /** Timeout for loading the document in ms. @default 10000 */
  timeout?: number
  /** Waits for the document's `ready` message, because a browser does not report that a page is missing. @default false */
  waitForReady?: boolean
  /** Timeout in ms for the `ready` message after the load event. @default 5000 */
  readyTimeout?: number
  /** Called with messages of this document only. */
  onMessage?: (data: unknown) => void
  /** Called when the status changes. */
  onStatusChange?: (status: AdFrameStatus) => void
  /** Receives `post` and `replay`. */
  handle?: Ref<AdFrameHandle>
  /** Placeholder while there is neither `src` nor `html`. @default 'Nothing to preview yet' */
  empty?: ReactNode
  /** Button below that placeholder. */
  emptyAction?: ReactNode
  /** More icon buttons beside replay. */
  actions?: ReactNode
  /** Overrides of the texts. */
  labels?: Partial<AdFrameLabels>
}

/** Renders an ad's document at its true size, sandboxed from the page around it. */
export function AdFrame({
  title,
  src,
  html,
  htmlHost,
  width,
  height,
  ratio,
  zoom: givenZoom,
  defaultZoom = 'fit',
  onZoomChange,
  fill = false,
  well = 'neutral',
  device,
  signedIn = false,
  controls = true,
  autoplay = false,
  timeout = 10_000,
  waitForReady = false,
  readyTimeout = 5000,
  onMessage,
  onStatusChange,
  handle,
  empty,
  emptyAction,
  actions,
  labels: ownLabels,
  className,
  ...props
}: AdFrameProps) {
  const end = useId()
  const box = useRef<HTMLElement>(null)
  const labels = useLabels('adFrame', defaultLabels, ownLabels)
  const [zoom, setZoom] = useControllableState({
    prop: givenZoom,
    defaultProp: defaultZoom,
    onChange: onZoomChange,
    caller: 'AdFrame',
  })
  const document = useAdDocument({
    src,
    html,
    htmlHost,
    timeout,
    waitForReady,
    readyTimeout,
    onMessage,
    onStatusChange,
  })
  const room = useRoom(box)
  const size = adFrameSize({ width, height, ratio, asked: document.height, zoom, fill, device }, room)
  const outer = device === undefined ? size : PHONE
  const scrolls =
    room !== undefined && (outer.width * size.scale > room.width || (fill && outer.height * size.scale > room.height))
  const { post, replay, status } = document
  const isAd = hasAd(status)
  const scrolling = isAd && !size.fluid && zoom === 'fit' ? 'never' : fill && size.fluid ? 'besides' : 'auto'
  useImperativeHandle(handle, () => ({ post, replay }))

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div
      role="group"
      aria-label={title}
      data-slot="ad-frame"
      data-state={status}
      {...props}
      className={classNames('relative flex min-w-0 flex-col gap-2', fill && 'h-full', className)}
    >
      {controls && <AdFrameBar {...{ size, zoom, document, labels, actions }} onZoomChange={setZoom} />}
      <SkipLink
        href={`#${end}`}
        onClick={(event) => {
          // Skipping must not add a URL to the history.
          event.preventDefault()
          event.currentTarget.ownerDocument.getElementById(end)?.focus()
        }}
        className="focus:absolute focus:top-auto"
      >
        {labels.skip}
      </SkipLink>
      <section
        ref={box}
        aria-label={scrolls ? title : undefined}
        {...(scrolls && { tabIndex: 0 })}
        data-slot="ad-frame-well"
        className={wellVariants({ well, fill, scrolling })}
      >
        {room && (
          <AdFrameStage
            {...{ title, src, html, htmlHost, size, device, document, labels, signedIn, autoplay, emptyAction }}
            empty={empty ?? labels.empty}
          />
        )}
      </section>
      <span id={end} tabIndex={-1} className="sr-only" />
    </div>
  )
}

interface AdFrameBarProps {
  size: AdFrameSize
  zoom: AdFrameZoom
  onZoomChange: (zoom: AdFrameZoom) => void
  document: AdDocument
  labels: AdFrameLabels
  actions: ReactNode
}

const ZOOMS: readonly AdFrameZoom[] = ['fit', 0.5, 1, 2]
const percent = (share: number) => `${Math.round(share * 100)}%`

/** Toolbar of the preview: size and actions. */
function AdFrameBar({ size, zoom, onZoomChange, document, labels, actions }: AdFrameBarProps) {
  const { status, pausable, paused } = document
  const there = hasAd(status)
  const plays = status === 'loading' || (status === 'ready' && !paused)
  const options = ZOOMS.map((value) => ({
    value: String(value),
    label: value === 'fit' ? labels.fit : percent(value),
  }))
  const PauseIcon = plays ? (pausable ? Pause : Square) : Play
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 print:hidden">
      <p data-slot="ad-frame-size" className="me-auto whitespace-nowrap text-caption text-ink-muted">
        {size.fluid && `${labels.fluid} · `}
        <bdi dir="ltr">
          {size.width} × {size.height}
          {there && !size.fluid && ` · ${percent(size.scale)}`}
        </bdi>
      </p>
      <div className="flex min-h-7 min-w-0 max-w-full flex-wrap items-center justify-end gap-1">
        {there && !size.fluid && (
          <SegmentedControl
            size="sm"
            label={labels.zoom}
            value={String(zoom)}
            onValueChange={(next) => onZoomChange(ZOOMS.find((value) => String(value) === next) ?? 'fit')}
            options={options}
            className="me-2"
          />
        )}
        {there && (
          <IconButton
            size="sm"
            label={plays ? (pausable ? labels.pause : labels.stop) : labels.play}
            disabled={status === 'loading'}
            onClick={document.toggle}
          >
            <PauseIcon aria-hidden />
          </IconButton>
        )}
        {status !== 'empty' && (
          <IconButton size="sm" label={labels.replay} onClick={document.replay}>
            <RotateCcw aria-hidden />
          </IconButton>
        )}
        {actions}
      </div>
    </div>
  )
}
