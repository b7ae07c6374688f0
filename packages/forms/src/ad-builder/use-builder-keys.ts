import { type LayerProperty, offsetClip } from '@placard/domain/ad-builder'
import { contentLayers, copyLayers } from '@placard/domain/internal/ad-builder'
import { shortcutKey, shortcutModifiers, useLabels, useShortcuts } from '@placard/ui'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { adBuilderLabels } from './ad-builder-labels.js'
import { STEPS } from './builder-steps.js'
import { ZOOM_STEP } from './canvas/builder-canvas.js'
import { clampZoom } from './canvas/canvas-geometry.js'
import { GROUP_NAME } from './properties/use-layer-name.js'
import { type AdBuilderApi, editableText } from './use-ad-builder.js'

/** Distance of the arrow keys in px, alone and with Shift. */
const NUDGE = { small: 1, large: 10 }
/** Keys of the canvas and the selection that type a character elsewhere. */
const SINGLE_KEYS = [' ', '+', '=', '-', '[', ']', '{', '}']

const ARROWS: Readonly<Record<string, { property: LayerProperty; sign: number }>> = {
  ArrowLeft: { property: 'x', sign: -1 },
  ArrowRight: { property: 'x', sign: 1 },
  ArrowUp: { property: 'y', sign: -1 },
  ArrowDown: { property: 'y', sign: 1 },
}

const TYPING =
  'input, textarea, select, [contenteditable="true"], [role="spinbutton"], [role="slider"], [role="combobox"]'

/** Adds a copy of the selected layers, a little beside them. */
export function duplicateSelection({ design, state, insert }: AdBuilderApi): void {
  insert(offsetClip(design, copyLayers(design, state.selection)), STEPS.duplicate)
}

/** Returns true for a key that types a character, also by an input method. Space plays the animation instead. */
function isTyped({ key, nativeEvent }: KeyboardEvent): boolean {
  if (nativeEvent.isComposing || key === 'Process' || key === 'Dead') return true
  return [...key].length === 1 && !SINGLE_KEYS.includes(key)
}

/** Starts to edit the selected text by Enter, F2 or the first character, which is then typed into it. */
function startTextEditing(builder: AdBuilderApi, event: KeyboardEvent): boolean {
  const layer = builder.selected.length === 1 ? editableText(builder.selected[0]) : undefined
  if (!layer) return false
  const isStart = event.key === 'Enter' || event.key === 'F2'
  if (!isStart && !isTyped(event)) return false
  // The field must have the focus before the browser types the character.
  flushSync(() => builder.editText(layer.id, isStart ? 'all' : 'end'))
  event.stopPropagation()
  if (isStart) event.preventDefault()
  return true
}

/** Reduces the selection by one step: from a layer to its group, and from there to nothing. */
function stepOut({ selected, dispatch }: AdBuilderApi): void {
  const [layer] = selected
  const isInGroup = selected.length === 1 && layer !== undefined && layer.group !== null
  dispatch({ type: 'select', ids: isInGroup ? [layer.id] : [] })
}

function runWithModifier(builder: AdBuilderApi, key: string, isShift: boolean): boolean {
  const { state, dispatch } = builder
  const ids = state.selection
  if (key === 'z') dispatch({ type: isShift ? 'redo' : 'undo' })
  else if (key === 'y') dispatch({ type: 'redo' })
  else if (key === 'a') dispatch({ type: 'select', ids: contentLayers(state).map(({ id }) => id) })
  else if (key === 'd') duplicateSelection(builder)
  else if (key === 'g') dispatch(isShift ? { type: 'ungroup', ids } : { type: 'group', ids, name: GROUP_NAME })
  else return false
  return true
}

