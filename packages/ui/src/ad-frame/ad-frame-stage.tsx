import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.js'
import { EmptyState } from '../empty-state/empty-state.js'
import { ErrorState } from '../error-state/error-state.js'
import { useMedia } from '../hooks/hooks.js'
import { Skeleton } from '../skeleton/skeleton.js'
import type { AdFrameLabels } from './ad-frame-labels.js'
import { type AdFrameSize, PHONE } from './ad-frame-size.js'
import type { AdDocument } from './use-ad-document.js'

/**
 * Scripts are allowed, and clicks may open a landing page in a new tab. Without `allow-same-origin` the document has
 * an opaque origin: no cookies, storage or access to the page's DOM. Without `allow-top-navigation` it cannot
 * navigate the page; without `allow-modals`, `allow-forms` and `allow-downloads` it cannot block the page or prompt
 * the user.
 */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/**
 * Loads without cookies, even from a host where the user is signed in. A string, because React before 19.3 does not
 * support this boolean attribute.
 */
const CREDENTIALLESS = { credentialless: 'credentialless' }

export interface AdFrameStageProps {
  title: string
  src: string | undefined
  html: string | undefined
  htmlHost: string | undefined
  size: AdFrameSize
  device: 'phone' | undefined
  document: AdDocument
  labels: AdFrameLabels
  signedIn: boolean
  autoplay: boolean
  empty: ReactNode
  emptyAction: ReactNode
}

/** Partially covered pixels would flicker at the ad's edge. The fraction is a rounding tolerance. */
const wholePixels = (length: number) => Math.floor(length + 0.01)

/** Scaled ad, or its placeholder. */
export function AdFrameStage({
  title,
  src,
  html,
  htmlHost,
  size,
  device,
  document,
  labels,
  signedIn,
  autoplay,
  empty,
  emptyAction,
}: AdFrameStageProps) {
  const still = useMedia('(prefers-reduced-motion: reduce)', true)
  const { status, run, frame, onLoad, replay } = document
  const shown = { width: wholePixels(size.width * size.scale), height: wholePixels(size.height * size.scale) }
  // Placeholders have the size of the ad, so that nothing moves when it loads.
  if (status === 'empty')
    return (
      <EmptyState
        className="py-4"
        style={{ minHeight: shown.height }}
        icon={<ImageOff aria-hidden />}
        title={empty}
        action={emptyAction}
      />
    )
  if (status === 'failed' || status === 'unresponsive') {
    const [problem, hint, again] =
      status === 'failed'
        ? [labels.failed, labels.failedHint, labels.retry]
        : [labels.unresponsive, labels.unresponsiveHint, labels.runAgain]
    return (
      <ErrorState
        live
        className="py-4"
        style={{ minHeight: shown.height }}
        title={problem}
        description={hint}
        action={<Button onClick={replay}>{again}</Button>}
      />
    )
  }
  const ad = (
    <div className="relative shrink-0 overflow-hidden bg-surface outline outline-line-subtle" style={shown}>
      {status === 'stopped' ? (
        <p role="status" className="grid h-full place-items-center text-caption text-ink-muted">
          {labels.stopped}
        </p>
      ) : (
        <iframe
          key={run}
          ref={frame}
          title={title}
          {...(!signedIn && CREDENTIALLESS)}
          sandbox={SANDBOX}
          allow={autoplay && !still ? 'autoplay' : ''}
          referrerPolicy="no-referrer"
          {...(html === undefined ? { src } : htmlHost === undefined ? { srcDoc: html } : { src: htmlHost })}
          onLoad={onLoad}
          // Physical directions: an ad is positioned in its own pixels.
          className="absolute top-0 left-0 origin-top-left border-0 bg-transparent"
          style={{
            width: size.width,
            height: size.height,
            transform: size.scale === 1 ? undefined : `scale(${size.scale})`,
          }}
        />
      )}
      {status === 'loading' && (
        <div role="status" className="absolute inset-0 bg-surface">
          <Skeleton className="h-full rounded-[0]" />
          <span className="sr-only">{labels.loading}</span>
        </div>
      )}
    </div>
  )
  return device === undefined ? ad : <Phone scale={size.scale}>{ad}</Phone>
}

/** Phone with an ad in the middle of its screen, which crops it. */
function Phone({ scale, children }: { scale: number; children: ReactNode }) {
  return (
    <div
      data-slot="ad-frame-phone"
      className="grid place-content-center overflow-hidden ring-1 ring-line"
      style={{
        boxSizing: 'border-box',
        width: wholePixels(PHONE.width * scale),
        height: wholePixels(PHONE.height * scale),
        border: `${PHONE.frame * scale}px solid #2b2b2b`,
        borderRadius: 40 * scale,
      }}
    >
      {children}
    </div>
  )
}
