import { useEffect } from 'react'
import { reportFailure } from '../failures.js'
import { showLanguage } from './language.js'
import { OWN_LOOK, type VisitLook, visitLook } from './visit-look.js'

function show(look: VisitLook): void {
  visitLook.setState(look)
  void showLanguage().catch(reportFailure)
}

/** Shows the page in the theme and language of its share link while it is open; null leaves the viewer's own. */
export function useVisitLook({ theme, language }: VisitLook): void {
  useEffect(() => {
    if (theme === null && language === null) return
    show({ theme, language })
    return () => show(OWN_LOOK)
  }, [theme, language])
}
