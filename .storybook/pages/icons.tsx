import { IconButton } from '@placard/ui'
import { Block, Panel } from './block.js'
import { ICON_SET } from './icon-set.js'

/** Renders every icon with its meaning, in groups. */
export function IconSet() {
  return Object.entries(ICON_SET).map(([group, icons]) => (
    <Panel key={group}>
      <p className="border-line-subtle border-b px-4 py-2 font-semibold">{group}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 p-4 @min-[32rem]:grid-cols-3 @min-[48rem]:grid-cols-4">
        {Object.entries(icons).map(([meaning, Icon]) => (
          <li key={meaning} className="flex min-w-0 items-center gap-3 py-1">
            <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-muted" />
            <span className="truncate text-dense">{meaning}</span>
          </li>
        ))}
      </ul>
    </Panel>
  ))
}

const SIZES = [
  { size: 16, stroke: 1.75, use: 'In buttons, fields, rows and beside words' },
  { size: 20, stroke: 1.5, use: 'Alone in a top bar on a phone' },
  { size: 24, stroke: 1.5, use: 'Above the words of an empty or failed state' },
]

/** Renders the three sizes with their stroke width. */
export function IconSizes() {
  const Icon = ICON_SET.Things?.Campaign
  return (
    <Panel>
      <ul className="divide-y divide-line-subtle">
        {SIZES.map(({ size, stroke, use }) => (
          <li key={size} className="flex items-center gap-4 px-4 py-3">
            <span className="grid size-8 shrink-0 place-items-center">
              {Icon && <Icon aria-hidden size={size} strokeWidth={stroke} className="text-ink-muted" />}
            </span>
            <span className="w-32 shrink-0 text-dense">
              {size} px, stroke {stroke}
            </span>
            <span className="text-dense text-ink-muted">{use}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Icon button with accessible name and tooltip. */
export function IconAlone() {
  const Icon = ICON_SET.Actions?.Download
  return (
    <Block>
      <IconButton label="Download the report">{Icon && <Icon aria-hidden />}</IconButton>
    </Block>
  )
}
