import { Block } from './block.js'

const WIDTHS = [
  { width: 360, columns: 4, gutter: 16, menu: 0 },
  { width: 768, columns: 8, gutter: 24, menu: 0 },
  { width: 1280, columns: 12, gutter: 24, menu: 232 },
  { width: 1920, columns: 12, gutter: 32, menu: 232 },
]

/** Drawing of the four widths to scale, with menu, gutters and columns. */
export function GridDrawing() {
  return (
    <Block className="flex flex-col gap-6">
      {WIDTHS.map(({ width, columns, gutter, menu }) => (
        <figure key={width}>
          <figcaption className="mb-2 text-dense">
            <span className="font-medium">{width} px</span>{' '}
            <span className="text-ink-muted">
              {columns} columns, gutter {gutter} px{menu > 0 && `, menu ${menu} px`}
            </span>
          </figcaption>
          <svg
            viewBox={`0 0 ${width} 160`}
            role="img"
            aria-label={`${columns} columns at ${width} px`}
            className="block h-20 rounded-bar border border-line bg-surface"
            style={{ width: `${(width / 1920) * 100}%` }}
            preserveAspectRatio="none"
          >
            {menu > 0 && <rect width={menu} height="160" fill="var(--placard-sunken)" />}
            {Array.from({ length: columns }, (_, column) => column).map((column) => {
              const inside = width - menu - gutter * 2
              const step = (inside + gutter) / columns
              return (
                <rect
                  key={column}
                  x={menu + gutter + column * step}
                  width={step - gutter}
                  height="160"
                  fill="var(--placard-brand-tint)"
                  stroke="var(--placard-brand-border)"
                />
              )
            })}
          </svg>
        </figure>
      ))}
    </Block>
  )
}
