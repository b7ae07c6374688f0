import { type Creative, publications } from '@placard/domain'
import { CopyButton, TimeText } from '@placard/ui'

export interface PublishedVersionsProps {
  /** Published creative. */
  creative: Creative
}

/** List of a creative's published versions, the newest first, with the IDs by which they are counted. */
export function PublishedVersions({ creative }: PublishedVersionsProps) {
  return (
    <ul
      aria-label="Published versions"
      className="divide-y divide-line-subtle rounded-card border border-line-subtle bg-surface"
    >
      {publications(creative).map(({ id, publishedAt }) => (
        <li key={id} className="flex min-w-0 flex-wrap items-center gap-x-4 px-4 py-1 text-dense">
          <TimeText value={publishedAt} />
          <span className="ms-auto flex min-w-0 items-center gap-2">
            <code className="wrap-anywhere font-mono text-caption text-ink-muted">{id}</code>
            <CopyButton value={id} aria-label={`Copy ${id}`} />
          </span>
        </li>
      ))}
    </ul>
  )
}
