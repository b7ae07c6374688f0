import type { Campaign } from '@placard/domain/campaign'
import { useReportTexts } from '@placard/forms'
import { Button, Card, PageHeader, useLabels, VisuallyHidden } from '@placard/ui'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ListAlert } from '../../parts/lists/list-alert.js'
import { MoreRows, useRowCount } from '../../parts/lists/more-rows.js'
import { SelectionBar } from '../../parts/lists/selection-bar.js'
import { useSelection } from '../../parts/lists/use-selection.js'
import { NewCampaign } from '../../parts/new-campaign.js'
import { CampaignCards } from './campaign-cards.js'
import { CampaignContextMenu } from './campaign-context-menu.js'
import { arrangeCampaigns, findCampaigns } from './campaign-order.js'
import { CampaignRows } from './campaign-rows.js'
import { CampaignToolbar } from './campaign-toolbar.js'
import { campaignsLabels } from './campaigns-labels.js'
import type { CampaignsScreenProps } from './campaigns-props.js'
import { NoCampaigns } from './no-campaigns.js'

/** List of campaigns in all its states. */
export function CampaignsScreen(props: CampaignsScreenProps) {
  const labels = useLabels('campaigns', campaignsLabels)
  const { campaigns, of, without, search, onSearchChange, grouping, refreshing = false, now } = props
  const [running, setRunning] = useState(true)
  const asCards = grouping === 'grid'
  const shown = useMemo(
    () => campaigns && (asCards ? arrangeCampaigns(campaigns, search, now) : findCampaigns(campaigns, search, now)),
    [campaigns, asCards, search, now],
  )
  const count = useCampaignCount(campaigns?.length, shown?.length, of)
  const { rows, more } = useRowCount(shown?.length ?? 0, JSON.stringify([props.scope, search]))
  const { selected, toggle, select, remove, removeRow } = useSelection(shown, props.onDelete)
  const isFiltered = search.q !== '' || search.status !== undefined
  const left = (shown?.length ?? 0) - rows
  const hasRows = shown !== undefined && shown.length > 0
  const actions = (
    <Button size="sm" onClick={() => remove(...pickSelected(shown, selected))}>
      <Trash2 aria-hidden /> {labels.delete}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={labels.campaigns}
        description={without || (props.error && !campaigns) ? undefined : count}
        // Also above the empty state, which has none: a button that leaves moves the page of a phone.
        actions={<NewCampaign />}
        className="mb-4"
      />
      <CampaignToolbar {...props} running={running} onRunningChange={setRunning} />
      <VisuallyHidden role="status">
        {isFiltered && shown ? labels.matching(shown.length, campaigns?.length ?? 0) : ''}
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
              <SelectionBar label={labels.selectedCampaigns} count={selected.size} onClear={() => select(new Set())}>
                {actions}
              </SelectionBar>
            </div>
          ) : (
            <Card>
              <CampaignRows
                campaigns={shown}
                title={props.scope === 'all' ? labels.allCampaigns : labels.myCampaigns}
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

const pickSelected = (shown: readonly Campaign[] = [], selected: ReadonlySet<string>) =>
  shown.filter(({ id }) => selected.has(id))

/** Formats how many campaigns are listed. `of` is their total number while some are still loading. */
function useCampaignCount(loaded: number | undefined, shown: number | undefined, of?: number): string {
  const labels = useLabels('campaigns', campaignsLabels)
  const { whole } = useReportTexts()
  if (loaded === undefined || shown === undefined) return labels.loading
  const total = of ?? loaded
  return shown < total ? labels.showing(whole(shown), whole(total), total) : labels.total(whole(total), total)
}
