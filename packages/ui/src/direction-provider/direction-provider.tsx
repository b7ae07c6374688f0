import { DirectionProvider as Provider, useDirection as useRadixDirection } from '@radix-ui/react-direction'
import type { ReactNode } from 'react'

/** Text direction. */
export type Direction = 'ltr' | 'rtl'

export interface DirectionProviderProps {
  /** Text direction; keep it equal to the `dir` attribute of the page or region. */
  dir: Direction
  /** Content with this direction. */
  children?: ReactNode
}

/** Provides the text direction, so that arrow keys, submenus and sliders follow it. */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <Provider dir={dir}>{children}</Provider>
}

/** Returns the text direction of the nearest `DirectionProvider`. @default 'ltr' */
export function useDirection(): Direction {
  return useRadixDirection()
}
