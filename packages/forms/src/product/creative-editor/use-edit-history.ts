import { shortcutKey, useLabels, useShortcuts } from '@placard/ui'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { formLabels } from '../../engine/form-labels.js'
import { creativeEditorLabels } from './creative-editor-labels.js'
import { differences } from './draft-differences.js'
import { addStep, beginHistory, type EditHistory, redoStep, undoStep } from './edit-history.js'

/** Changes of one field within this time in ms are one undo step. */
const PAUSE = 1000

const copyValues = (values: FieldValues): FieldValues => structuredClone(values)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
/**
 * Undoes and redoes changes of the surrounding form by Ctrl or Cmd+Z, with Shift to redo. Changes during one pointer
 * press, or without a pause, are one step.
 */
export function useEditHistory(root: RefObject<HTMLElement | null>) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const { getValues, setValue, subscribe, formState } = useFormContext()
  const history = useRef<EditHistory<FieldValues>>(null)
  history.current ??= beginHistory(copyValues(getValues()))
  const isMoving = useRef(false)
  const [ends, setEnds] = useState({ canUndo: false, canRedo: false, said: '' })
  const { isSubmitted } = formState
  const { formKeys } = useLabels('form', formLabels)
  useShortcuts([
    { label: labels.undo, keys: 'Ctrl+Z', group: formKeys },
    { label: labels.redo, keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], group: formKeys },
  ])

  useEffect(() => {
    const open = { name: '', at: 0, isPressed: false, isRunning: false }
    const press = () => Object.assign(open, { name: '', isPressed: true })
    const release = () => Object.assign(open, { name: '', isPressed: false })
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('pointerup', release, true)
    const stop = subscribe({
      formState: { values: true },
      callback: ({ name = '', values }) => {
        const known = history.current
        if (isMoving.current || !known || isSame(values, known.now)) return
        const now = Date.now()
        const isSameField = name !== '' && open.name === name
        // Fields that one action sets together, such as width and height, are one step.
        const merged = open.isRunning || (isSameField && (open.isPressed || now - open.at < PAUSE))
        Object.assign(open, { name, at: now, isRunning: true })
        queueMicrotask(() => Object.assign(open, { isRunning: false }))
        history.current = addStep(known, copyValues(values), merged)
        setEnds({ canUndo: true, canRedo: false, said: '' })
      },
    })
    return () => {
      stop()
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('pointerup', release, true)
    }
  }, [subscribe])

  const move = (change: typeof undoStep, said: string) => {
    const known = history.current
    if (!known) return
    const next = change(known)
    if (next === known) return
    // A half-typed number belongs to the state before the undo.
    const active = document.activeElement
    if (active instanceof HTMLInputElement) active.blur()
    isMoving.current = true
    for (const [path, value] of differences(getValues(), next.now))
      setValue(path, structuredClone(value), { shouldDirty: true, shouldValidate: isSubmitted })
    isMoving.current = false
    if (active instanceof HTMLInputElement) active.focus()
    history.current = next
    setEnds({ canUndo: next.past.length > 0, canRedo: next.future.length > 0, said })
  }
  const undo = () => move(undoStep, labels.undone)
  const redo = () => move(redoStep, labels.redone)

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
    const active = document.activeElement
    if (active !== document.body && !root.current?.contains(active)) return
    const key = shortcutKey(event)
    const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
    if (key !== 'z' && !isRedo) return
    event.preventDefault()
    if (isRedo) redo()
    else undo()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKeyDown(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return { ...ends, undo, redo }
}
