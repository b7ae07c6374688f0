import type { CpuUse } from '@placard/domain/creative'
import { addPreviewTask, ENDLESS_CPU_USE, NO_CPU_USE, readPreviewTask } from '@placard/domain/internal/creative'
import type { AdFrameStatus } from '@placard/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** True in Chromium. A frame reports its own long tasks, so the page around it needs no access to them. */
const canMeasure = () => globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask') === true

/**
 * Returns the CPU use of a preview since its document was loaded, from the tasks that the document reports; undefined
 * if the browser cannot measure it. A document whose script never ends reports nothing and is over the limit.
 */
export function useCpuUse(onChange: ((use: CpuUse | undefined) => void) | undefined) {
  const [measured, setMeasured] = useState(NO_CPU_USE)
  const [isEndless, setEndless] = useState(false)
  const use = isEndless ? ENDLESS_CPU_USE : canMeasure() ? measured.use : undefined
  const change = useEffectEvent((next: CpuUse | undefined) => onChange?.(next))
  useEffect(() => change(use), [use])
  useEffect(() => () => change(undefined), [])
  return {
    use,
    onMessage: (data: unknown) => {
      const task = readPreviewTask(data)
      if (task) setMeasured((before) => addPreviewTask(before, task))
    },
    onStatusChange: (status: AdFrameStatus) => {
      if (status === 'unresponsive') setEndless(true)
      if (status !== 'loading') return
      setEndless(false)
      setMeasured(NO_CPU_USE)
    },
  }
}
