import { errorText, VersionConflict } from '@placard/domain/api'
import type { LiveCreative, PublishedVersion } from '@placard/domain/creative'
import { publicationState } from '@placard/domain/internal/tags'
import { Alert, Button, CopyButton, Skeleton, Status, TimeText, useLabels } from '@placard/ui'
import { CloudUpload, Pause, Play } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { tagVersionsLabels } from './tag-versions-labels.js'
import type { TagVersionsProps } from './tag-versions-props.js'
import { VersionList } from './version-list.js'

export interface TagCardProps
  extends Pick<
      TagVersionsProps,
      | 'creative'
      | 'renderPicture'
      | 'renderActivity'
      | 'loadTag'
      | 'onCopied'
      | 'onRestore'
      | 'onPauseChange'
      | 'onPublishHere'
    >,
    Required<Pick<TagVersionsProps, 'timeZone'>> {
  tag: LiveCreative
  title: string
  /** True for the tag that publishing changes. */
  isNewest: boolean
  /** Versions of this tag, the newest first; undefined if they are not known. */
  versions: readonly PublishedVersion[] | undefined
  /** True while they load. */
  waits: boolean
}

/** A tag: its ID, state, actions and versions. */
export function TagCard({
  creative,
  tag,
  title,
  isNewest,
  versions,
  waits,
  renderPicture,
  renderActivity,
  loadTag,
  onCopied,
  onRestore,
  onPauseChange,
  onPublishHere,
  timeZone,
}: TagCardProps) {
  const labels = useLabels('tagVersions', tagVersionsLabels)
  const translate = useTranslate()
  const hint = useId()
  const [failure, setFailure] = useState<{ title: string; text: string }>()
  const [running, setRunning] = useState<'pause' | 'publish'>()
  const isPaused = tag.pausedAt !== undefined
  const current = versions?.find(({ isCurrent }) => isCurrent)
  const since = versions?.find(({ number }) => number === 1)?.publishedAt ?? tag.publishedAt
  const isBehind = tag.publishedAt < creative.updatedAt || current?.restores !== undefined
  const run = async (action: typeof running, start: () => Promise<void>) => {
    if (running) return
    setRunning(action)
    setFailure(undefined)
    try {
      await start()
    } catch (error) {
      setFailure({ title: labels.failed, text: translate(errorText(error, labels.pleaseTryAgain)) })
    } finally {
      setRunning(undefined)
    }
  }
  return (
    <article
      aria-label={labels.tagOf(title, tag.id)}
      data-state={isPaused ? 'paused' : 'serving'}
      className="grid min-w-0 gap-4 rounded-card border border-line-subtle bg-surface p-4 text-dense text-ink"
    >
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-semibold text-body text-ink">{title}</h3>
            <Status tone={isPaused ? 'warning' : 'success'}>{isPaused ? labels.paused : labels.serving}</Status>
            <span className="text-ink-muted">
              {labels.since} <TimeText value={tag.pausedAt ?? since} timeZone={timeZone} />
            </span>
          </div>
          <div className="flex min-w-0 items-center gap-1">
            <code className="wrap-anywhere font-mono text-caption text-ink-muted">{tag.id}</code>
            <CopyButton iconOnly size="sm" value={tag.id} label={labels.copyId(tag.id)} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton label={labels.copyTag} value={() => loadTag(tag)} onCopied={() => onCopied?.(tag)} />
          <Button
            loading={running === 'pause'}
            aria-describedby={isPaused ? hint : undefined}
            onClick={() => void run('pause', () => onPauseChange(tag, !isPaused))}
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {isPaused ? labels.resume : labels.pause}
          </Button>
          {onPublishHere && isBehind && (
            <Button
              loading={running === 'publish'}
              title={labels.publishHereHint}
              onClick={() => void run('publish', () => onPublishHere(tag))}
            >
              <CloudUpload aria-hidden /> {labels.publishHere}
            </Button>
          )}
        </div>
      </div>
      {renderActivity?.(tag)}
      {failure && (
        <Alert live tone="danger" title={failure.title} onDismiss={() => setFailure(undefined)}>
          {failure.text}
        </Alert>
      )}
      {isPaused && (
        <Alert id={hint} tone="warning">
          {labels.pausedHint}
        </Alert>
      )}
      {isNewest && publicationState(creative).state === 'changed' && (
        <Alert tone="info">
          {current?.restores === undefined ? labels.unpublished : labels.unpublishedAfterRestore(current.restores)}
        </Alert>
      )}
      {waits && <Skeleton className="h-18" />}
      {versions && versions.length > 0 && (
        <VersionList
          {...{ versions, isPaused, renderPicture, timeZone }}
          label={labels.versionsOf(tag.id)}
          onRestore={async (version) => {
            setFailure(undefined)
            try {
              await onRestore(version, current?.number ?? tag.version ?? version.number)
            } catch (error) {
              if (!(error instanceof VersionConflict)) throw error
              setFailure({ title: labels.fasterTitle, text: labels.fasterHint })
            }
          }}
        />
      )}
    </article>
  )
}
