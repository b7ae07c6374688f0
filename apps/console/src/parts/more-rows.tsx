import { Button } from '@placard/ui'
import { useEffect, useRef, useState } from 'react'

const STEP = 100

/** How many of many are drawn: a hundred, and a hundred more whenever their end comes near. Another arrangement begins again. */
export function useRowCount(total: number, arrangement: string) {
  const [grown, setGrown] = useState({ arrangement, rows: STEP })
  const rows = grown.arrangement === arrangement ? grown.rows : STEP
  return { rows: Math.min(rows, total), more: () => setGrown({ arrangement, rows: rows + STEP }) }
}

export interface MoreRowsProps {
  /** How many are not drawn yet. */
  left: number
  /** Draws more of them. */
  onMore: () => void
}

/** Stands behind the last row while there are more: coming near it draws them, and so does its button. */
export function MoreRows({ left, onMore }: MoreRowsProps) {
  const end = useRef<HTMLDivElement>(null)
  const draw = useRef(onMore)
  draw.current = onMore
  // Looks again after each hundred: it may still be near, but only a look after they are drawn knows.
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
        Show {Math.min(left, STEP)} more
      </Button>
    </div>
  )
}
