import { type Creative, publications } from '@placard/domain'
import {
  CopyButton,
  DescriptionItem,
  DescriptionList,
  FileName,
  LinkButton,
  Skeleton,
  Thumbnail,
  TimeText,
} from '@placard/ui'
import { formatCreativeSize } from '../../parts/creative-facts.js'

export interface CreativeFactsProps {
  /** Creative; undefined while it loads. */
  creative: Creative | undefined
}

/** Type, size and platform of a creative, and its published versions. */
export function CreativeFacts({ creative }: CreativeFactsProps) {
  if (!creative) return <Skeleton className="h-60" />
  const copies = publications(creative)
  return (
    <DescriptionList>
      <DescriptionItem label="Type">{creative.type}</DescriptionItem>
      <DescriptionItem label="Size">{formatCreativeSize(creative)}</DescriptionItem>
      <DescriptionItem label="Platform">{creative.platform}</DescriptionItem>
      <DescriptionItem label="Edited">
        <TimeText value={creative.updatedAt} />
      </DescriptionItem>
      <DescriptionItem label="Published versions">
        {copies.length === 0 ? (
          'None yet'
        ) : (
          <ul className="grid gap-2" aria-label="Published versions">
            {copies.map(({ id, publishedAt }) => (
              <li key={id} className="flex min-w-0 items-start justify-between gap-2">
                <span className="min-w-0">
                  <TimeText value={publishedAt} />
                  <code className="wrap-anywhere block font-mono text-caption text-ink-muted">{id}</code>
                </span>
                <CopyButton value={id} aria-label={`Copy ${id}`} />
              </li>
            ))}
          </ul>
        )}
      </DescriptionItem>
    </DescriptionList>
  )
}

export interface CreativeFilesProps {
  /** Files of the creative. */
  assets: Creative['assets']
}

/** List of a creative's files: thumbnail, size and link. */
export function CreativeFiles({ assets }: CreativeFilesProps) {
  return (
    <ul className="flex flex-col divide-y divide-line-subtle">
      {assets.map(({ id, name, url, uploadType, width, height, duration }) => (
        <li key={id} className="flex min-w-0 items-center gap-3 py-2 first:pt-0">
          <Thumbnail
            name={name}
            {...((uploadType === 'image' || uploadType === 'video') && { src: url, kind: uploadType })}
            poster={false}
          />
          <span className="min-w-0 flex-1 text-dense">
            <FileName name={name} />
            <span className="block text-caption text-ink-muted">
              {[width && height && `${width} × ${height}`, duration !== null && `${Math.round(duration * 10) / 10} s`]
                .filter(Boolean)
                .join(' · ') || uploadType}
            </span>
          </span>
          <LinkButton size="sm" href={url} external aria-label={`Open ${name}`}>
            Open
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
