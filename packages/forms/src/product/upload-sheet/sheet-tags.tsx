import { buildTag, type MacrosByPlatform, type PlatformName, publications, type TagModel } from '@placard/domain/tags'
import { Button, CodeBlock, CopyButton, Section, useLabels } from '@placard/ui'
import { PackageOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type HandOverCreator, HandOverDialog } from '../hand-over-dialog/hand-over-dialog.js'
import { type TaggedCreative, tagKinds } from '../tagged-creative.js'
import { TagsDownload, type TagsDownloader } from '../tags-download.js'
import { uploadSheetLabels } from './upload-sheet-labels.js'

export interface SheetTagsProps extends Pick<TagModel, 'servingHost' | 'vendorID'> {
  /** Published creatives. */
  creatives: readonly TaggedCreative[]
  /** Platforms of the tags. */
  platforms: readonly PlatformName[]
  /** Macros entered by the user, by platform. */
  macros: MacrosByPlatform
  /** Creates a spreadsheet of the tags for a platform; without it, there is no button. */
  onTagsDownload?: TagsDownloader | undefined
  /** Creates a hand-over pack; without it, there is no button. */
  onHandOver?: HandOverCreator | undefined
}

/** All tags of published creatives: to copy each or all, as a spreadsheet, and as a hand-over pack. */
export function SheetTags({
  creatives,
  platforms,
  macros,
  servingHost,
  vendorID,
  onTagsDownload,
  onHandOver,
}: SheetTagsProps) {
  const labels = useLabels('uploadSheet', uploadSheetLabels)
  const [isHandingOver, setHandingOver] = useState(false)
  const root = useRef<HTMLElement>(null)
  // Copying is what the sheet was opened for.
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-slot="copy-button"]')?.focus(), [])
  const tags = creatives.map((creative) => ({
    creative,
    lines: platforms.map((platform) => {
      const liveID = publications(creative)[0]?.id ?? ''
      const model = { creative, liveID, platform, macros: macros[platform], servingHost, vendorID }
      return { platform, text: buildTag(model).text }
    }),
  }))
  const [single, ...others] = tags.flatMap(({ creative, lines }) => lines.map((line) => ({ ...line, creative })))
  const all = tags
    .flatMap(({ creative: { name, size }, lines }) =>
      lines.map(({ platform, text }) => `${name}, ${size}, ${platform}\n${text}`),
    )
    .join('\n\n')
  if (!single) return null
  return (
    <Section
      ref={root}
      title={labels.tags}
      titleAs="h3"
      actions={others.length > 0 && <CopyButton variant="primary" value={all} label={labels.copyAll} />}
    >
      {others.length === 0 ? (
        <CodeBlock
          code={single.text}
          label={labels.tagFor(single.platform)}
          hint={tagKinds[single.creative.type]}
          labels={{ copy: labels.copyTag }}
          defaultWrap
        />
      ) : (
        <ul aria-label={labels.tags} className="grid min-w-0 gap-3">
          {tags.map(({ creative, lines }) => (
            <li key={creative.id} className="grid min-w-0 gap-1">
              <p className="wrap-anywhere font-medium text-dense text-ink">
                {creative.name} <span className="text-ink-muted tabular-nums">{creative.size}</span>
              </p>
              {lines.map(({ platform, text }) => (
                <div
                  key={platform}
                  className="flex min-w-0 items-center gap-3 rounded-control border border-line-subtle py-1 ps-3 pe-1"
                >
                  <span className="w-32 shrink-0 truncate text-caption text-ink-muted max-sm:w-24">{platform}</span>
                  <code dir="ltr" className="min-w-0 flex-1 truncate font-mono text-caption">
                    {text}
                  </code>
                  <CopyButton iconOnly size="sm" value={text} label={labels.copyTagOf(creative.name, platform)} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 grid min-w-0 gap-4">
        {onTagsDownload &&
          creatives.length > 1 &&
          platforms.map((platform) => (
            <TagsDownload key={platform} creatives={creatives} platform={platform} onDownload={onTagsDownload} />
          ))}
        {onHandOver && (
          <>
            <Button className="w-fit" onClick={() => setHandingOver(true)}>
              <PackageOpen aria-hidden /> {labels.handOver}
            </Button>
            <HandOverDialog
              open={isHandingOver}
              onOpenChange={setHandingOver}
              {...{ creatives, platforms }}
              onCreate={onHandOver}
            />
          </>
        )}
      </div>
    </Section>
  )
}
