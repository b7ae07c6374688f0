import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useControlId } from '../../engine/form/form.js'

const CONTROLS = 'input, button, select, textarea, a[href], [tabindex="0"]'

const canFocus = (element: HTMLElement) => element.checkVisibility() && !element.matches(':disabled')

/** Returns the element of a field: the one with its id or `data-field`, else the first field below its path. */
function fieldElement(panel: HTMLElement, controlId: string, path: string): HTMLElement | null {
  const [id, text] = [CSS.escape(controlId), CSS.escape(path)]
  return (
    panel.querySelector<HTMLElement>(`[id="${id}"], [data-field~="${text}"]`) ??
    panel.querySelector<HTMLElement>(`[id^="${id}."], [data-field^="${text}."]`)
  )
}

/** Opens the closed disclosures around an element, because a hidden control cannot take focus. */
function openDisclosures(element: HTMLElement): void {
  const closed = element.closest<HTMLElement>('[data-slot=disclosure][data-state=closed]')
  closed?.querySelector<HTMLElement>(':scope > button')?.click()
}

interface FieldFocusOptions {
  /** Element that contains the editor. */
  root: RefObject<HTMLElement | null>
  /** Path of the field; undefined to leave focus where it is. */
  path: string | undefined
  /** Called once focus has moved. */
  onFocused: (() => void) | undefined
}

/** Moves focus to a field of the visible section; if the field is gone, to the first control of the section. */
export function useFieldFocus({ root, path, onFocused }: FieldFocusOptions): void {
  const controlId = useControlId()
  const moveFocus = useEffectEvent((target: string) => {
    const panel = root.current?.querySelector<HTMLElement>('[data-section][data-state=active]')
    if (!panel) return
    const field = fieldElement(panel, controlId(target), target)
    if (field) openDisclosures(field)
    // Opened content is rendered after the click.
    requestAnimationFrame(() => {
      const controls = [field, ...(field?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
      const control =
        controls.find((one) => one?.matches(CONTROLS) && canFocus(one)) ??
        [...panel.querySelectorAll<HTMLElement>(CONTROLS)].find(canFocus) ??
        panel
      control.focus({ preventScroll: true })
      control.scrollIntoView({ block: 'center' })
      onFocused?.()
    })
  })
  useEffect(() => {
    if (path === undefined) return
    // A dialog with the link to the field gives focus back to its trigger when it closes.
    const timer = setTimeout(() => moveFocus(path))
    return () => clearTimeout(timer)
  }, [path])
}
