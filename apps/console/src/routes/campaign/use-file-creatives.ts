import { canRetry, creativeFromFile, creativeInputSchema, errorText } from '@placard/domain'
import { newCreativeChoices, readMediaMetadata, useTranslate } from '@placard/forms'
import { type Upload, useLabels, useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { uploadAssetMutation } from '../../data/campaigns/assets.js'
import { createCreativeMutation, deleteCreatives, saveCreativeMutation } from '../../data/campaigns/creatives.js'
import { waitWhileBusy } from '../../data/wait-while-busy.js'
import type { BulkOutcome } from '../../parts/creatives/use-bulk-actions.js'
import { useCreation } from '../../parts/use-creation.js'
import { campaignLabels } from './campaign-labels.js'

/** Result of creating creatives from files, if some were refused. */
export interface FileOutcome extends BulkOutcome {
  /** Creatives that were created: 'leaderboard (728 × 90)'. */
  created: readonly string[]
  /** Sends those again whose failure may be temporary; undefined if there are none. */
  onRetry?: (() => void) | undefined
}

/** Creatives that are created from files, one for each. */
export interface FileCreatives {
  /** Files that are waiting or being uploaded. */
  uploads: readonly Upload[]
  /** Outcome of the last files; undefined while some are uploaded and if all succeeded. */
  outcome: FileOutcome | undefined
  onOutcomeDismiss: () => void
  /** Creates a creative from each file. */
  onFiles: (files: readonly File[]) => void
  onCancel: (id: string) => void
  onCancelAll: () => void
}

/** Result of a file: the creative, or the reason why there is none. A cancelled file has no result. */
type FileResult = { created: string } | { file: File; id: string; reason: string; isTemporary: boolean }

/**
 * Creates a creative from each file, one after the other, because each refetches the list. A creative whose file the
 * server refuses is deleted again. Leaving the campaign cancels the rest.
 */
export function useFileCreatives(campaignID: string): FileCreatives {
  const translate = useTranslate()
  const labels = useLabels('campaign', campaignLabels)
  const toast = useToast()
  const create = useCreation(createCreativeMutation)
  const { mutateAsync: upload } = useMutation(uploadAssetMutation)
  const { mutateAsync: save } = useMutation(saveCreativeMutation)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [results, setResults] = useState<readonly FileResult[]>([])
  const [controllers] = useState(() => new Map<string, AbortController>())
  const count = useRef(0)
  const queue = useRef(Promise.resolve())
  useEffect(
    () => () => {
      for (const controller of controllers.values()) controller.abort()
    },
    [controllers],
  )

  async function createFrom(file: File, id: string, signal: AbortSignal): Promise<FileResult | undefined> {
    const refuse = (reason: string, isTemporary = false) => ({ file, id, reason: translate(reason), isTemporary })
    const { facts, refusal } = await readMediaMetadata(file)
    if (!facts) return refuse(refusal)
    const read = creativeFromFile(file.name, facts)
    if (!read.creative) return refuse(read.refusal)
    if (signal.aborted) return undefined
    const update = (changes: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
    const change = (loaded: number) => update({ state: 'uploading', loaded, note: undefined })
    const onWait = (isWaiting: boolean) =>
      isWaiting ? update({ state: 'paused', note: labels.waitsForServer }) : change(0)
    change(0)
    try {
      const input = { ...newCreativeChoices(), ...read.creative, campaignID }
      const creative = await waitWhileBusy(() => create(input), { signal, onWait })
      let saved = creative
      try {
        signal.throwIfAborted()
        const asset = await upload({
          ...{ creative, file, facts, signal, onWait },
          onProgress: (share) => change(share * file.size),
        })
        // The server also reads files that browsers cannot: ZIPs, and videos with unknown codecs.
        const measured = creativeFromFile(file.name, asset).creative
        if (measured && (measured.width !== creative.width || measured.height !== creative.height)) {
          const input = { ...creativeInputSchema.parse(creative), ...measured }
          const { id: creativeID, version } = creative
          saved = await waitWhileBusy(() => save({ id: creativeID, version, input }), { signal, onWait })
        }
      } catch (failure) {
        await deleteCreatives([creative], { keepalive: false }).catch(() => undefined)
        throw failure
      }
      return { created: `${saved.name} (${saved.width} × ${saved.height})` }
    } catch (failure) {
      return signal.aborted ? undefined : refuse(errorText(failure, labels.pleaseTryAgain), canRetry(failure))
    }
  }

  function add(files: readonly File[]) {
    if (controllers.size === 0) setResults([])
    for (const file of files) {
      const id = `file${++count.current}`
      const controller = new AbortController()
      controllers.set(id, controller)
      const { name, size, type } = file
      setUploads((all) => [...all, { id, name, size, contentType: type, loaded: 0, state: 'queued' }])
      queue.current = queue.current.then(async () => {
        const result = controller.signal.aborted ? undefined : await createFrom(file, id, controller.signal)
        controllers.delete(id)
        setUploads((all) => all.filter((one) => one.id !== id))
        if (result) setResults((all) => [...all, result])
      })
    }
  }

  function cancel(id: string) {
    controllers.get(id)?.abort()
    setUploads((all) => all.filter((one) => one.id !== id))
  }

  const isRunning = uploads.length > 0
  const created = results.flatMap((result) => ('created' in result ? [result.created] : []))
  const refused = results.flatMap((result) => ('created' in result ? [] : [result]))
  const isSuccess = !isRunning && created.length > 0 && refused.length === 0
  const reportSuccess = useEffectEvent(() => {
    toast.show({ type: 'success', title: labels.creativesCreated(created.length) })
    setResults([])
  })
  useEffect(() => {
    if (isSuccess) reportSuccess()
  }, [isSuccess])

  const again = refused.flatMap(({ file, isTemporary }) => (isTemporary ? [file] : []))
  return {
    uploads,
    outcome:
      isRunning || refused.length === 0
        ? undefined
        : {
            title: labels.partlyCreated(created.length, results.length),
            created,
            failures: refused.map(({ file: { name }, id, reason }) => ({ id, name, reason })),
            onRetry: again.length > 0 ? () => add(again) : undefined,
          },
    onOutcomeDismiss: () => setResults([]),
    onFiles: add,
    onCancel: cancel,
    onCancelAll: () => {
      for (const { id } of uploads) cancel(id)
    },
  }
}
