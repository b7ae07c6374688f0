import { CloudAlert, Lock, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.js'

/** What went wrong, as far as people can do something about it. */
export type ErrorKind = 'failed' | 'forbidden' | 'offline' | 'outdated' | 'unavailable'

const kinds = {
  failed: {
    Icon: TriangleAlert,
    title: 'Something went wrong',
    description: 'It is not your fault. Try again; if it happens again, tell us what you did.',
  },
  forbidden: {
    Icon: Lock,
    title: 'You have no access to this',
    description: 'Ask the one who owns it to share it with you.',
  },
  offline: {
    Icon: WifiOff,
    title: 'You are offline',
    description: 'What you changed is kept here. Try again when the connection is back.',
  },
  outdated: {
    Icon: RefreshCw,
    title: 'There is a newer version',
    description: 'Part of this page could not be loaded, because it was replaced. Reload to get the new one.',
  },
  unavailable: {
    Icon: CloudAlert,
    title: 'The server does not answer',
    description: 'It may be busy. Try again in a minute.',
  },
} satisfies Record<ErrorKind, object>

/** Texts of an ErrorState. */
export interface ErrorStateLabels {
  /** Summary of the collapsed `detail`. @default 'Technical details' */
  detail: string
}

const defaultLabels: ErrorStateLabels = { detail: 'Technical details' }

export interface ErrorStateProps extends Omit<EmptyStateProps, 'children' | 'title' | 'kind'> {
  /** What went wrong; brings an icon, and words for the title and the description. @default 'failed' */
  kind?: ErrorKind
  /** What happened. @default the words of `kind` */
  title?: ReactNode
  /** What an engineer needs, folded away: a status, an id of the request. */
  detail?: ReactNode
  /** Texts in another language. */
  labels?: Partial<ErrorStateLabels>
  /** Announces it at once (`role="alert"`), for content that failed after the page was there. @default false */
  live?: boolean
}

/** Stands where content would be when it could not be loaded: what happened, what to do, and a way to try again. */
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
  const { Icon, ...words } = kinds[kind]
  const wasFault = kind === 'failed' || kind === 'unavailable'
  return (
    <EmptyState
      data-slot="error-state"
      data-state={kind}
      role={live ? 'alert' : undefined}
      {...props}
      title={title ?? words.title}
      description={description ?? (title === undefined ? words.description : undefined)}
      icon={<span className={wasFault ? 'text-danger-ink' : undefined}>{icon ?? <Icon aria-hidden />}</span>}
    >
      {detail !== undefined && (
        <details className="mt-4 max-w-full text-caption text-ink-muted">
          <summary className="cursor-pointer rounded-bar px-1">{{ ...defaultLabels, ...labels }.detail}</summary>
          <div className="mt-2 max-w-full overflow-x-auto rounded-control bg-sunken px-3 py-2 text-start font-mono">
            {detail}
          </div>
        </details>
      )}
    </EmptyState>
  )
}
