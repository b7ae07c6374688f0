import { Card, EmptyState, LinkButton, useLabels } from '@placard/ui'
import { Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import { sharedReportLabels } from './shared-labels.js'

export interface NotEmbeddableProps extends Omit<ComponentProps<typeof Card>, 'title' | 'children'> {
  /** Page of the link. */
  href: string
  /** Heading level of the title. @default 'h2' */
  titleAs?: 'h1' | 'h2' | undefined
}

/** Renders a message for a link with a password, which pages of other sites cannot ask for. */
export function NotEmbeddable({ href, titleAs = 'h2', ...props }: NotEmbeddableProps) {
  const labels = useLabels('sharedReport', sharedReportLabels)
  return (
    <Card {...props} data-state="locked">
      <EmptyState
        titleAs={titleAs}
        icon={<Lock aria-hidden />}
        title={labels.notEmbeddable}
        action={
          <LinkButton external href={href}>
            {labels.openPage}
          </LinkButton>
        }
      />
    </Card>
  )
}
