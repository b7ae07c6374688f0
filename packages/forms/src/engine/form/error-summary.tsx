import { Alert, useLabels } from '@placard/ui'
import { type ComponentProps, Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../use-translate.js'
import { formLabels } from '../form-labels.js'
import type { FieldProblem } from './use-form-submit.js'

export interface ErrorSummaryProps extends ComponentProps<'div'> {
  /** Problems of the last submit, in document order. */
  problems: readonly FieldProblem[]
  /** Returns whether a problem has been fixed since. */
  isMended: (path: string) => boolean
  /** Returns the id of a field's control. */
  idOf: (path: string) => string
  /** Focuses the control of a field. */
  onGo: (path: string) => void
}

/** Returns the lines of the list: fields with the same message share one, which names them. */
function groupProblems(problems: readonly FieldProblem[]): FieldProblem[][] {
  const lines: FieldProblem[][] = []
  for (const problem of problems) {
    const same = problem.label && lines.find(([first]) => first?.label && first.message === problem.message)
    if (same) same.push(problem)
    else lines.push([problem])
  }
  return lines
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
        {groupProblems(problems).map((line) => (
          <li key={line[0]?.path}>
            {line.length > 1 && `${translate(line[0]?.message ?? '')}: `}
            {line.map(({ path, message, label }, index) => (
              <Fragment key={path}>
                {index > 0 && ', '}
                <SummaryEntry id={idOf(path)} isMended={isMended(path)} onGo={() => onGo(path)}>
                  {line.length > 1 ? label : translate(message)}
                </SummaryEntry>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

interface SummaryEntryProps {
  /** Id of the field's control. */
  id: string
  /** True if the problem has been fixed. */
  isMended: boolean
  /** Focuses the control. */
  onGo: () => void
  children: ReactNode
}

/** Link to a field with a problem; struck through once it is fixed. */
function SummaryEntry({ id, isMended, onGo, children }: SummaryEntryProps) {
  const labels = useLabels('form', formLabels)
  if (isMended)
    return (
      <span className="text-ink-muted line-through">
        <span className="sr-only">{labels.mended} </span>
        {children}
      </span>
    )
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        onGo()
      }}
      className="text-ink underline underline-offset-2 hover:decoration-2"
    >
      {children}
    </a>
  )
}
