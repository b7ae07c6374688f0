import type { AddressIssue } from '@placard/domain/text'
import { Button, classNames } from '@placard/ui'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useTranslate } from '../use-translate.js'

interface AddressIssuesProps {
  issues: readonly AddressIssue<string>[]
  /** Error that the field shows already. */
  shownError: string | undefined
  /** Called with the corrected address. */
  onFix: (url: string) => void
}

/** Problems of an address while typing, each with a button that corrects it. */
export function AddressIssues({ issues, shownError, onFix }: AddressIssuesProps) {
  const translate = useTranslate()
  return issues.map(({ code, severity, message, fix }) => {
    const isError = severity === 'error'
    const Icon = isError ? CircleAlert : TriangleAlert
    const text = translate(message)
    const isShown = text === shownError
    if (isShown && !fix) return null
    return (
      <span key={`${code} ${message}`} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        {!isShown && (
          <span className={classNames('flex min-w-0 items-start gap-1', isError ? 'text-danger-ink' : 'text-ink')}>
            <Icon aria-hidden className={classNames('mt-px size-3.5 shrink-0', !isError && 'text-warning-ink')} />
            <span className="wrap-anywhere min-w-0">{text}</span>
          </span>
        )}
        {fix && (
          <Button size="sm" onClick={() => onFix(fix.url)}>
            {translate(fix.label)}
          </Button>
        )}
      </span>
    )
  })
}
