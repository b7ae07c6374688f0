import type { Language } from '@placard/domain/report'
import type { ThemeChoice } from '@placard/ui'
import { createStore } from 'zustand/vanilla'

/** Theme and language of the shown page, instead of the viewer's own; null for those. */
export interface VisitLook {
  theme: ThemeChoice | null
  language: Language | null
}

/** A page without a look of its own. */
export const OWN_LOOK: VisitLook = { theme: null, language: null }

/** Look of the shown page: that of its share link, or of the viewer's choice on it. It is never stored. */
export const visitLook = createStore<VisitLook>(() => OWN_LOOK)
