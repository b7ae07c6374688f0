import type { PlatformName } from '@placard/domain/tags'
import { Alert, Button, Progress, useLabels } from '@placard/ui'
import { FileSpreadsheet } from 'lucide-react'
import { useId } from 'react'
import { useReportTexts } from '../use-report-texts.js'
import type { TaggedCreative } from './tagged-creative.js'
import { tagsPanelLabels } from './tags-panel-labels.js'
import { type AttemptOptions, useAttempt } from './use-attempt.js'

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
  const texts = useReportTexts()
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const counted = (count: number) => labels.creativeCount(texts.whole(count), count)
  const id = useId()
  const { running, share, failure, done, start, stop } = useAttempt(labels.sheetFailed)
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
      ? labels.loadingCreatives(texts.whole(creatives.length), counted(of))
      : none
        ? labels.publishToDownload
        : published.length === creatives.length
          ? labels.latestTags(counted(published.length), platform)
          : labels.latestTagsOfSome(texts.whole(published.length), counted(creatives.length), platform)
  return (
    <div className="grid min-w-0 gap-4 border-line-subtle border-t pt-4">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-semibold text-body text-ink">{labels.allTags}</h3>
          <p id={id} className="text-dense text-ink-muted">
            {text}
          </p>
        </div>
        <div className="flex items-center gap-2">
          {running && (
            <Button variant="ghost" onClick={stop}>
              {labels.cancel}
            </Button>
          )}
          <Button
            loading={running}
            aria-disabled={none || of !== undefined || undefined}
            aria-describedby={id}
            onClick={() => void download()}
          >
            <FileSpreadsheet aria-hidden />
            {labels.downloadExcel}
          </Button>
        </div>
      </div>
      {running && <Progress label={labels.creatingSheet} value={share === undefined ? null : share * 100} />}
      {failure !== undefined && (
        <Alert live tone="danger" title={labels.notDownloaded}>
          {failure}
        </Alert>
      )}
      <p role="status" className="sr-only">
        {done && labels.sheetDownloaded}
      </p>
    </div>
  )
}
