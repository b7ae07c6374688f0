import { canRetry, errorText } from '@placard/domain/api'
import { type Asset, type MediaMetadata, slotProblem } from '@placard/domain/creative'
import { slotFileName } from '@placard/domain/internal/creative'
import { useRef, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { type AssetUploader, renamed } from '../asset-uploader.js'
import { readMediaMetadata } from '../read-media-metadata.js'

/** Upload in progress, independent of the current asset. */
export type SlotStep =
  | { kind: 'idle' }
  | { kind: 'checking'; fileName: string }
  | { kind: 'uploading'; fileName: string; size: number; share: number }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string }

export interface UseAssetSlot {
  /** Slot of the layout. */
  name: string
  asset: Asset | undefined
  onUpload: AssetUploader
  /** Error message for failures without one. */
  fallback: string
}

/** Checks a file and uploads it under the slot's name; supports cancel and retry. */
export function useAssetSlot({ name, asset, onUpload, fallback }: UseAssetSlot) {
  const translate = useTranslate()
  const [step, setStep] = useState<SlotStep>({ kind: 'idle' })
  const [added, setAdded] = useState<{ asset: Asset; size: number; instead: string | undefined; heard?: true }>()
  if (added && !added.heard && added.asset.id === asset?.id) setAdded({ ...added, heard: true })
  const ready = useRef<{ file: File; facts: MediaMetadata }>(undefined)
  const running = useRef<AbortController>(undefined)
  /** Ends the current upload; its late result is ignored. */
  const begin = () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  const send = async () => {
    if (!ready.current) return
    const { file, facts } = ready.current
    const signal = begin()
    const progress = (share: number) => {
      if (!signal.aborted) setStep({ kind: 'uploading', fileName: file.name, size: file.size, share })
    }
    progress(0)
    try {
      const uploaded = await onUpload(file, facts, { signal, onProgress: progress, replaces: asset })
      if (signal.aborted) return
      setAdded({ asset: uploaded, size: file.size, instead: asset?.id })
      setStep({ kind: 'idle' })
    } catch (failure) {
      const message = translate(errorText(failure, fallback))
      if (!signal.aborted) setStep({ kind: canRetry(failure) ? 'failed' : 'refused', message })
    }
  }

  const choose = async (file: File) => {
    const signal = begin()
    ready.current = undefined
    const wrongKind = slotProblem(name, file.name)
    if (wrongKind !== undefined) return setStep({ kind: 'refused', message: wrongKind })
    setStep({ kind: 'checking', fileName: file.name })
    const { facts, refusal } = await readMediaMetadata(file)
    if (signal.aborted) return
    if (refusal !== undefined) return setStep({ kind: 'refused', message: refusal })
    ready.current = { file: renamed(file, slotFileName(name, file.name)), facts }
    await send()
  }

  // The uploaded asset is shown until the caller's data contains it.
  const isNews = added !== undefined && !added.heard && added.instead === asset?.id
  const shown = isNews ? added.asset : asset
  return {
    step,
    asset: shown,
    /** In bytes, if the file was uploaded here. */
    size: added?.asset.id === shown?.id ? added?.size : undefined,
    choose,
    retry: send,
    refuse: (message: string) => setStep({ kind: 'refused', message }),
    cancel: () => {
      begin()
      setStep({ kind: 'idle' })
    },
    forget: () => {
      setAdded(undefined)
      setStep({ kind: 'idle' })
    },
  }
}
