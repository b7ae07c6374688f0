import { useEffect } from 'react'
import { reportFailure } from '../failures.js'
import { showLanguage } from './language.js'
import { OWN_LOOK, type VisitLook, visitLook } from './visit-look.js'

function show(look: VisitLook): void {
  visitLook.setState(look)
  void showLanguage().catch(reportFailure)
}

/**
 * Shows the page in the theme and language of its share link while it is open; null is the viewer's own, which a server
 * that rendered the page did not know.
 */
export function useVisitLook({ theme, language }: VisitLook): void {
  useEffect(() => {
    show({ theme, language })
    return () => show(OWN_LOOK)
  }, [theme, language])
}
