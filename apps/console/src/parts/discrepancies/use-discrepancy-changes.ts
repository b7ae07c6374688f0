import { errorText, TIMED_OUT, VersionConflict } from '@placard/domain/api'
import type { DiscrepancyChoices } from '@placard/domain/discrepancy'
import type { Discrepancy } from '@placard/domain/internal/discrepancy'
import type { RunningUpload } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { updateDiscrepancyMutation } from '../../data/campaigns/discrepancies.js'
import { partnerFile } from '../../state/partner-files.js'
import { discrepancyLabels } from './discrepancy-labels.js'

const createReadingKey = ({ reading, sheet }: DiscrepancyChoices) => JSON.stringify([reading ?? {}, sheet ?? null])

/** True if a correction reads the file again, and the server has not kept it. */
const needsFile = (check: Discrepancy, choices: DiscrepancyChoices): boolean =>
  !check.isFileKept && (check.needsFile || createReadingKey(check.choices) !== createReadingKey(choices))

/** Corrections of a check: they are sent one after the other, and ask for the file only if this tab doesn't have it. */
export function useDiscrepancyChanges(check: Discrepancy) {
  const labels = useLabels('discrepancies', discrepancyLabels)
  const { mutateAsync, isPending } = useMutation(updateDiscrepancyMutation(check.id))
  /** Choices that are not applied yet. */
  const [wanted, setWanted] = useState<DiscrepancyChoices>()
  const [asksForFile, setAsksForFile] = useState(false)
  const [error, setError] = useState<string>()
  const [upload, setUpload] = useState<RunningUpload>()
  const running = useRef<AbortController>(undefined)
  const latest = useRef<DiscrepancyChoices>(undefined)

  async function send(choices: DiscrepancyChoices, file?: { content: File; keepFile: boolean }) {
    const controller = new AbortController()
    running.current = controller
    setError(undefined)
    if (file) setUpload({ name: file.content.name, share: 0 })
    const { signal } = controller
    const onProgress = (share: number) =>
      file && setUpload({ name: file.content.name, share: share < 1 ? share : null })
    try {
      await mutateAsync({ id: check.id, choices, file, signal, onProgress })
      setAsksForFile(false)
      if (latest.current === choices) setWanted(undefined)
    } catch (failure) {
      if (failure instanceof VersionConflict) {
        setWanted(undefined)
        setError(labels.changedMeanwhile)
      } else if (!signal.aborted) setError(errorText(failure, labels.pleaseTryAgain))
      else if (!file) setError(TIMED_OUT)
    } finally {
      setUpload(undefined)
    }
  }

  const change = (choices: DiscrepancyChoices) => {
    latest.current = choices
    setWanted(choices)
    if (!needsFile(check, choices)) return void send(choices)
    const content = partnerFile(check.id)
    if (content) void send(choices, { content, keepFile: false })
    else setAsksForFile(true)
  }
  return {
    /** Choices as the user wants them; shown before the server has applied them. */
    choices: wanted ?? check.choices,
    change,
    giveFile: (content: File, keepFile: boolean) => void send(wanted ?? check.choices, { content, keepFile }),
    retry: () => wanted && change(wanted),
    cancel: () => running.current?.abort(),
    isPending,
    asksForFile,
    upload,
    error,
  }
}
