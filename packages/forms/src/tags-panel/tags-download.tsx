import { fallbackLiveIDOf, type PlatformName, publications, type TagModel, tagOf } from '@placard/domain'
import { Alert, Button, Progress } from '@placard/ui'
import { FileSpreadsheet } from 'lucide-react'
import { useId } from 'react'
import type { TaggedCreative } from './tag-words.js'
import { type AttemptOptions, useAttempt } from './use-attempt.js'

/** Makes a sheet of tags, by the ids of their creatives, and hands it to the browser. */
export type TagsDownloader = (
  tags: Record<string, string>,
  platform: PlatformName,
  options: AttemptOptions,
) => Promise<void>

export interface TagsDownloadProps extends Pick<TagModel, 'servingHost' | 'vendorID'> {
  /** All creatives; those that are published have a tag. */
  creatives: readonly TaggedCreative[]
  /** How many there are, while not all of them are here: the sheet is for all of them. */
  of?: number | undefined
  /** The platform that the tags are for. */
  platform: PlatformName
  /** Makes the sheet. */
  onDownload: TagsDownloader
}

/** The tags of many creatives in one sheet: which are in it and which are not, how far it is, and what went wrong. */
export function TagsDownload({ creatives, of, platform, servingHost, vendorID, onDownload }: TagsDownloadProps) {
  const id = useId()
  const { running, share, failure, done, start, stop } = useAttempt('The sheet could not be made. Try again.')
  const published = creatives.filter(({ liveCreatives }) => liveCreatives.length > 0)
  const none = published.length === 0
  const download = () =>
    start((options) => {
      const tags = published.map((creative): [string, string] => {
        const liveID = publications(creative)[0]?.id ?? ''
        const fallbackLiveID = fallbackLiveIDOf(creative, creatives)
        return [creative.id, tagOf({ creative, liveID, platform, servingHost, vendorID, fallbackLiveID }).text]
      })
      return onDownload(Object.fromEntries(tags), platform, options)
    })
  const words =
    of !== undefined
      ? `Made once all are here: ${creatives.length.toLocaleString('en-US')} of ${counted(of)} so far`
      : none
        ? 'Nothing to download yet: no creative is published'
        : published.length === creatives.length
          ? `The newest tags of ${counted(published.length)}, for ${platform}`
          : `The newest tags of ${published.length.toLocaleString('en-US')} of ${counted(creatives.length)}, for ${platform}. The others are not published.`
  return (
    <div className="grid min-w-0 gap-4 border-line-subtle border-t pt-4">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-semibold text-body text-ink">Tags of all creatives</h3>
          <p id={id} className="text-dense text-ink-muted">
            {words}
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
            Download xlsx
          </Button>
        </div>
      </div>
      {running && <Progress label="Making the sheet" value={share === undefined ? null : share * 100} />}
      {failure !== undefined && (
        <Alert live tone="danger" title="Not downloaded">
          {failure}
        </Alert>
      )}
      <p role="status" className="sr-only">
        {done && 'The sheet is downloaded'}
      </p>
    </div>
  )
}

const counted = (count: number) => (count === 1 ? '1 creative' : `${count.toLocaleString('en-US')} creatives`)
