import { shortcutKey, useLabels, useShortcuts } from '@placard/ui'
import { type RefObject, useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { formLabels } from '../form-labels.js'

interface Options<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  element: RefObject<HTMLFormElement | null>
  defaultValues: DefaultValues<Input>
  editing: boolean
  /** True if Ctrl or Cmd+S works with focus outside the form. */
  everywhere: boolean
  onDirtyChange: ((dirty: boolean) => void) | undefined
}

/** Handles an `editing` form: newer values, Ctrl or Cmd+S, and dirty state. */
export function useEditing<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { form, element, defaultValues, editing, everywhere, onDirtyChange } = options
  const { isDirty, isSubmitting } = form.formState
  const lastDefaults = useRef(JSON.stringify(defaultValues))

  // Take newer server values while there are no unsaved changes.
  useEffect(() => {
    const text = JSON.stringify(defaultValues)
    if (!editing || text === lastDefaults.current || isDirty || isSubmitting) return
    lastDefaults.current = text
    form.reset(defaultValues as Input)
  }, [editing, defaultValues, isDirty, isSubmitting, form])

  const labels = useLabels('form', formLabels)
  useShortcuts(editing ? [{ label: labels.save, keys: 'Ctrl+S', group: labels.formKeys }] : [])
  useEffect(() => {
    if (!editing) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (shortcutKey(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (!everywhere && !element.current?.contains(document.activeElement)) return
      event.preventDefault()
      if (!event.repeat) element.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [editing, everywhere, element])

  const unsaved = isDirty && !isSubmitting
  useEffect(() => {
    onDirtyChange?.(unsaved)
  }, [unsaved, onDirtyChange])
}
