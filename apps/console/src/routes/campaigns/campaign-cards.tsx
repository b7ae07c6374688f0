import { CampaignStatus } from '@placard/charts'
import type { Campaign } from '@placard/domain/campaign'
import type { CreativeSummary } from '@placard/domain/creative'
import { flightDaysText } from '@placard/domain/internal/campaign'
import { parseCreativeSize } from '@placard/domain/internal/creative'
import { useReportTexts } from '@placard/forms'
import { Badge, classNames, FileIcon, useLabels } from '@placard/ui'
import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { CardBanner } from '../../parts/cards/card-banner.js'
import { CardCheckbox } from '../../parts/cards/card-checkbox.js'
import { CardCounts } from '../../parts/cards/card-counts.js'
import { onCardKey } from '../../parts/cards/card-keys.js'
import { useInViewport } from '../../parts/cards/use-in-viewport.js'
import { paths } from '../../paths.js'
import { CampaignActions } from './campaign-actions.js'
import { campaignsLabels } from './campaigns-labels.js'

export interface CampaignCardsProps {
  /** Campaigns to show, in their order. */
  campaigns: readonly Campaign[]
  /** Number of cards to render. */
  rows: number
  /** Runs banners; if false, shows an icon in their place. */
  running: boolean
  /** URL of a creative's preview. @default its path on the server */
  previewOf?: ((creative: CreativeSummary) => string) | undefined
  /** IDs of the selected campaigns. */
  selected: ReadonlySet<string>
  /** Toggles the selection of a campaign; with `range` all from the last toggled one. */
  onToggle: (campaign: Campaign, chosen: boolean, isRange: boolean) => void
  /** Deletes campaigns, unless that is undone. */
  onDelete: (...campaigns: Campaign[]) => void
  /** Deletes the campaign of the focused card. */
  onRemove: (campaign: Campaign) => void
  /** Current time. */
  now: Date
}

const previewAddress = ({ id }: CreativeSummary) => `/serve/preview/${encodeURIComponent(id)}`

/** Campaigns as cards with preview, status, flight and results. */
export function CampaignCards({ campaigns, rows, onRemove, ...card }: CampaignCardsProps) {
  const labels = useLabels('campaigns', campaignsLabels)
  const withId = (id: string, act: (campaign: Campaign) => void) => {
    const campaign = campaigns.find((one) => one.id === id)
    if (campaign) act(campaign)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    onCardKey(event, {
      toggle: (id, isRange) => withId(id, (campaign) => card.onToggle(campaign, !card.selected.has(id), isRange)),
      remove: (id) => withId(id, onRemove),
    })
  return (
    <ul
      onKeyDown={onKeyDown}
      aria-label={labels.campaigns}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4"
    >
      {campaigns.slice(0, rows).map((campaign) => (
        <li key={campaign.id} className="min-w-0">
          <CampaignCard campaign={campaign} {...card} />
        </li>
      ))}
    </ul>
  )
}

function CampaignCard({
  campaign,
  running,
  previewOf = previewAddress,
  selected,
  onToggle,
  onDelete,
  now,
}: Omit<CampaignCardsProps, 'campaigns' | 'rows' | 'onRemove'> & { campaign: Campaign }) {
  const texts = useReportTexts()
  const labels = useLabels('campaigns', campaignsLabels)
  const { id, name, data, creatives, creativeCounts } = campaign
  const isSelected = selected.has(id)
  return (
    <article
      aria-label={name}
      data-row={id}
      className={classNames(
        'group relative flex h-full min-w-0 flex-col rounded-card border border-line-subtle bg-surface focus-within:border-line hover:border-line',
        isSelected && 'border-brand! bg-selected',
      )}
    >
      <CardCheckbox
        label={labels.selectName(name)}
        checked={isSelected}
        visible={selected.size > 0}
        onToggle={(chosen, isRange) => onToggle(campaign, chosen, isRange)}
      />
      <Preview creatives={creatives} running={running} previewOf={previewOf} />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4">
        <div className="flex min-w-0 items-start gap-2">
          <div className="min-w-0 flex-1">
            <h2 className="font-semibold text-body text-ink">
              <Link
                to={paths.campaign(id)}
                title={name}
                // Its pseudo-element covers the preview, which then opens the same link.
                className="wrap-anywhere line-clamp-2 rounded-bar before:absolute before:inset-x-0 before:top-0 before:h-40 hover:text-brand-ink hover:underline"
              >
                {name}
              </Link>
            </h2>
            <p className="truncate text-caption text-ink-muted">{flightDaysText(data, texts)}</p>
          </div>
          <span className="-my-1 -me-1 flex shrink-0">
            <CampaignActions campaign={campaign} onDelete={onDelete} />
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CampaignStatus campaign={campaign} now={now} />
          <Badge>{labels.creatives(texts.whole(creativeCounts.all), creativeCounts.all)}</Badge>
          <Sizes first={creatives[0]?.size} count={creativeCounts.sizes} />
        </div>
        <CardCounts data={data} />
      </div>
    </article>
  )
}

/** Formats the sizes of a campaign's creatives: the first, and the number of others. */
function Sizes({ first, count }: { first: string | undefined; count: number }) {
  const texts = useReportTexts()
  const labels = useLabels('campaigns', campaignsLabels)
  if (first === undefined) return null
  return <Badge>{count <= 1 ? first : labels.sizes(first, texts.whole(count - 1))}</Badge>
}

interface PreviewProps extends Pick<Campaign, 'creatives'> {
  running: boolean
  previewOf: (creative: CreativeSummary) => string
}

/** Renders the first banner of a campaign while it is in the viewport, or an icon if there is none. */
function Preview({ creatives, running, previewOf }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const inSight = useInViewport(box)
  const banner = creatives.find(({ type }) => type === 'Banner')
  const sides = banner && parseCreativeSize(banner.size)
  return (
    // Inert here: the creative's own screen has the interactive preview.
    <div
      ref={box}
      inert
      aria-hidden
      className="grid h-40 place-items-stretch overflow-clip rounded-t-card border-line-subtle border-b bg-sunken"
    >
      {inSight && running && banner && sides ? (
        <CardBanner title={banner.name} src={previewOf(banner)} {...sides} />
      ) : (
        <div className="grid place-items-center">
          <FileIcon kind={banner || creatives.length === 0 ? 'code' : 'video'} size="lg" />
        </div>
      )}
    </div>
  )
}
