import { Status } from '@placard/ui'
import { Panel } from './block.js'

export interface DoDontProps {
  /** Pairs of good and bad texts. */
  pairs: { good: string; bad: string; why?: string }[]
}

/** Renders good texts beside bad ones. */
export function DoDont({ pairs }: DoDontProps) {
  return (
    <Panel>
      <ul className="divide-y divide-line-subtle">
        {pairs.map(({ good, bad, why }) => (
          <li key={good} className="grid gap-x-6 gap-y-2 px-4 py-3 @min-[36rem]:grid-cols-2">
            <div>
              <Status tone="success">Do</Status>
              <p className="mt-1">{good}</p>
            </div>
            <div>
              <Status tone="danger">Don’t</Status>
              <p className="mt-1 text-ink-muted">{bad}</p>
            </div>
            {why && <p className="text-caption text-ink-muted @min-[36rem]:col-span-2">{why}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
