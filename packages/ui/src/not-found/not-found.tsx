import { Compass } from 'lucide-react'
import { classNames } from '../class-names.js'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.js'

export interface NotFoundProps extends Omit<EmptyStateProps, 'title' | 'kind'> {
  /** Title. @default 'Page not found' */
  title?: EmptyStateProps['title']
}

/** Placeholder of a page that does not exist, with a link to continue. */
export function NotFound({
  title = 'Page not found',
  description = 'We can’t find that page. Check the address or search for it.',
  icon = <Compass aria-hidden />,
  titleAs = 'h1',
  className,
  ...props
}: NotFoundProps) {
  return (
    <EmptyState
      data-slot="not-found"
      {...props}
      title={title}
      description={description}
      icon={icon}
      titleAs={titleAs}
      className={classNames('min-h-96', className)}
    />
  )
}
