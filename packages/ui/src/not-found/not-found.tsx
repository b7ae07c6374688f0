import { Compass } from 'lucide-react'
import { classNames } from '../class-names.js'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.js'

export interface NotFoundProps extends Omit<EmptyStateProps, 'title' | 'kind'> {
  /** What is not there. @default 'Page not found' */
  title?: EmptyStateProps['title']
}

/** Stands on a page whose address leads nowhere, or to something that is gone: says so, and offers a way on. */
export function NotFound({
  title = 'Page not found',
  description = 'There is nothing at this address. It may have been moved, or typed differently.',
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
