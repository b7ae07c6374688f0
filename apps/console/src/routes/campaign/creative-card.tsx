import { creativeInputSchema, isTemporaryId } from '@placard/domain'
import { Badge, RenameInput, Spinner } from '@placard/ui'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { CardCounts } from '../../parts/card-counts.js'
import { formatCreativeSize, PublicationStatus } from '../../parts/creative-facts.js'
import { CreativeMenu } from '../../parts/creative-menu.js'
import { CreativePreview, type CreativePreviewProps } from '../../parts/creative-preview.js'
import type { CreativeActions } from '../../parts/use-creative-actions.js'
import { paths } from '../../paths.js'

export interface CreativeCardProps
  extends CreativeActions,
    Pick<CreativePreviewProps, 'creative' | 'running' | 'addressOf'> {}

/** Returns why a creative's name is invalid; undefined if it is valid. */
const nameProblem = (name: string) => creativeInputSchema.shape.name.safeParse(name).error?.issues[0]?.message

/** Card of a creative: preview, status, type, size, results and actions. */
export function CreativeCard({ creative, running, addressOf, ...actions }: CreativeCardProps) {
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
      className="relative flex h-full min-w-0 flex-col rounded-card border border-line-subtle bg-surface focus-within:border-line hover:border-line"
    >
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
                label={`New name of ${name}`}
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
                onDelete={() => {
                  if (card.current) goToNeighbour(card.current)
                  actions.onDelete(creative)
                }}
              />
            </span>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isNew ? (
            <span className="flex items-center gap-2 text-dense text-ink-muted">
              <Spinner /> Saving…
            </span>
          ) : (
            <PublicationStatus creative={creative} />
          )}
          <Badge>{creative.type}</Badge>
          <Badge>{formatCreativeSize(creative)}</Badge>
        </div>
        <CardCounts data={creative.data} />
      </div>
    </article>
  )
}

/** Moves focus from a removed card to the next one, else to the previous one, else to the heading of the list. */
function goToNeighbour(card: HTMLElement): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-slot="creative-card"]')]
  const index = cards.indexOf(card)
  const next = cards[index + 1] ?? cards[index - 1]
  const target = next?.querySelector<HTMLElement>('h3 a') ?? document.querySelector<HTMLElement>('h1')
  target?.focus()
}
