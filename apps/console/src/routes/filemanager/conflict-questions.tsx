import { type FileConflictChoice, freeKey, nameOfKey } from '@placard/domain/internal/files'
import { FileConflictDialog, useLabels } from '@placard/ui'
import { type ReactNode, useState } from 'react'
import type { TransferConflict } from '../../data/files/file-plans.js'
import { fileManagerLabels } from './filemanager-labels.js'

type Answers = ReadonlyMap<string, FileConflictChoice>

interface Questions {
  conflicts: readonly TransferConflict[]
  answers: Answers
  onEnd: (answers: Answers | undefined) => void
}

/**
 * Asks about conflicts, one dialog after the other. `ask` resolves to the answers by key; to undefined if the user
 * closes a dialog without an answer.
 */
export function useConflictQuestions(): {
  ask: (conflicts: readonly TransferConflict[]) => Promise<Answers | undefined>
  dialog: ReactNode
} {
  const [questions, setQuestions] = useState<Questions>()
  const ask = (conflicts: readonly TransferConflict[]) =>
    conflicts.length === 0
      ? Promise.resolve<Answers>(new Map())
      : new Promise<Answers | undefined>((onEnd) => setQuestions({ conflicts, answers: new Map(), onEnd }))
  return { ask, dialog: questions && <ConflictQuestion questions={questions} onChange={setQuestions} /> }
}

interface ConflictQuestionProps {
  questions: Questions
  onChange: (questions: Questions | undefined) => void
}

function ConflictQuestion({ questions, onChange }: ConflictQuestionProps) {
  const labels = useLabels('fileManager', fileManagerLabels)
  const { conflicts, answers, onEnd } = questions
  const open = conflicts.filter(({ key }) => !answers.has(key))
  const [conflict] = open
  if (!conflict) return null
  const { key, existing, size } = conflict
  const name = nameOfKey(key)
  const end = (final: Answers | undefined) => {
    onChange(undefined)
    onEnd(final)
  }
  return (
    <FileConflictDialog
      key={key}
      open
      onOpenChange={() => end(undefined)}
      existing={{ name, size: existing.size, modified: existing.modified }}
      incoming={{ name, size }}
      remaining={open.length - 1}
      keptName={nameOfKey(freeKey(key, (one) => one === key))}
      labels={{ close: labels.cancel }}
      onResolve={(choice, forAll) => {
        const next = new Map(answers)
        for (const one of forAll ? open : [conflict]) next.set(one.key, choice)
        if (next.size === conflicts.length) end(next)
        else onChange({ ...questions, answers: next })
      }}
    />
  )
}
