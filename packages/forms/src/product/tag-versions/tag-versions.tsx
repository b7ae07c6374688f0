import { errorText } from '@placard/domain/api'
import { VERSIONS_PER_TAG } from '@placard/domain/internal/creative'
import { publications } from '@placard/domain/tags'
import { Alert, Button, Section, useLabels } from '@placard/ui'
import { useTranslate } from '../../use-translate.js'
import { TagCard } from './tag-card.js'
import { tagVersionsLabels } from './tag-versions-labels.js'
import type { TagVersionsProps } from './tag-versions-props.js'

export type { TagVersionsProps } from './tag-versions-props.js'

/** Tags of a creative with their versions: copy, pause and resume them, and go back to an earlier version. */
export function TagVersions({
  creative,
  versions,
  error,
  onRetry,
  renderPicture,
  renderActivity,
  loadTag,
  onCopied,
  onRestore,
  onPauseChange,
  onPublishHere,
  timeZone = 'UTC',
  ...props
}: TagVersionsProps) {
  const labels = useLabels('tagVersions', tagVersionsLabels)
  const translate = useTranslate()
  const tags = publications(creative)
  const waits = versions === undefined && error === undefined
  return (
    <Section
      data-slot="tag-versions"
      title={labels.title}
      description={labels.keptVersions(VERSIONS_PER_TAG)}
      aria-busy={waits || undefined}
      {...props}
    >
      <div className="grid min-w-0 gap-4">
        {error !== undefined && (
          <Alert
            tone="danger"
            title={labels.loadFailed}
            action={
              onRetry && (
                <Button size="sm" onClick={onRetry}>
                  {labels.tryAgain}
                </Button>
              )
            }
          >
            {translate(errorText(error, labels.pleaseTryAgain))}
          </Alert>
        )}
        {tags.map((tag, index) => (
          <TagCard
            key={tag.id}
            {...{ creative, tag, renderPicture, renderActivity, loadTag, onCopied, onRestore, onPauseChange, timeZone }}
            title={tags.length === 1 ? labels.tag : index === 0 ? labels.newestTag : labels.earlierTag}
            isNewest={index === 0}
            versions={versions?.filter(({ liveID }) => liveID === tag.id)}
            waits={waits}
            onPublishHere={index > 0 ? onPublishHere : undefined}
          />
        ))}
      </div>
    </Section>
  )
}
