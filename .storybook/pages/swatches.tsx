export interface SwatchesProps {
  /** Names of tokens without their dashes, such as 'brand-solid'. */
  tokens: string[]
}

/** Shows colour tokens side by side in light and in dark. */
export function Swatches({ tokens }: SwatchesProps) {
  return (
    <div className="sb-unstyled my-4 grid grid-cols-2 overflow-hidden rounded-card border border-line font-sans">
      {['light', 'dark'].map((theme) => (
        <div key={theme} data-theme={theme} className="grid grid-cols-2 gap-3 bg-surface p-4 text-ink lg:grid-cols-3">
          {tokens.map((token) => (
            <div key={token} className="flex min-w-0 items-center gap-2 text-caption">
              <span
                className="size-8 shrink-0 rounded-badge border border-line-control"
                style={{ background: `var(--${token})` }}
              />
              <code className="truncate font-mono">{token}</code>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
