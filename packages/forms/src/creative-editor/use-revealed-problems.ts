import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-hook-form'
import type { EditorSection } from './editor-controls.js'

const sectionOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[data-section]')?.dataset.section as EditorSection | undefined

/** Opens the part that a problem is in: after an attempt to save, and for the links of the summary. */
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
    // Several problems have a summary, which has the focus.
    if (Object.keys(errors).length === 1) first.focus()
  })
  useEffect(() => {
    if (submitCount === 0) return
    // Once React is done: within its own work nothing can be hurried.
    const timer = setTimeout(() => reveal())
    return () => clearTimeout(timer)
  }, [submitCount])

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    const target = sectionOf(document.getElementById(link?.getAttribute('href')?.slice(1) ?? ''))
    if (target && target !== section) flushSync(() => onSectionChange(target))
  })
  useEffect(() => {
    // Before the summary takes the focus to a control, which it cannot while the part is not shown.
    const form = root.current?.closest('form')
    const listen = (event: MouseEvent) => follow(event)
    form?.addEventListener('click', listen, true)
    return () => form?.removeEventListener('click', listen, true)
  }, [root])
}
