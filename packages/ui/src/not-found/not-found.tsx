import { Compass } from 'lucide-react'
import { classNames } from '../class-names.js'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.js'
import { useLabels } from '../use-labels.js'

/** Texts of a NotFound. */
export interface NotFoundLabels {
  /** Title. @default 'Page not found' */
  title: string
  /** Description. */
  description: string
}

const defaultLabels: NotFoundLabels = {
  title: 'Page not found',
  description: 'We can’t find that page. Check the address or search for it.',
}

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
  const labels = useLabels('notFound', defaultLabels)
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