function runOnCanvas(builder: AdBuilderApi, key: string, isShift: boolean): boolean {
  const { selected, styles, playback, shownZoom } = builder
  const arrow = ARROWS[key]
  // Without a selection, the arrow keys scroll.
  if (arrow && selected.length > 0) {
    const by = arrow.sign * (isShift ? NUDGE.large : NUDGE.small)
    const { property } = arrow
    const changes = selected.flatMap(({ id }) => (styles[id] ? [[id, { [property]: styles[id][property] + by }]] : []))
    builder.arrange(
      Object.fromEntries(changes),
      STEPS.move,
      builder.mergeKey(`nudge ${builder.state.selection.join()}`),
    )
  } else if (key === ' ') {
    if (playback.isPlaying) playback.pause()
    else playback.play()
  } else if (key === '+' || key === '=') builder.setZoom(clampZoom(shownZoom * ZOOM_STEP))
  else if (key === '-') builder.setZoom(clampZoom(shownZoom / ZOOM_STEP))
  else if (key === '0') builder.setZoom('fit')
  else return false
  return true
}

function runOnSelection(builder: AdBuilderApi, key: string): boolean {
  const { state, dispatch } = builder
  const ids = state.selection
  if (key === 'Escape') stepOut(builder)
  else if (key === 'Delete' || key === 'Backspace') dispatch({ type: 'remove', ids })
  else if (key === ']') dispatch({ type: 'stack', ids, move: 'forward' })
  else if (key === '[') dispatch({ type: 'stack', ids, move: 'backward' })
  else if (key === '}') dispatch({ type: 'stack', ids, move: 'front' })
  else if (key === '{') dispatch({ type: 'stack', ids, move: 'back' })
  else return false
  return true
}

/**
 * Returns a handler of the builder's shortcuts. Keys that type into a field stay with it, and arrows move layers only on
 * the canvas. Escape returns from panels to the canvas.
 */
export function builderKeyHandler(builder: AdBuilderApi): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { target, key, shiftKey } = event
    const { command, alt } = shortcutModifiers(event)
    if (event.defaultPrevented || alt || !(target instanceof Element)) return
    // Keys of an input method belong to the text that it composes.
    if (event.nativeEvent.isComposing && target.closest(TYPING)) return
    // Events of menus and dialogs bubble through React's tree.
    if (!event.currentTarget.contains(target)) return
    const isOnCanvas = target.closest('[data-builder-canvas]') !== null
    if (key === 'Escape' && !command && !isOnCanvas && builder.focusCanvas()) {
      event.preventDefault()
      return
    }
    if (target.closest(TYPING)) return
    if (isOnCanvas && !command && startTextEditing(builder, event)) return
    const isHandled = command
      ? runWithModifier(builder, shortcutKey(event), shiftKey)
      : (isOnCanvas && runOnCanvas(builder, key, shiftKey)) || runOnSelection(builder, key)
    if (isHandled) event.preventDefault()
  }
}

/** Keys of the builder, by the name of what they do. */
const BUILDER_KEYS = [
  ['undo', 'Ctrl+Z'],
  ['redo', ['Ctrl+Shift+Z', 'Ctrl+Y']],
  ['selectAll', 'Ctrl+A'],
  ['duplicate', 'Ctrl+D'],
  ['group', 'Ctrl+G'],
  ['ungroup', 'Ctrl+Shift+G'],
  ['remove', ['Delete', 'Backspace']],
  ['unselect', 'Escape'],
  ['forward', ']'],
  ['backward', '['],
  ['front', '}'],
  ['back', '{'],
] as const

const CANVAS_KEYS = [
  ['editText', ['Enter', 'F2']],
  ['nudge', ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']],
  ['play', 'Space'],
  ['zoomIn', '+'],
  ['zoomOut', '-'],
  ['fit', '0'],
] as const

/** Lists the keys of the builder. */
export function useBuilderShortcuts(): void {
  const { shortcuts, adBuilder, canvasKeys } = useLabels('adBuilder', adBuilderLabels)
  useShortcuts([
    ...BUILDER_KEYS.map(([name, keys]) => ({ label: shortcuts[name], keys, group: adBuilder })),
    ...CANVAS_KEYS.map(([name, keys]) => ({ label: shortcuts[name], keys, group: canvasKeys })),
  ])
}
