import { PackageOpen, SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'

const icons = { 'first-run': PackageOpen, filtered: SearchX }

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title: "No campaigns to show". */
  title: ReactNode
  /** Reason, and what to do about it. */
  description?: ReactNode
  /** Reason: nothing was created yet, or nothing matches. Sets the icon. */
  kind?: 'first-run' | 'filtered'
  /** Decorative icon above the title. @default by `kind` */
  icon?: ReactNode
  /** Next step: one button or link. */
  action?: ReactNode
  /** Padding: `sm` inside a card. @default 'md' */
  size?: 'sm' | 'md'
  /** Heading level of the title. @default 'h2' */
  titleAs?: 'h1' | 'h2' | 'h3'
}

/** Placeholder for missing content. Use different texts for first run, no matches and no access. */
export function EmptyState({
  title,
  description,
  kind,
  icon,
  action,
  size = 'md',
  titleAs: Title = 'h2',
  className,
  children,
  ...props
}: EmptyStateProps) {
  const KindIcon = kind && icons[kind]
  const shown = icon ?? (KindIcon && <KindIcon aria-hidden />)
  return (
    <div
      data-slot="empty-state"
      {...props}
      className={classNames(
        'flex grow flex-col items-center justify-center px-6 text-center',
        size === 'sm' ? 'py-6' : 'py-12',
        className,
      )}
    >
      {shown !== undefined && (
        <div className="mb-4 flex size-10 items-center justify-center rounded-card border border-line-subtle bg-sunken text-ink-muted [&_svg]:size-5">
          {shown}
        </div>
      )}
      <Title className="max-w-[40ch] text-balance break-words font-semibold text-body text-ink">{title}</Title>
      {description !== undefined && (
        <div className="mt-1 max-w-[52ch] text-balance text-dense text-ink-muted">{description}</div>
      )}
      {action !== undefined && <div className="mt-4 flex flex-wrap items-center justify-center gap-2">{action}</div>}
      {children}
    </div>
  )
}
