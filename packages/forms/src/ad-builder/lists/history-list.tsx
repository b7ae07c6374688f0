import { useLabels } from '@placard/ui'
import { useTranslate } from '../../use-translate.js'
import { adBuilderLabels } from '../ad-builder-labels.js'
import { useBuilder } from '../builder-context.js'

/** Steps that can be undone and redone; a click goes to a step. */
export function HistoryList() {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const translate = useTranslate()
  const { state, dispatch } = useBuilder()
  const { past, future } = state.history
  const steps = [
    { label: labels.historyStart, offset: -past.length },
    ...past.map(({ label }, index) => ({ label: translate(label), offset: index + 1 - past.length })),
    ...future.toReversed().map(({ label }, index) => ({ label: translate(label), offset: index + 1 })),
  ]
  return (
    <section aria-label={labels.history} className="min-w-0">
      <ol className="grid min-w-0 gap-0.5 p-2">
        {steps.map(({ label, offset }) => (
          <li key={offset}>
            <button
              type="button"
              aria-current={offset === 0 ? 'step' : undefined}
              onClick={() => dispatch({ type: 'travel', steps: offset })}
              className={`flex min-h-7 w-full min-w-0 cursor-pointer items-center rounded-badge px-2 text-start text-dense hover:bg-hover aria-[current]:bg-selected aria-[current]:text-brand-ink ${offset > 0 ? 'text-ink-subtle' : 'text-ink'}`}
            >
              <span className="truncate">{label}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
