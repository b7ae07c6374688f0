import { errorText } from '@placard/domain/api'
import { useTranslate } from '@placard/forms'
import { isTyping, shortcutKey, type ToastEnd, useLabels, useShortcuts, useToast } from '@placard/ui'
import { useEffect } from 'react'
import {
  cancelDeletion,
  type Deletion,
  sendDeletion,
  startDeletion,
  usePendingDeletions,
} from '../state/pending-deletions.js'
import { partsLabels } from './parts-labels.js'

/** Undoes the latest deletion. */
const toasts = new Map<string, () => void>()
const FAILED_MS = 10_000

/**
 * Hides an entity and offers Undo in a toast, also by Ctrl or Cmd+Z. The call is sent when the toast disappears or the
 * page is closed. If the server refuses, the entity reappears and a toast shows the reason.
 */
export function useDeferredDelete(): (deletion: Deletion) => void {
  const translate = useTranslate()
  const labels = useLabels('parts', partsLabels)
  const toast = useToast()
  return (deletion) => {
    const { id, title, text } = deletion
    if (!startDeletion(deletion)) return
    const fail = (reason: unknown) => {
      toast.show({
        type: 'error',
        title: labels.notDeleted,
        text: translate(errorText(reason, labels.pleaseTryAgain)),
        delay: FAILED_MS,
      })
    }
    const shown = toast.show({
      type: 'success',
      title,
      text,
      action: { label: labels.undo, altText: labels.undoCtrlZ, onAction: () => cancelDeletion(id) },
      onClose: (how: ToastEnd) => {
        toasts.delete(id)
        if (how !== 'action') void sendDeletion(id, { keepalive: false }, fail)
      },
    })
    toasts.set(id, () => {
      cancelDeletion(id)
      toast.dismiss(shown)
    })
  }
}

/** Lets Ctrl or Cmd+Z undo the latest deletion, except while the user is typing. */
export function useUndoKey(): void {
  const labels = useLabels('parts', partsLabels)
  const hasDeletions = usePendingDeletions().size > 0
  useShortcuts(hasDeletions ? [{ label: labels.undoDeletion, keys: 'Ctrl+Z' }] : [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (shortcutKey(event) !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return
      const undo = [...toasts.values()].at(-1)
      if (!undo || isTyping(event.target)) return
      event.preventDefault()
      undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
