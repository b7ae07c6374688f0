import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Warning about a row that repeats an earlier one, which is allowed but usually a mistake. */
export function RepeatedHint({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-warning-ink" />
      {children}
    </span>
  )
}
