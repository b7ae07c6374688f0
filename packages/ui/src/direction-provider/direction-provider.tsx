import { DirectionProvider as Provider, useDirection as useRadixDirection } from '@radix-ui/react-direction'
import type { ReactNode } from 'react'

/** Text direction. */
export type Direction = 'ltr' | 'rtl'

export interface DirectionProviderProps {
  /** The way the text runs; keep it equal to the `dir` attribute of the page or the region. */
  dir: Direction
  /** Everything that reads this way. */
  children?: ReactNode
}

/** Tells the parts inside it which way the text runs, so that arrow keys, submenus and sliders follow it. */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <Provider dir={dir}>{children}</Provider>
}

/** Text direction from the nearest `DirectionProvider`, else left to right. */
export function useDirection(): Direction {
  return useRadixDirection()
}
