import type { PlatformName } from '@placard/domain'
import { Alert, Button, Progress } from '@placard/ui'
import { FileSpreadsheet } from 'lucide-react'
import { useId } from 'react'
import type { TaggedCreative } from '../tagged-creative.js'
import { type AttemptOptions, useAttempt } from '../use-attempt.js'

/** Creates and downloads a spreadsheet with the tags of these creatives for a platform. */
export type TagsDownloader = (creativeIDs: string[], platform: PlatformName, options: AttemptOptions) => Promise<void>

export interface TagsDownloadProps {
  /** All creatives; published ones have a tag. */
  creatives: readonly TaggedCreative[]
  /** Total number of creatives while not all are loaded; the spreadsheet contains all. */
  of?: number | undefined
  /** Platform of the tags. */
  platform: PlatformName
  /** Creates the spreadsheet. */
  onDownload: TagsDownloader
}

/** Download of all tags as a spreadsheet, with progress, skipped creatives and errors. */
export function TagsDownload({ creatives, of, platform, onDownload }: TagsDownloadProps) {
  const id = useId()
  const { running, share, failure, done, start, stop } = useAttempt("The sheet couldn't be created. Try again.")
  const published = creatives.filter(({ liveCreatives }) => liveCreatives.length > 0)
  const none = published.length === 0
  const download = () =>
    start((options) =>
      onDownload(
        published.map((creative) => creative.id),
        platform,
        options,
      ),
    )
  const text =
    of !== undefined
      ? `Available once all creatives are loaded: ${creatives.length.toLocaleString('en-US')} of ${counted(of)} so far`
      : none
        ? 'Publish a creative to download its tag'
        : published.length === creatives.length
          ? `Latest tags for ${counted(published.length)} on ${platform}`
          : `Latest tags for ${published.length.toLocaleString('en-US')} of ${counted(creatives.length)} on ${platform}. The others aren't published.`
  return (
    <div className="grid min-w-0 gap-4 border-line-subtle border-t pt-4">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-semibold text-body text-ink">All tags</h3>
          <p id={id} className="text-dense text-ink-muted">
            {text}
          </p>
        </div>
        <div className="flex items-center gap-2">
          {running && (
            <Button variant="ghost" onClick={stop}>
              Cancel
            </Button>
          )}
          <Button
            loading={running}
            aria-disabled={none || of !== undefined || undefined}
            aria-describedby={id}
            onClick={() => void download()}
          >
            <FileSpreadsheet aria-hidden />
            Download Excel
          </Button>
        </div>
      </div>
      {running && <Progress label="Creating the sheet" value={share === undefined ? null : share * 100} />}
      {failure !== undefined && (
        <Alert live tone="danger" title="Not downloaded">
          {failure}
        </Alert>
      )}
      <p role="status" className="sr-only">
        {done && 'Spreadsheet downloaded'}
      </p>
    </div>
  )
}

const counted = (count: number) => (count === 1 ? '1 creative' : `${count.toLocaleString('en-US')} creatives`)
