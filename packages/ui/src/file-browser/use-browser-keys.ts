import { type KeyboardEvent, useRef } from 'react'
import { intentOf } from './keys.js'
import { findByPrefix } from './order.js'
import type { FileBrowserModel } from './use-file-browser.js'

/** After this pause typing starts anew. */
const TYPING_PAUSE = 600

/** The controls in a row and in the head: no stops of the Tab key, the arrows go to them. */
const controlsOf = (element: Element | null) => [
  ...(element?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
]

/** From one control of a row to the next; past the first one back to the row itself. */
function walkControls(event: KeyboardEvent<HTMLElement>, row: HTMLElement, control: HTMLElement, rtl: boolean) {
  const controls = controlsOf(row)
  if (event.key === 'Escape') row.focus()
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const next = controls.indexOf(control) + ((event.key === 'ArrowRight') === rtl ? -1 : 1)
    const target = next < 0 ? row : controls[next]
    target?.focus()
  } else return false
  event.preventDefault()
  return true
}

/** The keys of both views. */
export function useBrowserKeys(model: FileBrowserModel, columns: number, page: number) {
  const typed = useRef({ text: '', at: 0 })
  const { entries, index } = model

  function goTo(next: number, extend: boolean) {
    const id = entries[next]?.id
    if (id === undefined) return
    model.focusNext()
    model.step(extend ? { type: 'extend', id } : { type: 'move', id })
  }

  function type(letter: string, now: number) {
    const text = now - typed.current.at < TYPING_PAUSE ? typed.current.text + letter : letter
    typed.current = { text, at: now }
    const found = findByPrefix(entries, index, text)
    if (found !== -1) goTo(found, false)
  }

  return function keyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    // Menus are elsewhere in the page, yet their keys come through here.
    if (event.defaultPrevented || !event.currentTarget.contains(target)) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const control = target.closest<HTMLElement>('button')
    const place = target.closest<HTMLElement>('[data-entry], [data-head]')
    if (control && place) {
      if (walkControls(event, place, control, rtl) || event.key === ' ' || event.key === 'Enter') return
      if (place.dataset.head !== undefined) {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        return model.focusCursor()
      }
    }
    const entry = entries[index]
    const command = event.ctrlKey || event.metaKey
    const intent = intentOf(
      { key: event.key, shiftKey: event.shiftKey, command, altKey: event.altKey },
      { index, count: entries.length, columns, page, rtl },
      event.timeStamp - typed.current.at < TYPING_PAUSE,
    )
    if (!intent) return
    if (intent.type === 'up') {
      event.preventDefault()
      return model.goUp()
    }
    if (!entry) return
    if (intent.type === 'clear') {
      // With nothing to clear, Escape is for whatever is around: a dialog, a drawer.
      if (model.selected.size === 0) return
      event.stopPropagation()
      model.step({ type: 'clear' })
    } else if (intent.type === 'move') goTo(intent.index, intent.extend)
    else if (intent.type === 'leave') controlsOf(event.currentTarget.querySelector('[data-head]'))[0]?.focus()
    else if (intent.type === 'typed') type(intent.text, event.timeStamp)
    else if (intent.type === 'toggle' || intent.type === 'extend') model.step({ type: intent.type, id: entry.id })
    else if (intent.type === 'all') model.step({ type: 'all' })
    else if (intent.type === 'open') model.open(entry)
    else if (intent.type === 'rename') model.startRename(entry)
    else if (intent.type === 'delete') model.askDelete(model.targetsOf(entry))
    else if (intent.type === 'enter-row') controlsOf(place)[0]?.focus()
    event.preventDefault()
  }
}
