import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says at a row that an earlier one holds the same: allowed, and hardly ever meant. */
export function RepeatedHint({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-warning-ink" />
      {children}
    </span>
  )
}
