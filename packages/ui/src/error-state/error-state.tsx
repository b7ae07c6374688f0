import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.js'

export interface ErrorStateProps extends Omit<EmptyStateProps, 'children'> {
  /** What an engineer needs, folded away: a status, an id of the request. */
  detail?: ReactNode
  /** Announces it at once (`role="alert"`), for content that failed after the page was there. @default false */
  live?: boolean
}

/** Stands where content would be when it could not be loaded: what happened, what to do, and a way to try again. */
export function ErrorState({ detail, live = false, icon = <TriangleAlert aria-hidden />, ...props }: ErrorStateProps) {
  return (
    <EmptyState
      data-slot="error-state"
      role={live ? 'alert' : undefined}
      {...props}
      icon={<span className="text-danger-ink">{icon}</span>}
    >
      {detail !== undefined && (
        <details className="mt-4 max-w-full text-caption text-ink-muted">
          <summary className="cursor-pointer rounded-bar px-1">Technical details</summary>
          <div className="mt-2 max-w-full overflow-x-auto rounded-control bg-sunken px-3 py-2 text-start font-mono">
            {detail}
          </div>
        </details>
      )}
    </EmptyState>
  )
}
