import { Block, Panel } from './block.js'

const RADII = [
  { name: 'bar', className: 'rounded-bar', px: 4, use: 'Bars, chips, marks in charts' },
  { name: 'badge', className: 'rounded-badge', px: 6, use: 'Badges, menu items, small buttons' },
  { name: 'control', className: 'rounded-control', px: 8, use: 'Buttons and fields' },
  { name: 'card', className: 'rounded-card', px: 10, use: 'Cards' },
  { name: 'dialog', className: 'rounded-dialog', px: 12, use: 'Dialogs and popovers' },
  { name: 'full', className: 'rounded-full', px: undefined, use: 'Avatars and switches' },
]

/** Renders every radius on a square. */
export function Radii() {
  return (
    <Panel>
      <ul className="grid grid-cols-2 gap-6 p-4 @min-[36rem]:grid-cols-3">
        {RADII.map(({ name, className, px, use }) => (
          <li key={name}>
            <span className={`block size-16 border border-line-control bg-sunken ${className}`} />
            <p className="mt-2 text-dense">
              <code className="font-medium font-mono">{name}</code>
              {px !== undefined && <span className="text-ink-muted"> {px} px</span>}
            </p>
            <p className="text-caption text-ink-muted">{use}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const LEVELS = [
  {
    name: 'Level 0',
    className: 'border-line-subtle bg-surface rounded-card',
    use: 'Cards, tables: a border, no shadow',
  },
  {
    name: 'Level 1',
    className: 'border-line bg-surface',
    use: 'A bar that sticks: a stronger edge once something runs under it',
  },
  {
    name: 'Level 2',
    className: 'border-line bg-raised rounded-dialog shadow-popover',
    use: 'Menus, popovers, tooltips, toasts',
  },
  {
    name: 'Level 3',
    className: 'border-line bg-raised rounded-dialog shadow-dialog',
    use: 'Dialogs and drawers, above a scrim',
  },
]

/** Renders the four levels in both themes. */
export function Levels() {
  return (
    <Block className="flex flex-col gap-4">
      {['light', 'dark'].map((mode) => (
        <div
          key={mode}
          data-theme={mode}
          className="overflow-clip rounded-card border border-line-subtle bg-canvas p-6 text-ink"
        >
          <ul className="grid gap-6 @min-[36rem]:grid-cols-2">
            {LEVELS.map(({ name, className, use }) => (
              <li key={name} className={`border p-4 ${className}`}>
                <p className="font-semibold">{name}</p>
                <p className="text-dense text-ink-muted">{use}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Block>
  )
}
