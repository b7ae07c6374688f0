import { Block, Panel } from './block.js'

const SCALE = [
  {
    token: 'text-caption',
    size: '12 / 16',
    use: 'Deltas, axes, hints, badges: nothing is smaller',
    weight: 'font-normal',
  },
  { token: 'text-dense', size: '13 / 20', use: 'Table cells, menus, buttons', weight: 'font-normal' },
  { token: 'text-body', size: '14 / 20', use: 'Text, labels, titles of cards', weight: 'font-normal' },
  {
    token: 'text-touch',
    size: '16 / 24',
    use: 'Fields under a finger, so that phones do not zoom',
    weight: 'font-normal',
  },
  { token: 'text-title', size: '20 / 28', use: 'Dialogs, sections', weight: 'font-semibold' },
  {
    token: 'text-page',
    size: '24 / 32',
    use: 'The title of a page, the value of a key figure',
    weight: 'font-semibold',
  },
  { token: 'text-hero', size: '32 / 40', use: 'The title of a shared report', weight: 'font-semibold' },
]

/** Renders every text size. */
export function TypeScale() {
  return (
    <Panel>
      <ul className="divide-y divide-line-subtle">
        {SCALE.map(({ token, size, use, weight }) => (
          <li
            key={token}
            className="grid items-baseline gap-x-6 gap-y-1 px-4 py-4 @min-[44rem]:grid-cols-[minmax(0,1fr)_18rem]"
          >
            <p className={`${token} ${weight} min-w-0 text-balance`}>Autumn launch delivered 2,959,973 impressions</p>
            <p className="text-caption text-ink-muted">
              <code className="font-medium font-mono text-ink">{token}</code> · {size} px
              <span className="block">{use}</span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const WEIGHTS = [
  { name: 'Regular 400', className: 'font-normal', use: 'Text and numbers' },
  { name: 'Medium 500', className: 'font-medium', use: 'Labels, buttons, badges, the current page' },
  { name: 'Semibold 600', className: 'font-semibold', use: 'Titles and totals' },
]

/** Renders the three weights. */
export function Weights() {
  return (
    <Panel>
      <ul className="grid divide-y divide-line-subtle @min-[40rem]:grid-cols-3 @min-[40rem]:divide-x @min-[40rem]:divide-y-0">
        {WEIGHTS.map(({ name, className, use }) => (
          <li key={name} className="p-4">
            <p className={`text-title ${className}`}>Campaigns</p>
            <p className="mt-1 text-caption text-ink-muted">
              {name}
              <span className="block">{use}</span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const FIGURES = ['1,111,111', '2,959,973', '8,080,880', '4,747,474']

/** Compares tabular and proportional figures. */
export function Figures() {
  return (
    <Block className="grid gap-4 @min-[32rem]:grid-cols-2">
      {(['tabular-nums', 'proportional-nums'] as const).map((kind) => (
        <Panel key={kind}>
          <p className="border-line-subtle border-b px-4 py-2 text-caption text-ink-muted">
            {kind === 'tabular-nums' ? 'Tabular: what we use' : 'Proportional: columns do not line up'}
          </p>
          <ul className={`${kind} p-4 text-end text-title`}>
            {FIGURES.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
        </Panel>
      ))}
    </Block>
  )
}

/** Compares sans and mono. */
export function Families() {
  return (
    <Panel>
      <ul className="divide-y divide-line-subtle">
        <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-4">
          <p className="text-title">Geist: The campaign ends on 13 October</p>
          <code className="font-mono text-caption text-ink-muted">font-sans</code>
        </li>
        <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-4">
          <p className="font-mono text-title">Geist Mono: demoLive1a1</p>
          <code className="font-mono text-caption text-ink-muted">font-mono</code>
        </li>
      </ul>
    </Panel>
  )
}
