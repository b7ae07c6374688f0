import { errorText } from '@placard/domain/api'
import type { RunningUpload } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createDiscrepancyMutation } from '../../data/campaigns/discrepancies.js'
import { paths } from '../../paths.js'
import { takePartnerFile } from '../../state/partner-files.js'
import { useSettings } from '../../state/settings.js'
import { discrepancyLabels } from './discrepancy-labels.js'

/** Starts checks of a campaign and opens them. A file that was dropped on its report is compared right away. */
export function useNewDiscrepancy(campaignID: string) {
  const labels = useLabels('discrepancies', discrepancyLabels)
  const { tzCode } = useSettings().activeReportingTimezone
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(createDiscrepancyMutation)
  const [upload, setUpload] = useState<RunningUpload>()
  const [error, setError] = useState<string>()
  const running = useRef<AbortController>(undefined)
  /** False after leaving the list: the upload goes on, and its check is listed when it is done. */
  const isHere = useRef(true)

  async function send(file: File, keepFile: boolean) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setError(undefined)
    setUpload({ name: file.name, share: 0 })
    const onProgress = (share: number) =>
      running.current === controller && setUpload({ name: file.name, share: share < 1 ? share : null })
    try {
      const { id } = await mutateAsync({ campaignID, file, keepFile, tz: tzCode, signal, onProgress })
      if (!signal.aborted && isHere.current) await navigate(paths.discrepancies(campaignID, id))
    } catch (failure) {
      if (!signal.aborted) setError(errorText(failure, labels.pleaseTryAgain))
    } finally {
      if (running.current === controller) setUpload(undefined)
    }
  }
  const start = (file: File, keepFile: boolean) => void send(file, keepFile)

  const startHandedOver = useEffectEvent(() => {
    const file = takePartnerFile(campaignID)
    if (file) start(file, false)
  })
  useEffect(() => {
    startHandedOver()
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return { start, upload, error, onCancel: () => running.current?.abort() }
}
