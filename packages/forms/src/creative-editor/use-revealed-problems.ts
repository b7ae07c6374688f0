import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-hook-form'
import type { EditorSection } from './editor-controls.js'

const sectionOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[data-section]')?.dataset.section as EditorSection | undefined

/** Opens the section of a problem after a failed save, and for links of the summary. */
export function useRevealedProblems(
  root: RefObject<HTMLElement | null>,
  section: EditorSection,
  onSectionChange: (section: EditorSection) => void,
) {
  const { submitCount, errors } = useFormState()
  const reveal = useEffectEvent(() => {
    const wrong = [...(root.current?.querySelectorAll<HTMLElement>('[data-section] [aria-invalid=true]') ?? [])]
    const [first] = wrong
    const target = sectionOf(first)
    if (!first || !target || wrong.some((control) => sectionOf(control) === section)) return
    flushSync(() => onSectionChange(target))
    // With several problems, the summary has focus.
    if (Object.keys(errors).length === 1) first.focus()
  })
  useEffect(() => {
    if (submitCount === 0) return
    // flushSync must not run during a React render.
    const timer = setTimeout(() => reveal())
    return () => clearTimeout(timer)
  }, [submitCount])

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    const target = sectionOf(document.getElementById(link?.getAttribute('href')?.slice(1) ?? ''))
    if (target && target !== section) flushSync(() => onSectionChange(target))
  })
  useEffect(() => {
    // Before the summary moves focus, because a control in a hidden section cannot take it.
    const form = root.current?.closest('form')
    const listen = (event: MouseEvent) => follow(event)
    form?.addEventListener('click', listen, true)
    return () => form?.removeEventListener('click', listen, true)
  }, [root])
}
