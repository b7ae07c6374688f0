import { RenameInput, useLabels } from '@placard/ui'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { partsLabels } from './parts-labels.js'

export interface RenamableTitleOptions {
  /** Kind of entity: 'Campaign'. It is the heading while the name loads. */
  noun: string
  /** Current name; undefined while it loads. */
  name: string | undefined
  /** Returns the problem with a name, if there is one. */
  validate: (name: string) => string | undefined
  /** Saves a new name. */
  onRename: (name: string) => Promise<unknown>
}

/** Props for `PageHeader`, and the function that starts renaming. */
export interface RenamableTitle {
  title: ReactNode
  titleRef: RefObject<HTMLHeadingElement | null>
  startRenaming: () => void
}

/** Returns the title of a page whose name is edited in place. A new name is shown before the server has responded. */
export function useRenamableTitle({ noun, name, validate, onRename }: RenamableTitleOptions): RenamableTitle {
  const labels = useLabels('parts', partsLabels)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [isRenaming, setRenaming] = useState(false)
  const [given, setGiven] = useState<string>()
  const stop = () => {
    setRenaming(false)
    requestAnimationFrame(() => titleRef.current?.focus())
  }
  const rename = async (next: string) => {
    stop()
    setGiven(next)
    await onRename(next)
    setGiven(undefined)
  }
  const startRenaming = () => setRenaming(true)
  // The same heading element while loading, because it gets focus before the name is known.
  if (name === undefined)
    return {
      titleRef,
      startRenaming,
      title: <span className="text-ink-muted">{noun}</span>,
    }
  if (!isRenaming) return { titleRef, startRenaming, title: given ?? name }
  return {
    titleRef,
    startRenaming,
    title: (
      <RenameInput
        value={name}
        label={labels.newNameOfKind(noun)}
        validate={validate}
        onCommit={(next) => void rename(next)}
        onCancel={stop}
        className="w-160"
      />
    ),
  }
}
