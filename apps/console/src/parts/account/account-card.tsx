import type { ReactNode } from 'react'

export interface AccountCardProps {
  /** Heading of the card, such as "Sign in". */
  title: string
  /** Short description below the heading. */
  description?: string
  /** Form, or its outcome. */
  children: ReactNode
}

/** Renders one centered card on a public page. */
export function AccountCard({ title, description, children }: AccountCardProps) {
  return (
    <div className="w-full max-w-100 rounded-card border border-line-subtle bg-surface p-6 sm:p-8">
      <h1 className="font-semibold text-ink text-page outline-none" tabIndex={-1}>
        {title}
      </h1>
      {description && <p className="mt-1 text-dense text-ink-muted">{description}</p>}
      <div className="mt-6">{children}</div>
    </div>
  )
}
