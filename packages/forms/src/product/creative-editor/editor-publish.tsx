import { type Creative, publishBlocker } from '@placard/domain/creative'
import { publicationState } from '@placard/domain/internal/tags'
import { publishEffect } from '@placard/domain/tags'
import { Button, TimeText, useLabels, useShortcuts } from '@placard/ui'
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { formLabels } from '../../engine/form-labels.js'
import { useTranslate } from '../../use-translate.js'
import { creativeEditorLabels } from './creative-editor-labels.js'

/** Value of the submit button that publishes after saving. */
const PUBLISH = 'publish'

/** True for the button with which the user wants to publish what the form has saved. */
export const isPublishButton = (submitter: HTMLElement | null): boolean =>
  submitter instanceof HTMLButtonElement && submitter.value === PUBLISH

/** Imperative handle of a CreativeEditor. */
export interface CreativeEditorHandle {
  /** Saves unsaved changes, then publishes; publishes at once if there are none. */
  saveAndPublish: () => void
}

export interface EditorPublishProps {
  /** Saved creative. */
  creative: Creative
  /** Publishes the saved version. */
  onPublish: () => Promise<void> | void
  /** Shows the button always, or only while there are unsaved changes. */
  place: 'always' | 'changes'
  /** Receives `saveAndPublish`. */
  handle?: Ref<CreativeEditorHandle> | undefined
  /** Called when the button disappears with focus. */
  onFocusLost?: (() => void) | undefined
}

/** Button that saves and publishes, also by Ctrl or Cmd+Enter, with what that changes or what is wrong. */
export function EditorPublish({ creative, onPublish, place, handle, onFocusLost }: EditorPublishProps) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const translate = useTranslate()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { isDirty, isSubmitting } = useFormState()
  const [isBusy, setBusy] = useState(false)
  const { state } = publicationState(creative)
  const isNews = isDirty || state !== 'published'
  const run = async () => {
    if (isBusy || isSubmitting) return
    if (isDirty) return button.current?.form?.requestSubmit(button.current)
    setBusy(true)
    await Promise.resolve(onPublish()).finally(() => setBusy(false))
  }
  useImperativeHandle(handle, () => ({ saveAndPublish: () => void run() }))
  const { formKeys } = useLabels('form', formLabels)
  useShortcuts([{ label: labels.saveAndPublish, keys: 'Ctrl+Enter', group: formKeys }])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    // Keys in dialogs over the editor are not for it.
    if (event.defaultPrevented || document.activeElement?.closest('[role=dialog], [role=alertdialog]')) return
    event.preventDefault()
    if (!event.repeat) void run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const isShown = place === 'always' || isDirty
  const hasFocus = useRef(false)
  const loseFocus = useEffectEvent(() => onFocusLost?.())
  useEffect(() => {
    if (isShown || !hasFocus.current) return
    hasFocus.current = false
    if (document.activeElement === document.body) loseFocus()
  }, [isShown])
  if (!isShown) return null
  return (
    <>
      <Button
        ref={button}
        type={isDirty ? 'submit' : 'button'}
        value={PUBLISH}
        variant={isNews ? 'primary' : 'secondary'}
        loading={isBusy}
        aria-disabled={!isNews || undefined}
        aria-describedby={id}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={() => !isDirty && isNews && void run()}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={() => {
          hasFocus.current = false
        }}
      >
        {isDirty ? labels.saveAndPublish : state === 'changed' ? labels.publishChanges : labels.publish}
      </Button>
      <p id={id} className={place === 'changes' ? 'sr-only' : 'text-dense text-ink-muted'}>
        {isDirty ? translate(publishEffect(creative) ?? '') : <PublishState creative={creative} />}
      </p>
    </>
  )
}

/** Renders what is wrong with the saved creative, or when it was last published. */
function PublishState({ creative }: Pick<EditorPublishProps, 'creative'>) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const translate = useTranslate()
  const gap = publishBlocker(creative)
  const { state, publishedAt } = publicationState(creative)
  if (gap !== undefined) return translate(gap)
  if (publishedAt === undefined) return labels.notPublishedYet
  return (
    <>
      {state === 'changed' ? labels.changedSince : labels.published}
      <TimeText value={publishedAt} format="relative" />
    </>
  )
}
