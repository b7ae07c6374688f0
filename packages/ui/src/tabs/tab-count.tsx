import type { ReactNode } from 'react'

/** How many things are behind a tab; part of its name. */
export function TabCount({ children }: { children: ReactNode }) {
  return (
    <span
      data-slot="tab-count"
      className="min-w-5 rounded-bar bg-active px-1 text-center font-normal text-caption text-ink-muted forced-colors:border"
    >
      {typeof children === 'number' ? children.toLocaleString('en-US') : children}
    </span>
  )
}
