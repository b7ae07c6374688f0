import { publishBlocker } from '@placard/domain'
import { Alert, Button } from '@placard/ui'
import { CloudUpload } from 'lucide-react'
import { useId } from 'react'
import type { TaggedCreative } from './tagged-creative.js'
import { useAttempt } from './use-attempt.js'

export interface UnpublishedTagProps {
  /** Creative that is not published. */
  creative: TaggedCreative
  /** Publishes it; without it, only the reason is shown. */
  onPublish: ((creative: TaggedCreative) => Promise<void> | void) | undefined
}

/** Placeholder for the tag of an unpublished creative, with the reason and a Publish button. */
export function UnpublishedTag({ creative, onPublish }: UnpublishedTagProps) {
  const { running, failure, start } = useAttempt("The creative couldn't be published. Try again.")
  const id = useId()
  const blocker = publishBlocker(creative)
  return (
    <div className="grid min-w-0 gap-4">
      <div
        data-slot="unpublished-tag"
        className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control border border-line-control border-dashed bg-sunken p-4"
      >
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium text-ink">No tag yet: {creative.name} isn’t published</p>
          <p id={id} className="text-ink-muted">
            {blocker ?? "Publish to get the tag. Later edits don't affect the published version."}
          </p>
        </div>
        {onPublish && (
          <Button
            variant="primary"
            loading={running}
            aria-disabled={blocker !== undefined || undefined}
            aria-describedby={id}
            onClick={() => blocker === undefined && void start(() => onPublish(creative))}
          >
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
