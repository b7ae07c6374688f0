import { useLabels } from '@placard/ui'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { adBuilderLabels } from '../ad-builder-labels.js'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import type { TextEditing } from '../use-ad-builder.js'

/** Takes everything from the layer around it, so that the text looks and breaks as in the ad. */
const INHERITED: CSSProperties = {
  display: 'block',
  flex: 'none',
  width: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  outline: 'none',
  overflow: 'hidden',
  resize: 'none',
  appearance: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  textShadow: 'inherit',
  whiteSpace: 'inherit',
  overflowWrap: 'inherit',
  touchAction: 'auto',
}

/** Field in a layer of the canvas that edits its text in place. Escape returns to the canvas. */
export function TextEditor({ layer, caret }: TextEditing) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const { dispatch, editText, focusCanvas, mergeKey } = useBuilder()
  const field = useRef<HTMLTextAreaElement>(null)
  const session = useRef<string>(undefined)
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    if (caret === 'all') field.current?.select()
    else field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [caret])
  // The field is as high as its text, because the layer aligns it vertically.
  useLayoutEffect(() => {
    if (!field.current) return
    field.current.style.height = '0'
    field.current.style.height = `${field.current.scrollHeight}px`
  })
  return (
    <textarea
      ref={field}
      rows={1}
      aria-label={labels.textOnCanvas}
      maxLength={5000}
      spellCheck={false}
      value={layer.text}
      style={INHERITED}
      onChange={({ target }) => {
        // All that is typed until the field closes is one step.
        session.current ??= mergeKey(`text on canvas ${layer.id} ${performance.now()}`)
        const text = target.value
        dispatch({
          type: 'change',
          ids: [layer.id],
          changes: { text },
          label: STEPS.editText,
          mergeKey: session.current,
        })
      }}
      onBlur={({ currentTarget }) => {
        // The field keeps its focus while another window has it.
        if (document.activeElement !== currentTarget) editText(null)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        editText(null)
        focusCanvas()
      }}
    />
  )
}
