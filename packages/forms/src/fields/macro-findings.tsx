import { applyMacroFix } from '@placard/domain/internal/tags'
import type { MacroFinding } from '@placard/domain/tags'
import { Button, classNames, useLabels } from '@placard/ui'
import { CircleX, TriangleAlert } from 'lucide-react'

const defaultLabels = {
  position: (line: number, column: number) => `Line ${line}, column ${column}`,
  error: 'Error: ',
  warning: 'Warning: ',
}

/** Texts of the macro findings. */
export type MacroFindingsLabels = typeof defaultLabels

interface MacroFindingsProps {
  /** Text that was checked. */
  text: string
  /** Problems with its macros. */
  findings: readonly MacroFinding[]
  /** Called with the text after a fix. */
  onFix: (text: string) => void
  /** Shows where a problem is; without it, there is no position. */
  onShow?: (finding: MacroFinding) => void
  /** Accessible name of the list. */
  label: string
}

/** Returns the line and column of an index, both from 1. */
function findPosition(text: string, index: number): [line: number, column: number] {
  const lines = text.slice(0, index).split('\n')
  return [lines.length, (lines.at(-1)?.length ?? 0) + 1]
}

/** List of problems with macros: position, explanation and a button that corrects each. */
export function MacroFindings({ text, findings, onFix, onShow, label }: MacroFindingsProps) {
  const labels = useLabels('macroFindings', defaultLabels)
  if (findings.length === 0) return null
  return (
    <ul data-slot="macro-findings" aria-label={label} className="grid min-w-0 gap-2 text-dense">
      {findings.map((finding) => {
        const { rule, severity, message, start, end, fix } = finding
        const Icon = severity === 'error' ? CircleX : TriangleAlert
        return (
          <li key={`${rule} ${start}`} data-state={severity} className="flex min-w-0 gap-2">
            <Icon
              aria-hidden
              className={classNames(
                'mt-0.5 size-4 shrink-0',
                severity === 'error' ? 'text-danger-ink' : 'text-warning-ink',
              )}
            />
            <div className="grid min-w-0 flex-1 gap-1.5">
              <p className="wrap-anywhere text-ink">
                <span className="sr-only">{severity === 'error' ? labels.error : labels.warning}</span>
                {message}
              </p>
              {(fix || (onShow && end > start)) && (
                <div className="flex min-w-0 flex-wrap items-center gap-2">
                  {fix && (
                    <Button size="sm" className="max-w-full" onClick={() => onFix(applyMacroFix(text, fix))}>
                      <span className="truncate">{fix.label}</span>
                    </Button>
                  )}
                  {onShow && end > start && (
                    <Button size="sm" variant="ghost" onClick={() => onShow(finding)}>
                      {labels.position(...findPosition(text, start))}
                    </Button>
                  )}
                </div>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
