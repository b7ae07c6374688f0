import type { Problem } from '@placard/domain'
import { Alert, useLabels } from '@placard/ui'
import { type ComponentProps, useEffect, useRef } from 'react'
import { formLabels } from '../form-labels.js'
import { useTranslate } from '../use-translate.js'

export interface ErrorSummaryProps extends ComponentProps<'div'> {
  /** Problems of the last submit, in document order. */
  problems: readonly Problem[]
  /** Returns whether a problem has been fixed since. */
  isMended: (path: string) => boolean
  /** Returns the id of a field's control. */
  idOf: (path: string) => string
  /** Focuses the control of a field. */
  onGo: (path: string) => void
}

/**
 * Lists the problems of several fields with links, and takes focus. Fixed problems stay listed, so that nothing
 * jumps.
 */
export function ErrorSummary({ problems, isMended, idOf, onGo, ...props }: ErrorSummaryProps) {
  const labels = useLabels('form', formLabels)
  const translate = useTranslate()
  const root = useRef<HTMLDivElement>(null)
  // A new list means a new submit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list moves focus to the summary.
  useEffect(() => root.current?.focus(), [problems])

  const left = problems.filter(({ path }) => !isMended(path)).length
  const title = left === 0 ? labels.allFixed : labels.fieldsLeft(left)
  return (
    <Alert
      ref={root}
      role="group"
      tabIndex={-1}
      aria-label={title}
      tone={left === 0 ? 'success' : 'danger'}
      title={title}
      {...props}
      data-slot="error-summary"
    >
      <ul className="mt-1 flex flex-col gap-1">
        {problems.map(({ path, message }) => (
          <li key={path}>
            {isMended(path) ? (
              <span className="text-ink-muted line-through">
                <span className="sr-only">{labels.mended} </span>
                {translate(message)}
              </span>
            ) : (
              <a
                href={`#${idOf(path)}`}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(path)
                }}
                className="text-ink underline underline-offset-2 hover:decoration-2"
              >
                {translate(message)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
