import type { ClickChain, ClickStep } from '@placard/domain/tags'
import { Status, useLabels } from '@placard/ui'
import { CircleCheck, CircleX } from 'lucide-react'
import { tagsPanelLabels } from '../tags-panel-labels.js'

export interface ClickStepsProps {
  /** Evaluated click. */
  chain: ClickChain
}

/** Verdict on a tested click, and its steps in order: URLs before and after decoding, and where encoding was lost. */
export function ClickSteps({ chain: { steps, isIntact, verdict } }: ClickStepsProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  return (
    <div className="grid min-w-0 gap-4">
      <Status className="justify-self-start" tone={isIntact ? 'success' : 'danger'}>
        {verdict}
      </Status>
      <ol aria-label={labels.clickSteps} className="grid min-w-0 gap-4">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never move, and may repeat.
          <StepItem key={index} step={step} number={index + 1} />
        ))}
      </ol>
    </div>
  )
}

/** Step with its URLs and problem. */
function StepItem({ step: { title, urls, problem }, number }: { step: ClickStep; number: number }) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const Icon = problem === undefined ? CircleCheck : CircleX
  return (
    <li className="flex min-w-0 gap-2">
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${problem === undefined ? 'text-success-ink' : 'text-danger-ink'}`}
      />
      <div className="grid min-w-0 gap-1.5">
        <h4 className="font-medium text-ink">
          {number}. {title}
        </h4>
        {urls.length > 0 && (
          <dl className="grid min-w-0 gap-1.5">
            {urls.map(({ label, url }) => (
              <div key={label} className="min-w-0">
                <dt className="text-caption text-ink-muted">{label}</dt>
                <dd dir="ltr" className="wrap-anywhere font-mono text-caption text-ink">
                  {url}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {problem !== undefined && (
          <p className="wrap-anywhere text-ink">
            <span className="sr-only">{labels.problem} </span>
            {problem}
          </p>
        )}
      </div>
    </li>
  )
}
