import { createContext, useContext } from 'react'

/**
 * Element that overlays portal into; the nearest open dialog provides its own, so that focus and scrolling stay
 * inside.
 */
export const OverlayContainerContext = createContext<HTMLElement | null>(null)

/** Returns the element overlays render into: the nearest dialog's layer, or `undefined` for the body. */
export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(OverlayContainerContext) ?? undefined
}

/** Element beside the page for page-level overlays; a `ThemeRegion` provides one with its own theme. */
export const PageContainerContext = createContext<HTMLElement | null>(null)

/** Returns the element dialogs and tooltips render into: the nearest region's, or `undefined` for the body. */
export function usePageContainer(): HTMLElement | undefined {
  return useContext(PageContainerContext) ?? undefined
}
