import type { Creative } from '@placard/domain/creative'
import { createTextMatcher, isTemporaryId } from '@placard/domain/internal/text'
import { useReportTexts } from '@placard/forms'
import { Button, EmptyState, ErrorState, lazyPart, SearchInput, Section, Skeleton, useLabels } from '@placard/ui'
import { Layers, Pause, Play, Plus, SearchX } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { onCardKey } from '../../parts/cards/card-keys.js'
import type { CreativePreviewProps } from '../../parts/creatives/creative-preview.js'
import type { BulkActions } from '../../parts/creatives/use-bulk-actions.js'
import type { CreativeActions } from '../../parts/creatives/use-creative-actions.js'
import { ListAlert } from '../../parts/lists/list-alert.js'
import { MoreRows, useRowCount } from '../../parts/lists/more-rows.js'
import { useSelection } from '../../parts/lists/use-selection.js'
import { useLazyDialog } from '../../parts/use-lazy-dialog.js'
import { BulkBar, BulkOutcomeAlert } from './bulk-bar.js'
import { campaignLabels } from './campaign-labels.js'
import { CreativeCard } from './creative-card.js'
import { UploadFilesButton } from './upload-files-button.js'

export interface CreativesTabProps extends CreativeActions, Pick<CreativePreviewProps, 'addressOf'> {
  /** Creatives of the campaign; undefined while they load. */
  creatives: readonly Creative[] | undefined
  /** Total number while some are still loading. */
  of?: number | undefined
  /** Error message, if loading failed. */
  error?: string | undefined
  /** Reloads them. */
  onReload: () => void
  /** Actions of the selected creatives. */
  bulk: BulkActions
  /** Opens the upload sheet with selected files. */
  onFiles: (files: readonly File[]) => void
  /** Opens the dialog for a new creative. */
  onNew: () => void
  /** True while the code of that dialog loads. @default false */
  newComing?: boolean
}

const LandingPageDialog = lazyPart(() => import('./landing-page-dialog.js'))

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4'

/** Number of creatives from which the tab has a search box. */
const SEARCHED_FROM = 12

