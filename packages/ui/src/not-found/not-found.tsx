import { Compass } from 'lucide-react'
import { classNames } from '../class-names.js'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.js'
import { useLabels } from '../use-labels.js'

const notFoundLabels = {
  /** Title. @default 'Page not found' */
  title: 'Page not found',
  /** Description. */
  description: 'We can’t find that page. Check the address or search for it.',
}

/** Texts of a NotFound. */
export type NotFoundLabels = typeof notFoundLabels

export interface NotFoundProps extends Omit<EmptyStateProps, 'title' | 'kind'> {
  /** Title. @default 'Page not found' */
  title?: EmptyStateProps['title']
}

/** Placeholder of a page that does not exist, with a link to continue. */
export function NotFound({
  title,
  description,
  icon = <Compass aria-hidden />,
  titleAs = 'h1',
  className,
  ...props
}: NotFoundProps) {
  const labels = useLabels('notFound', notFoundLabels)
  return (
    <EmptyState
      data-slot="not-found"
      {...props}
      title={title ?? labels.title}
      description={description ?? labels.description}
      icon={icon}
      titleAs={titleAs}
      className={classNames('min-h-96', className)}
    />
  )
}
