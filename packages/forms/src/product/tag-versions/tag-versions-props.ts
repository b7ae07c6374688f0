import type { Creative, LiveCreative, PublishedVersion } from '@placard/domain/creative'
import type { ComponentProps, ReactNode } from 'react'

export interface TagVersionsProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Published creative. */
  creative: Pick<Creative, 'liveCreatives' | 'updatedAt' | 'unpublishedChanges'>
  /** Versions of all its tags, the newest first; undefined while they load. */
  versions: readonly PublishedVersion[] | undefined
  /** Error that occurred while loading them. */
  error?: unknown
  /** Retries loading. */
  onRetry?: (() => void) | undefined
  /** Renders the small picture of a version, 128 × 72 px. @default no pictures */
  renderPicture?: ((version: PublishedVersion) => ReactNode) | undefined
  /** Renders the activity of a tag, such as a TagActivityStatus. @default nothing */
  renderActivity?: ((tag: LiveCreative) => ReactNode) | undefined
  /** Returns the text of a tag for the creative's platform. */
  loadTag: (tag: LiveCreative) => string | Promise<string>
  /** Called when a tag has been copied. */
  onCopied?: ((tag: LiveCreative) => void) | undefined
  /**
   * Publishes an earlier version again; `current` is the number of the version shown now. A thrown VersionConflict is
   * shown beside the tag: pass the new state as props. Other errors are shown in the confirmation.
   */
  onRestore: (version: PublishedVersion, current: number) => Promise<void>
  /** Pauses or resumes a tag. Errors thrown are shown. */
  onPauseChange: (tag: LiveCreative, paused: boolean) => Promise<void>
  /** Publishes the saved creative on an earlier tag. Errors thrown are shown. @default not offered */
  onPublishHere?: ((tag: LiveCreative) => Promise<void>) | undefined
  /** Time zone of times. @default 'UTC' */
  timeZone?: string | undefined
}
