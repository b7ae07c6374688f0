import { type Creative, creativeInputSchema } from '@placard/domain/creative'
import { hasDesign } from '@placard/domain/internal/ad-builder'
import { isTemporaryId } from '@placard/domain/internal/text'
import { Badge, Button, classNames, RenameInput, Spinner, useLabels } from '@placard/ui'
import { Palette } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { CardCheckbox } from '../../parts/cards/card-checkbox.js'
import { CardCounts } from '../../parts/cards/card-counts.js'
import { PublicationStatus, useCreativeSize } from '../../parts/creatives/creative-facts.js'
import { CreativeMenu } from '../../parts/creatives/creative-menu.js'
import { CreativePreview, type CreativePreviewProps } from '../../parts/creatives/creative-preview.js'
import type { CreativeActions } from '../../parts/creatives/use-creative-actions.js'
import { paths } from '../../paths.js'
import { campaignLabels } from './campaign-labels.js'

export interface CreativeCardProps
  extends CreativeActions,
    Pick<CreativePreviewProps, 'creative' | 'running' | 'addressOf'> {
  /** IDs of the selected creatives. */
  selected: ReadonlySet<string>
  /** Toggles the selection of the creative; with `isRange` all from the last toggled one. */
  onToggle: (creative: Creative, isSelected: boolean, isRange: boolean) => void
}

/** Returns why a creative's name is invalid; undefined if it is valid. */
const nameProblem = (name: string) => creativeInputSchema.shape.name.safeParse(name).error?.issues[0]?.message

/** Card of a creative: preview, status, type, size, results and actions. */
export function CreativeCard({ creative, running, addressOf, selected, onToggle, ...actions }: CreativeCardProps) {
  const labels = useLabels('campaign', campaignLabels)
  const formatSize = useCreativeSize()
  const { id, name } = creative
  const [renaming, setRenaming] = useState(false)
  // Shown until the server has answered with the name.
  const [given, setGiven] = useState<string>()
  const card = useRef<HTMLElement>(null)
  const isNew = isTemporaryId(id)
  const focusName = () => requestAnimationFrame(() => card.current?.querySelector<HTMLElement>('h3 a')?.focus())
  const rename = async (next: string) => {
    setRenaming(false)
    setGiven(next)
    focusName()
    await actions.onRename(creative, next)
    setGiven(undefined)
  }
  return (
    <article
      ref={card}
      aria-label={name}
      aria-busy={isNew || given !== undefined || undefined}
      data-slot="creative-card"
      data-row={id}
      className={classNames(
        'group relative flex h-full min-w-0 flex-col rounded-card border border-line-subtle bg-surface focus-within:border-line hover:border-line',
        selected.has(id) && 'border-brand! bg-selected',
      )}
    >
      {!isNew && (
        <CardCheckbox
          label={labels.selectName(name)}
          checked={selected.has(id)}
          visible={selected.size > 0}
          onToggle={(isSelected, isRange) => onToggle(creative, isSelected, isRange)}
        />
      )}
      <CreativePreview
        creative={creative}
        running={running && !isNew}
        {...(addressOf && { addressOf })}
        className="rounded-t-card border-line-subtle border-b"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4">
        <div className="flex min-w-0 items-start gap-2">
          <h3 className="flex min-w-0 flex-1 font-semibold text-body text-ink">
            {renaming ? (
              <RenameInput
                value={name}
                label={labels.newNameOf(name)}
                validate={nameProblem}
                onCommit={(next) => void rename(next)}
                onCancel={() => {
                  setRenaming(false)
                  focusName()
                }}
              />
            ) : isNew ? (
              <span className="wrap-anywhere line-clamp-2">{name}</span>
            ) : (
              <Link
                to={paths.creative(creative.campaignID, id)}
                title={name}
                // Its pseudo-element covers the preview, which then opens the same link.
                className="wrap-anywhere line-clamp-2 rounded-bar before:absolute before:inset-x-0 before:top-0 before:h-44 hover:text-brand-ink hover:underline"
              >
                {given ?? name}
              </Link>
            )}
          </h3>
          {!isNew && (
            <span className="-my-1 -me-1 shrink-0">
              <CreativeMenu
                creative={creative}
                onRename={() => setRenaming(true)}
                onDuplicate={() => void actions.onDuplicate(creative)}
                onPublish={() => void actions.onPublish(creative)}
                onDelete={() => actions.onDelete(creative)}
              />
            </span>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isNew ? (
            <span className="flex items-center gap-2 text-dense text-ink-muted">
              <Spinner /> {labels.saving}
            </span>
          ) : (
            <PublicationStatus creative={creative} />
          )}
          <Badge>{creative.type}</Badge>
          <Badge>{formatSize(creative)}</Badge>
          {!isNew && hasDesign(creative.html) && (
            <Button asChild size="sm" className="ms-auto">
              <Link to={paths.builder(creative.campaignID, id)}>
                <Palette aria-hidden /> {labels.editDesign}
                <span className="sr-only">: {name}</span>
              </Link>
            </Button>
          )}
        </div>
        <CardCounts data={creative.data} />
      </div>
    </article>
  )
}
