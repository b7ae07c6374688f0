import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.js'

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the section. */
  title: ReactNode
  /** Description below the title. */
  description?: ReactNode
  /** Buttons and filters of the section, at its end. */
  actions?: ReactNode
  /** Heading level of the title. @default 'h2' */
  titleAs?: 'h2' | 'h3' | 'h4'
  /** Puts title and description beside the content if there is space, as on settings pages. @default 'stacked' */
  layout?: 'stacked' | 'split'
  /** Draws a line above, as a divider from the previous section. @default false */
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
        <div
          className={classNames(
            'flex flex-wrap gap-x-4 gap-y-2',
            // A title alone is level with its buttons; beside a description, the buttons stay at the top.
            description === undefined && !split ? 'items-center' : 'items-start',
            split && '@min-[48rem]:flex-col',
          )}
        >
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
