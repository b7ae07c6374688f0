import { errorText } from '@placard/domain/api'
import { useLabels } from '@placard/ui'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { scheduleListLabels } from './schedule-list-labels.js'

interface Outcome<Kind> {
  /** Running action. */
  running: Kind | undefined
  /** Starts an action unless one is running; `done` is announced on success. */
  run: (kind: Kind, action: () => Promise<void>, done?: string) => Promise<void>
  /** Outcome of the last action as a separate line. */
  outcome: ReactNode
}

/** Runs the actions of a row one at a time and shows the outcome of the last one in the row. */
export function useOutcome<Kind extends string>(): Outcome<Kind> {
  const labels = useLabels('scheduleList', scheduleListLabels)
  const translate = useTranslate()
  const [running, setRunning] = useState<Kind>()
  const [said, setSaid] = useState<{ text: string; isFailure: boolean }>()
  const run: Outcome<Kind>['run'] = async (kind, action, done) => {
    if (running) return
    setRunning(kind)
    setSaid(undefined)
    try {
      await action()
      if (done !== undefined) setSaid({ text: done, isFailure: false })
    } catch (failure) {
      setSaid({ text: translate(errorText(failure, labels.actionFailed)), isFailure: true })
    } finally {
      setRunning(undefined)
    }
  }
  const outcome = said && (
    <p
      role={said.isFailure ? 'alert' : 'status'}
      className={said.isFailure ? 'w-full text-danger-ink' : 'w-full text-ink-muted'}
    >
      {said.text}
    </p>
  )
  return { running, run, outcome }
}
