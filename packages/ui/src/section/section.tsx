import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the section. */
  title: ReactNode
  /** Sentences under the title. */
  description?: ReactNode
  /** Buttons and filters of the whole section, at its end. */
  actions?: ReactNode
  /** The level of the title in the page. @default 'h2' */
  titleAs?: 'h2' | 'h3' | 'h4'
  /** Puts title and description beside the content where there is room, as settings do. @default 'stacked' */
  layout?: 'stacked' | 'split'
  /** Draws a line above, between this section and the one before. @default false */
  divided?: boolean
}

/** Titled part of a page without a border. Sections divide pages; cards divide sections. */
export function Section({
  title,
  description,
  actions,
  titleAs: Title = 'h2',
  layout = 'stacked',
  divided = false,
  className,
  children,
  ...props
}: SectionProps) {
  const id = useId()
  const split = layout === 'split'
  return (
    <section
      data-slot="section"
      data-state={layout}
      aria-labelledby={id}
      {...props}
      className={classNames('@container min-w-0', divided && 'border-line-subtle border-t pt-6', className)}
    >
      <div
        className={classNames(
          'flex flex-col gap-4',
          split && '@min-[48rem]:grid @min-[48rem]:grid-cols-3 @min-[48rem]:gap-8',
        )}
      >
        <div className={classNames('flex flex-wrap items-start gap-x-4 gap-y-2', split && '@min-[48rem]:flex-col')}>
          <div className={classNames('min-w-0 max-w-[72ch] flex-1 basis-64', split && '@min-[48rem]:flex-none')}>
            <Title
              id={id}
              className={classNames(
                'text-balance break-words text-ink',
                Title === 'h2' && !split ? 'font-semibold text-title' : 'font-semibold text-body',
              )}
            >
              {title}
            </Title>
            {description !== undefined && (
              <p className="mt-1 text-pretty break-words text-dense text-ink-muted">{description}</p>
            )}
          </div>
          {actions !== undefined && (
            <div className={classNames('ms-auto flex flex-wrap items-center gap-2', split && '@min-[48rem]:ms-0')}>
              {actions}
            </div>
          )}
        </div>
        <div className={classNames('min-w-0', split && '@min-[48rem]:col-span-2')}>{children}</div>
      </div>
    </section>
  )
}
