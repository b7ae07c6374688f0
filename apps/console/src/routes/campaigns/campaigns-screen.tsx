import type { Campaign } from '@placard/domain'
import { Button, Card, PageHeader, VisuallyHidden } from '@placard/ui'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ListAlert } from '../../parts/list-alert.js'
import { MoreRows, useRowCount } from '../../parts/more-rows.js'
import { NewCampaign } from '../../parts/new-campaign.js'
import { SelectionBar } from '../../parts/selection-bar.js'
import { useSelection } from '../../parts/use-selection.js'
import { CampaignCards } from './campaign-cards.js'
import { CampaignContextMenu } from './campaign-context-menu.js'
import { arrangeCampaigns, findCampaigns } from './campaign-order.js'
import { CampaignRows } from './campaign-rows.js'
import { CampaignToolbar } from './campaign-toolbar.js'
import type { CampaignsScreenProps } from './campaigns-props.js'
import { NoCampaigns } from './no-campaigns.js'

/** List of campaigns in all its states. */
export function CampaignsScreen(props: CampaignsScreenProps) {
  const { campaigns, of, without, search, onSearchChange, grouping, refreshing = false, now } = props
  const [running, setRunning] = useState(true)
  const asCards = grouping === 'grid'
  const shown = useMemo(
    () => campaigns && (asCards ? arrangeCampaigns(campaigns, search, now) : findCampaigns(campaigns, search, now)),
    [campaigns, asCards, search, now],
  )
  const { rows, more } = useRowCount(shown?.length ?? 0, JSON.stringify([props.scope, search]))
  const { selected, toggle, select, remove, removeRow } = useSelection(shown, props.onDelete)
  const isFiltered = search.q !== '' || search.status !== undefined
  const left = (shown?.length ?? 0) - rows
  const hasRows = shown !== undefined && shown.length > 0
  const actions = (
    <Button size="sm" onClick={() => remove(...shownOf(shown, selected))}>
      <Trash2 aria-hidden /> Delete
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Campaigns"
        description={
          without || (props.error && !campaigns) ? undefined : formatCampaignCount(campaigns?.length, shown?.length, of)
        }
        // The empty state has its own button.
        actions={campaigns?.length === 0 && !without && props.scope === 'mine' ? undefined : <NewCampaign />}
        className="mb-4"
      />
      <CampaignToolbar {...props} running={running} onRunningChange={setRunning} />
      <VisuallyHidden role="status">
        {isFiltered && shown ? `${shown.length} of ${campaigns?.length} campaigns` : ''}
      </VisuallyHidden>
      <ListAlert isPart={props.of !== undefined} error={props.campaigns && props.error} onReload={props.onReload} />
      {!hasRows ? (
        <Card aria-busy={refreshing}>
          <NoCampaigns {...props} />
        </Card>
      ) : (
        <CampaignContextMenu campaigns={shown} onDelete={remove}>
          {asCards ? (
            // biome-ignore lint/a11y/noStaticElementInteractions: Escape, wherever the focus is among the cards.
            <div
              aria-busy={refreshing || undefined}
              onKeyDown={(event) => {
                const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
                if (event.key === 'Escape' && !event.defaultPrevented && isHere) select(new Set())
              }}
            >
              <CampaignCards
                campaigns={shown}
                rows={rows}
                running={running}
                previewOf={props.previewOf}
                selected={selected}
                onToggle={toggle}
                onDelete={remove}
                onRemove={removeRow}
                now={now}
              />
              {left > 0 && <MoreRows left={left} onMore={more} />}
              <SelectionBar label="Selected campaigns" count={selected.size} onClear={() => select(new Set())}>
                {actions}
              </SelectionBar>
            </div>
          ) : (
            <Card>
              <CampaignRows
                campaigns={shown}
                title={props.scope === 'all' ? 'All campaigns' : 'My campaigns'}
                search={search}
                onSearchChange={onSearchChange}
                selection={{ selected, onChange: select, label: ({ name }) => name, actions }}
                onDelete={remove}
                onRemove={removeRow}
                refreshing={refreshing}
                now={now}
              />
            </Card>
          )}
        </CampaignContextMenu>
      )}
    </>
  )
}

const shownOf = (shown: readonly Campaign[] = [], selected: ReadonlySet<string>) =>
  shown.filter(({ id }) => selected.has(id))

const formatCount = (count: number) => count.toLocaleString('en-US')

/** Formats how many campaigns are listed. `of` is their total number while some are still loading. */
function formatCampaignCount(loaded: number | undefined, shown: number | undefined, of?: number): string {
  if (loaded === undefined || shown === undefined) return 'Loading…'
  const total = of ?? loaded
  const campaigns = `${formatCount(total)} ${total === 1 ? 'campaign' : 'campaigns'}`
  return shown < total ? `Showing ${formatCount(shown)} of ${campaigns}` : `${campaigns} · all-time totals, UTC`
}
