import { Button } from '@placard/ui'
import { useState } from 'react'
import { Panel } from './block.js'

const SPEEDS = [
  { name: 'Color', ms: 100, use: 'Hover, press, selection' },
  { name: 'Popover', ms: 160, use: 'Menus, popovers, tooltips appear: opacity and 4 px. They leave in 120 ms' },
  { name: 'Dialog', ms: 220, use: 'Dialogs and drawers' },
  { name: 'Chart', ms: 240, use: 'Lines, when other data is shown; never when the page loads' },
]

/** Demo of each duration: a square moves across, always with the same easing. */
export function Speeds() {
  const [there, setThere] = useState(false)
  return (
    <Panel>
      <div className="flex flex-wrap items-center justify-between gap-2 border-line-subtle border-b px-4 py-3">
        <p className="text-dense text-ink-muted">
          One curve for all: <code className="font-mono">cubic-bezier(.2, 0, 0, 1)</code>
        </p>
        <Button onClick={() => setThere((is) => !is)}>Play</Button>
      </div>
      <ul className="divide-y divide-line-subtle">
        {SPEEDS.map(({ name, ms, use }) => (
          <li
            key={name}
            className="grid items-center gap-x-6 gap-y-2 px-4 py-3 @min-[40rem]:grid-cols-[7rem_10rem_minmax(0,1fr)]"
          >
            <span className="text-dense">
              <span className="font-medium">{name}</span> <span className="text-ink-muted">{ms} ms</span>
            </span>
            <span className="block h-6 w-40 rounded-bar bg-sunken">
              <span
                className="block size-6 rounded-bar bg-brand ease-out"
                style={{
                  transitionProperty: 'translate',
                  transitionDuration: `${ms}ms`,
                  translate: there ? '8.5rem 0' : '0 0',
                }}
              />
            </span>
            <span className="text-dense text-ink-muted">{use}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
