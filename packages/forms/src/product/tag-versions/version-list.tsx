import { errorText } from '@placard/domain/api'
import type { PublishedVersion } from '@placard/domain/creative'
import { AlertDialog, AlertDialogContent, Button, Status, TimeText, useLabels } from '@placard/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '../../use-translate.js'
import { tagVersionsLabels } from './tag-versions-labels.js'
import type { TagVersionsProps } from './tag-versions-props.js'

/** Number of versions that are shown at first. */
const SHOWN = 5

export interface VersionListProps
  extends Pick<TagVersionsProps, 'renderPicture'>,
    Required<Pick<TagVersionsProps, 'timeZone'>> {
  /** Accessible name of the list. */
  label: string
  /** Versions of one tag, the newest first. */
  versions: readonly PublishedVersion[]
  /** True if the tag is paused. */
  isPaused: boolean
  /** Publishes an earlier version again. Errors thrown are shown in the confirmation. */
  onRestore: (version: PublishedVersion) => Promise<void>
}

/** Versions of a tag, the newest first, each with its picture and a button to go back to it. */
export function VersionList({ label, versions, isPaused, renderPicture, timeZone, onRestore }: VersionListProps) {
  const labels = useLabels('tagVersions', tagVersionsLabels)
  const translate = useTranslate()
  const list = useRef<HTMLOListElement>(null)
  const [asked, setAsked] = useState<PublishedVersion>()
  const [isOpen, setOpen] = useState(false)
  // By number, because a new version must not push the row with focus out of the list.
  const [lowest, setLowest] = useState(() => versions[SHOWN - 1]?.number ?? 1)
  const shown = versions.filter(({ number, isCurrent }) => number >= lowest || isCurrent)
  const next = (versions[0]?.number ?? 0) + 1
  const showAll = () => {
    const first = shown.length
    flushSync(() => setLowest(1))
    // The button disappears.
    list.current?.children.item(first)?.querySelector('button')?.focus()
  }
  const goBackHint = (number: number) => (isPaused ? labels.goBackPausedHint(number) : labels.goBackHint(number, next))
  return (
    <div className="grid min-w-0 gap-3">
      <ol
        ref={list}
        aria-label={label}
        className="divide-y divide-line-subtle rounded-control border border-line-subtle bg-surface"
      >
        {shown.map((version) => (
          <li key={version.number} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
            {renderPicture && (
              <div className="grid h-18 w-32 shrink-0 overflow-hidden rounded-badge border border-line-subtle bg-sunken">
                {renderPicture(version)}
              </div>
            )}
            <VersionText {...{ version, isPaused, timeZone }} />
            {!version.isCurrent && (
              <Button
                size="sm"
                className="ms-auto"
                onClick={() => {
                  setAsked(version)
                  setOpen(true)
                }}
              >
                {labels.goBack(version.number)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {shown.length < versions.length && (
        <Button size="sm" className="justify-self-start" onClick={showAll}>
          {labels.showAll(versions.length)}
        </Button>
      )}
      <AlertDialog open={isOpen} onOpenChange={setOpen}>
        {asked && (
          <AlertDialogContent
            title={labels.goBackQuestion(asked.number)}
            description={goBackHint(asked.number)}
            actionLabel={labels.goBack(asked.number)}
            labels={{ error: (error) => translate(errorText(error, labels.pleaseTryAgain)) }}
            onAction={() => onRestore(asked)}
          />
        )}
      </AlertDialog>
    </div>
  )
}

interface VersionTextProps extends Pick<VersionListProps, 'isPaused' | 'timeZone'> {
  version: PublishedVersion
}

function VersionText({ version, isPaused, timeZone }: VersionTextProps) {
  const labels = useLabels('tagVersions', tagVersionsLabels)
  const { number, isCurrent, restores, name, type, size, publishedAt, publishedBy } = version
  return (
    <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium text-ink">{labels.version(number)}</span>
        {isCurrent && (
          <Status tone={isPaused ? 'neutral' : 'success'}>
            {isPaused ? labels.showsWhenResumed : labels.showsNow}
          </Status>
        )}
        {restores !== undefined && <span className="text-ink-muted">{labels.restores(restores)}</span>}
      </div>
      <span className="wrap-anywhere text-ink-muted">
        <TimeText value={publishedAt} timeZone={timeZone} />
        {publishedBy !== null && ` ${labels.publishedBy(publishedBy)}`}
      </span>
      <span className="wrap-anywhere text-caption text-ink-muted">
        {name} · {type} · {size}
      </span>
    </div>
  )
}
