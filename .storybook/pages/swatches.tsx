import { Panel } from './block.js'
import { computeTokens, formatHex, MODES, type Mode } from './token-values.js'

export interface SwatchesProps {
  /** Uses by token name without dashes, such as 'brand-solid'. */
  tokens: Record<string, string>
}

/** Color tokens with their use and their computed values in both themes. */
export function Swatches({ tokens }: SwatchesProps) {
  return (
    <Panel>
      <ul className="divide-y divide-line-subtle">
        {Object.entries(tokens).map(([token, use]) => (
          <li
            key={token}
            className="grid grid-cols-2 items-center gap-x-4 gap-y-2 px-4 py-3 @min-[40rem]:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem]"
          >
            <div className="col-span-2 min-w-0 @min-[40rem]:col-span-1">
              <code className="font-medium font-mono text-dense">{token}</code>
              <p className="text-caption text-ink-muted">{use}</p>
            </div>
            {MODES.map((mode) => (
              <Swatch key={mode} token={token} mode={mode} />
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Swatch({ token, mode }: { token: string; mode: Mode }) {
  return (
    <div className="flex items-center gap-2 text-caption">
      <span
        data-theme={mode}
        className="size-9 shrink-0 rounded-badge border border-line-control"
        style={{ background: `var(--placard-${token})` }}
      />
      <span>
        <span className="block text-ink-muted">{mode === 'light' ? 'Light' : 'Dark'}</span>
        <code className="block font-mono">{formatHex(computeTokens(mode)[token] ?? '')}</code>
      </span>
    </div>
  )
}
