import { Button, useLabels } from '@placard/ui'
import { useEffect, useRef, useState } from 'react'
import { partsLabels } from '../parts-labels.js'

const STEP = 100

/**
 * Returns how many rows to render: 100 at first, 100 more with each call of `more`. Starts again when `arrangement`
 * (search, sort order) changes.
 */
export function useRowCount(total: number, arrangement: string) {
  const [grown, setGrown] = useState({ arrangement, rows: STEP })
  const rows = grown.arrangement === arrangement ? grown.rows : STEP
  return { rows: Math.min(rows, total), more: () => setGrown({ arrangement, rows: rows + STEP }) }
}

export interface MoreRowsProps {
  /** Number of rows that are not rendered yet. */
  left: number
  /** Renders more rows. */
  onMore: () => void
}

/** Renders below the last row while there are more: loads them when it comes near the viewport, or by its button. */
export function MoreRows({ left, onMore }: MoreRowsProps) {
  const labels = useLabels('parts', partsLabels)
  const end = useRef<HTMLDivElement>(null)
  const draw = useRef(onMore)
  draw.current = onMore
  // Observes again after each batch, because the end may still be near the viewport.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && draw.current(), {
      rootMargin: '600px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [left])
  return (
    <div ref={end} className="flex justify-center p-3">
      <Button variant="ghost" onClick={onMore}>
        {labels.showMore(Math.min(left, STEP))}
      </Button>
    </div>
  )
}
