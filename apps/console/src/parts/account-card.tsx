import type { ReactNode } from 'react'

export interface AccountCardProps {
  /** What is done here: "Sign in". */
  title: string
  /** What for, in a few words. */
  description?: string
  /** The form, or what came of it. */
  children: ReactNode
}

/** One card in the middle of a public page, and nothing to distract from it. */
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
