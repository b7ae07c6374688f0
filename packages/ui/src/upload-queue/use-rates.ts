import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addSample, computeRate, type Sample, type Upload, uploadTotals } from './upload-progress.js'

const TOTAL = Symbol('total')
type Key = string | typeof TOTAL

export interface Rates {
  /** Bytes per second of all uploads, once known. */
  total: number | undefined
  /** Returns the bytes per second of an upload. */
  of: (id: string) => number | undefined
}

/** Measures upload rates once a second and on every progress event, so that stalled uploads are recognized. */
export function useRates(uploads: readonly Upload[]): Rates {
  const samples = useRef(new Map<Key, readonly Sample[]>())
  const [rates, setRates] = useState<ReadonlyMap<Key, number | undefined>>(new Map())
  const current = useEffectEvent(() => uploads)
  const running = uploads.some((upload) => upload.state === 'uploading')

  useEffect(() => {
    if (!running) {
      samples.current.clear()
      setRates(new Map())
      return
    }
    const measure = () => {
      const at = performance.now()
      const next = new Map<Key, readonly Sample[]>()
      const keep = (key: Key, loaded: number) =>
        next.set(key, addSample(samples.current.get(key) ?? [], { at, loaded }))
      keep(TOTAL, uploadTotals(current()).loaded)
      for (const upload of current()) if (upload.state === 'uploading') keep(upload.id, upload.loaded)
      samples.current = next
      setRates(new Map([...next].map(([key, all]) => [key, computeRate(all)])))
    }
    measure()
    const timer = setInterval(measure, 1_000)
    return () => clearInterval(timer)
  }, [running])

  const activeUploads = uploads.filter((upload) => upload.state === 'uploading' && upload.rate !== undefined)
  return {
    total:
      activeUploads.length > 0 ? activeUploads.reduce((sum, upload) => sum + (upload.rate ?? 0), 0) : rates.get(TOTAL),
    of: (id) => activeUploads.find((upload) => upload.id === id)?.rate ?? rates.get(id),
  }
}
