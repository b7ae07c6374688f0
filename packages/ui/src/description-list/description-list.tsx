import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { classNames } from '../class-names.js'
import { ValueText } from '../value-text/value-text.js'

type DescriptionLayout = 'rows' | 'stacked'

const LayoutContext = createContext<DescriptionLayout>('rows')

const looks = {
  rows: 'flex flex-col divide-y divide-line-subtle',
  stacked: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-6 gap-y-4',
}

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /** Labels beside values, one row each, or above them in columns. @default 'rows' */
  layout?: DescriptionLayout
}

/** List of facts about one item: labels and values. */
export function DescriptionList({ layout = 'rows', className, ...props }: DescriptionListProps) {
  return (
    <LayoutContext value={layout}>
      <div className="@container min-w-0">
        <dl
          data-slot="description-list"
          data-state={layout}
          {...props}
          className={classNames('min-w-0 text-dense text-ink', looks[layout], className)}
        />
      </div>
    </LayoutContext>
  )
}

export interface DescriptionItemProps extends ComponentProps<'div'> {
  /** Term of the fact. */
  label: ReactNode
  /** Value of the fact; without one a dash is shown, read as "no data". */
  children?: ReactNode
  /** Decorative icon before the label. */
  icon?: ReactNode
  /** Button for the fact, such as a CopyButton. */
  action?: ReactNode
}

/** Fact of a DescriptionList. */
export function DescriptionItem({ label, icon, action, className, children, ...props }: DescriptionItemProps) {
  const rows = useContext(LayoutContext) === 'rows'
  const none = children === undefined || children === null || children === ''
  return (
    <div
      data-slot="description-item"
      {...props}
      className={classNames(
        'min-w-0',
        rows ? 'grid min-h-10 gap-x-4 py-2.5 @min-[30rem]:grid-cols-[minmax(8rem,12rem)_1fr]' : 'flex flex-col gap-1',
        className,
      )}
    >
      <dt className="flex min-w-0 items-start gap-2 break-words text-ink-muted [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
        {icon}
        <span className="min-w-0">{label}</span>
      </dt>
      <dd className="flex min-w-0 items-start gap-2 tabular-nums">
        <span className="min-w-0 flex-1 wrap-anywhere">{none ? <ValueText>{null}</ValueText> : children}</span>
        {action !== undefined && <span className="-my-1 shrink-0">{action}</span>}
      </dd>
    </div>
  )
}
