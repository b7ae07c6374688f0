import { type FileItem, joinKey, type StoredObject } from '@placard/domain/internal/files'
import { useTranslate } from '@placard/forms'
import { useLabels, useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FileStoreError } from '../../data/files/file-error.js'
import { planNewName, planTransfer, type ResolvedPlan } from '../../data/files/file-plans.js'
import type { FileStore } from '../../data/files/file-store.js'
import { startUploads } from '../../data/files/file-uploads.js'
import { downloadArchive, downloadFile } from '../../data/files/file-zip.js'
import { createFolderMutation, deleteFilesMutation, transferMutation } from '../../data/files/files.js'
import { type FileTaskControl, runFileTask } from '../../state/file-tasks.js'
import { decideUpload } from '../../state/file-uploads.js'
import { useConflictQuestions } from './conflict-questions.js'
import { useFileText } from './file-text.js'
import { fileManagerLabels } from './filemanager-labels.js'

/** Item as the browser passes it to actions. */
export type SelectedItem = Pick<FileItem, 'id' | 'name' | 'kind'> & {
  size?: number
  modified?: Date | string | number
}

const FAILED_MS = 10_000
const isCancelled = (error: unknown) => error instanceof FileStoreError && error.failure.kind === 'cancelled'

/**
 * Operations of the file manager, with their progress, conflicts and results. `busy` has a text for each item that an
 * operation is changing.
 */
export function useFileOperations(store: FileStore | undefined, directory: string) {
  const labels = useLabels('fileManager', fileManagerLabels)
  const { itemNames, folderName } = useFileText()
  const translate = useTranslate()
  const toast = useToast()
  const { ask, dialog } = useConflictQuestions()
  const { mutateAsync: transfer } = useMutation(transferMutation)
  const { mutateAsync: remove } = useMutation(deleteFilesMutation)
  const { mutateAsync: makeFolder } = useMutation(createFolderMutation)
  const [busy, setBusy] = useState<ReadonlyMap<string, string>>(new Map())

  const change = (ids: readonly string[], text: string | undefined) =>
    setBusy((was) => {
      const next = new Map(was)
      for (const id of ids)
        if (text === undefined) next.delete(id)
        else next.set(id, text)
      return next
    })
  const tellFailure = (title: string, error: unknown) => {
    if (isCancelled(error)) return
    const text = error instanceof Error ? translate(error.message) : labels.pleaseTryAgain
    toast.show({ type: 'error', title, text, delay: FAILED_MS })
  }

  /** Runs a task with items marked as busy; a failure is shown as a toast. Returns true if it succeeded. */
  async function run(
    items: readonly SelectedItem[],
    texts: { title: string; busy: string; failed: string },
    work: (store: FileStore, control: FileTaskControl) => Promise<unknown>,
  ): Promise<boolean> {
    if (!store) return false
    const ids = items.map(({ id }) => id)
    change(ids, texts.busy)
    try {
      await runFileTask(texts.title, (control) => work(store, control))
      return true
    } catch (error) {
      tellFailure(texts.failed, error)
      return false
    } finally {
      change(ids, undefined)
    }
  }

  const runPlan = (opened: FileStore, { transfers, gone }: ResolvedPlan, isMove: boolean, control: FileTaskControl) =>
    transfer({
      store: opened,
      transfers,
      isMove,
      gone,
      watch: { signal: control.signal, onProgress: (done) => control.onProgress(done, transfers.length) },
    })

  const transferItems = async (kind: 'move' | 'copy', items: readonly SelectedItem[], target: string) => {
    const { running, busy, done, failed } = labels[kind]
    let count = 0
    const isDone = await run(items, { title: running(itemNames(items)), busy, failed }, async (opened, control) => {
      const plan = await planTransfer(opened, kind, items, target, control.signal)
      const answers = await ask(plan.conflicts)
      if (!answers) return
      const resolved = plan.resolve(answers)
      count = resolved.transfers.length
      await runPlan(opened, resolved, kind === 'move', control)
    })
    if (isDone && count > 0)
      toast.show({ type: 'success', title: done, text: labels.itemsTo(itemNames(items), folderName(target)) })
  }

  return {
    busy,
    conflictDialog: dialog,
    transfer: transferItems,
    rename: (item: SelectedItem, name: string) =>
      run(
        [item],
        { title: labels.renamingItems(itemNames([item])), busy: labels.renaming, failed: labels.notRenamed },
        async (opened, control) =>
          runPlan(opened, await planNewName(opened, item, name, control.signal), true, control),
      ),
    remove: async (items: readonly SelectedItem[], objects: readonly StoredObject[]) => {
      const isDone = await run(
        items,
        { title: labels.deletingItems(itemNames(items)), busy: labels.deleting, failed: labels.notDeleted },
        (opened, { signal, onProgress }) =>
          remove({
            store: opened,
            items: items.map(({ id }) => id),
            objects,
            watch: { signal, onProgress: (done) => onProgress(done, objects.length) },
          }),
      )
      if (isDone) toast.show({ type: 'success', title: labels.deleted, text: itemNames(items) })
    },
    createFolder: async (name: string) => {
      if (!store) return
      try {
        await makeFolder({ store, key: joinKey(directory, `${name}/`) })
      } catch (error) {
        tellFailure(labels.folderNotCreated, error)
      }
    },
    upload: async (files: readonly File[], folder = directory) => {
      if (!store) return
      const [conflict] = await startUploads({ store, directory: folder, files })
      if (conflict !== undefined) decideUpload(conflict)
    },
    download: async (items: readonly SelectedItem[]) => {
      const [first] = items
      if (!store || !first) return
      try {
        if (items.length === 1 && first.kind === 'file') return await downloadFile(store, first)
        await runFileTask(labels.packingItems(itemNames(items)), ({ signal, onProgress }) => {
          let total: number | null = null
          return downloadArchive({
            store,
            items,
            onCount: (files) => {
              total = files
              onProgress(0, total)
            },
            watch: { signal, onProgress: (done) => onProgress(done, total) },
          })
        })
      } catch (error) {
        tellFailure(labels.notDownloaded, error)
      }
    },
  }
}
