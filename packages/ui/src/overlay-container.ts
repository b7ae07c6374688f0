import { createContext, useContext } from 'react'

/** The element that overlays portal into; the nearest open dialog provides its own, so that focus and scrolling stay inside. */
export const OverlayContainerContext = createContext<HTMLElement | null>(null)

/** Returns the element overlays render into: the nearest dialog's layer, or `undefined` for the body. */
export function useOverlayContainer(): HTMLElement | undefined {
  return useContext(OverlayContainerContext) ?? undefined
}

/** The element beside the page for what opens over everything; a `ThemeRegion` provides one that looks as it does. */
export const PageContainerContext = createContext<HTMLElement | null>(null)

/** Returns the element dialogs and tooltips render into: the nearest region's, or `undefined` for the body. */
export function usePageContainer(): HTMLElement | undefined {
  return useContext(PageContainerContext) ?? undefined
}