/** Creatives of a campaign as cards, in all states of the list. */
export function CreativesTab({
  creatives,
  of,
  error,
  onReload,
  onNew,
  newComing = false,
  addressOf,
  bulk,
  onFiles,
  ...actions
}: CreativesTabProps) {
  const labels = useLabels('campaign', campaignLabels)
  const [running, setRunning] = useState(true)
  const [query, setQuery] = useState('')
  const found = useMemo(() => {
    const isFound = createTextMatcher(query)
    return creatives?.filter(({ name, type, size }) => isFound(`${name} ${type} ${size}`))
  }, [creatives, query])
  const linking = useLazyDialog(LandingPageDialog)
  const list = useRef<HTMLUListElement>(null)
  const count = useCreativeCount(found?.length ?? 0, creatives?.length ?? 0, of)
  const { rows, more } = useRowCount(found?.length ?? 0, query)
  // A creative without an id of the server cannot be changed yet.
  const saved = useMemo(() => found?.filter(({ id }) => !isTemporaryId(id)), [found])
  const { selected, toggle, select, remove, removeRow } = useSelection(saved, actions.onDelete)
  const chosen = saved?.filter(({ id }) => selected.has(id)) ?? []
  const withId = (id: string, act: (creative: Creative) => void) => {
    const creative = saved?.find((one) => one.id === id)
    if (creative) act(creative)
  }
  const add = (
    <>
      <UploadFilesButton onFiles={onFiles} />
      <Button variant="primary" aria-haspopup="dialog" loading={newComing} onClick={onNew}>
        <Plus aria-hidden /> {labels.newCreative}
      </Button>
    </>
  )
  if (error !== undefined && !creatives) {
    const again = <Button onClick={onReload}>{labels.tryAgain}</Button>
    return <ErrorState live title={labels.creativesFailed} description={error} action={again} />
  }
  if (creatives?.length === 0)
    return (
      <EmptyState
        className="rounded-card border border-line-subtle bg-surface"
        icon={<Layers aria-hidden />}
        title={labels.noCreativesYet}
        description={labels.noCreativesHint}
        action={<div className="flex flex-wrap justify-center gap-2">{add}</div>}
      />
    )
  const Icon = running ? Pause : Play
  return (
    <Section
      title={labels.creatives}
      aria-busy={creatives === undefined || undefined}
      actions={
        <>
          {/* Rendered while loading as well: most campaigns have a banner, and the button would shift the layout. */}
          {creatives?.some(({ type }) => type === 'Banner') !== false && (
            <Button variant="ghost" disabled={!creatives} onClick={() => setRunning(!running)}>
              <Icon aria-hidden />
              <span className="max-sm:sr-only">{running ? labels.pausePreviews : labels.runPreviews}</span>
            </Button>
          )}
          {add}
        </>
      }
    >
      {creatives && ((of ?? creatives.length) > SEARCHED_FROM || query !== '') && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <SearchInput
            aria-label={labels.searchCreatives}
            placeholder={labels.searchNameTypeSize}
            className="w-full sm:w-80"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role={of === undefined ? 'status' : undefined} className="text-caption text-ink-muted">
            {count}
          </p>
        </div>
      )}
      {bulk.outcome && (
        <BulkOutcomeAlert
          className="mb-4"
          outcome={bulk.outcome}
          onDismiss={bulk.onOutcomeDismiss}
          onLandingPagePublish={async (url) => {
            await bulk.onLandingPagePublish(url)
            // The alert with the focus is gone if all were published.
            requestAnimationFrame(
              () => document.activeElement === document.body && list.current?.querySelector('a')?.focus(),
            )
          }}
        />
      )}
      <ListAlert isPart={of !== undefined} error={creatives && error} onReload={onReload} />
      {found?.length === 0 && of === undefined && (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={labels.noMatch(query.trim())}
          description={labels.searchHint}
          action={<Button onClick={() => setQuery('')}>{labels.clearSearch}</Button>}
        />
      )}
      {found && found.length > 0 && (
        <ul
          ref={list}
          aria-label={labels.creatives}
          className={GRID}
          onKeyDown={(event) => {
            const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
            if (event.key === 'Escape' && !event.defaultPrevented && isHere) select(new Set())
            onCardKey(event, {
              toggle: (id, isRange) => withId(id, (creative) => toggle(creative, !selected.has(id), isRange)),
              remove: (id) => withId(id, removeRow),
            })
          }}
        >
          {found.slice(0, rows).map((creative) => (
            <li key={creative.id} className="min-w-0">
              <CreativeCard
                creative={creative}
                running={running}
                {...(addressOf && { addressOf })}
                {...actions}
                selected={selected}
                onToggle={toggle}
                onDelete={remove}
              />
            </li>
          ))}
        </ul>
      )}
      {!creatives && (
        <div className={GRID}>
          {['first', 'second', 'third'].map((place) => (
            <Skeleton key={place} className="h-82 rounded-card" />
          ))}
        </div>
      )}
      {found && found.length > rows && <MoreRows left={found.length - rows} onMore={more} />}
      <BulkBar
        creatives={chosen}
        onClear={() => select(new Set())}
        onDelete={() => remove(...chosen)}
        progress={bulk.progress}
        onPublish={bulk.onPublish}
        onDuplicate={bulk.onDuplicate}
        onPlatformChange={bulk.onPlatformChange}
        onLandingPage={linking.show}
      />
      {linking.dialog && (
        <LandingPageDialog
          {...linking.dialog}
          key={linking.dialog.key}
          creatives={chosen}
          onLandingPageChange={bulk.onLandingPageChange}
        />
      )}
    </Section>
  )
}

/**
 * Formats how many creatives are shown. `of` is their total number while some are still loading, which the search
 * leaves out.
 */
function useCreativeCount(found: number, here: number, of: number | undefined): string {
  const labels = useLabels('campaign', campaignLabels)
  const { whole } = useReportTexts()
  const [some, all] = [whole(found), whole(of ?? here)]
  if (of !== undefined) return labels.showingPart(some, all)
  return found < here ? labels.showing(some, all) : labels.allCreatives(all)
}
