import { type BuilderLayout, DEFAULT_BUILDER_LAYOUT } from '@placard/domain/ad-builder'
import { useState } from 'react'

/** Holds the sizes of the panels; `commit` also reports them, so that they are stored once per drag. */
export function useBuilderLayout(initial: BuilderLayout | undefined, onCommit?: (layout: BuilderLayout) => void) {
  const [layout, setLayout] = useState(initial ?? DEFAULT_BUILDER_LAYOUT)
  return {
    layout,
    change: (changes: Partial<BuilderLayout>) => setLayout((known) => ({ ...known, ...changes })),
    commit: (changes: Partial<BuilderLayout>) => {
      const next = { ...layout, ...changes }
      setLayout(next)
      onCommit?.(next)
    },
  }
}
