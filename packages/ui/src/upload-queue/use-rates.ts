import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addSample, rateOf, type Sample, type Upload, uploadTotals } from './upload-progress.js'

const TOTAL = Symbol('total')
type Key = string | typeof TOTAL

export interface Rates {
  /** Bytes a second of all uploads together, once that is known. */
  total: number | undefined
  /** Bytes a second of each. */
  of: (id: string) => number | undefined
}

/** Measures how fast uploads go, once a second and whenever something arrives; what stalls is seen to stall. */
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
      setRates(new Map([...next].map(([key, all]) => [key, rateOf(all)])))
    }
    measure()
    const timer = setInterval(measure, 1_000)
    return () => clearInterval(timer)
  }, [running])

  const known = uploads.filter((upload) => upload.state === 'uploading' && upload.rate !== undefined)
  return {
    total: known.length > 0 ? known.reduce((sum, upload) => sum + (upload.rate ?? 0), 0) : rates.get(TOTAL),
    of: (id) => known.find((upload) => upload.id === id)?.rate ?? rates.get(id),
  }
}
