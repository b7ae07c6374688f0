import { Alert, Button } from '@placard/ui'
import { CloudUpload } from 'lucide-react'
import type { TaggedCreative } from './tag-words.js'
import { useAttempt } from './use-attempt.js'

export interface UnpublishedTagProps {
  /** The creative that has no published copy. */
  creative: TaggedCreative
  /** Publishes it; without it there is only the reason. */
  onPublish: ((creative: TaggedCreative) => Promise<void> | void) | undefined
}

/** Stands where the tag would be: why there is none, and what brings it. */
export function UnpublishedTag({ creative, onPublish }: UnpublishedTagProps) {
  const { running, failure, start } = useAttempt('The creative could not be published. Try again.')
  return (
    <div className="grid min-w-0 gap-4">
      <div
        data-slot="unpublished-tag"
        className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control border border-line-control border-dashed bg-sunken p-4"
      >
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium text-ink">No tag yet: {creative.name} is not published</p>
          <p className="text-ink-muted">
            A tag points to a published copy, which stays as it is while you go on working.
          </p>
        </div>
        {onPublish && (
          <Button variant="primary" loading={running} onClick={() => void start(() => onPublish(creative))}>
            <CloudUpload aria-hidden />
            Publish
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <Alert live tone="danger" title="Not published">
          {failure}
        </Alert>
      )}
    </div>
  )
}
