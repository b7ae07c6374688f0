import { CloudAlert, Lock, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.js'
import { useLabels } from '../use-labels.js'

/** Kinds of error that users can act on. */
export type ErrorKind = 'failed' | 'forbidden' | 'offline' | 'outdated' | 'unavailable'

const icons = {
  failed: TriangleAlert,
  forbidden: Lock,
  offline: WifiOff,
  outdated: RefreshCw,
  unavailable: CloudAlert,
} satisfies Record<ErrorKind, object>

const defaultLabels = {
  /** Summary of the collapsed `detail`. @default 'Technical details' */
  detail: 'Technical details',
  /** Title and description of each kind. */
  kinds: {
    failed: {
      title: 'Something went wrong',
      description: 'Please try again. If it happens again, contact support.',
    },
    forbidden: { title: 'You don’t have access', description: 'Ask the owner to share it with you.' },
    offline: {
      title: 'You’re offline',
      description: 'Your changes are kept. Try again when you’re back online.',
    },
    outdated: {
      title: 'A newer version is available',
      description: 'Part of this page couldn’t be loaded. Reload to update.',
    },
    unavailable: {
      title: 'The server isn’t responding',
      description: 'It may be busy. Try again in a minute.',
    },
  },
}

/** Texts of an ErrorState. */
export type ErrorStateLabels = typeof defaultLabels

export interface ErrorStateProps extends Omit<EmptyStateProps, 'children' | 'title' | 'kind'> {
  /** Kind of error; sets icon, title and description. @default 'failed' */
  kind?: ErrorKind
  /** Title of the error. @default by `kind` */
  title?: ReactNode
  /** Technical details, collapsed: a status, a request id. */
  detail?: ReactNode
  /** Overrides of the texts. */
  labels?: Partial<ErrorStateLabels>
  /**
   * Announces the error immediately (`role="alert"`), for content that failed after the page was rendered.
   * @default false
   */
  live?: boolean
}

/** Placeholder for content that failed to load: what happened, what to do, and a retry. */
export function ErrorState({
  kind = 'failed',
  title,
  description,
  detail,
  labels,
  live = false,
  icon,
  ...props
}: ErrorStateProps) {
  const texts = useLabels('errorState', defaultLabels, labels)
  const Icon = icons[kind]
  const { title: ownTitle, description: ownDescription } = texts.kinds[kind]
  const wasFault = kind === 'failed' || kind === 'unavailable'
  return (
    <EmptyState
      data-slot="error-state"
      data-state={kind}
      role={live ? 'alert' : undefined}
      {...props}
      title={title ?? ownTitle}
      description={description ?? (title === undefined ? ownDescription : undefined)}
      icon={<span className={wasFault ? 'text-danger-ink' : undefined}>{icon ?? <Icon aria-hidden />}</span>}
    >
      {detail !== undefined && (
        <details className="mt-4 max-w-full text-caption text-ink-muted">
          <summary className="cursor-pointer rounded-bar px-1">{texts.detail}</summary>
          <div className="mt-2 max-w-full overflow-x-auto rounded-control bg-sunken px-3 py-2 text-start font-mono">
            {detail}
          </div>
        </details>
      )}
    </EmptyState>
  )
}
