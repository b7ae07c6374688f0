import { type Creative, createTextMatcher } from '@placard/domain'
import { Button, EmptyState, ErrorState, SearchInput, Section, Skeleton } from '@placard/ui'
import { Layers, Pause, Play, Plus, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { CreativePreviewProps } from '../../parts/creative-preview.js'
import { ListAlert } from '../../parts/list-alert.js'
import { MoreRows, useRowCount } from '../../parts/more-rows.js'
import type { CreativeActions } from '../../parts/use-creative-actions.js'
import { CreativeCard } from './creative-card.js'

export interface CreativesTabProps extends CreativeActions, Pick<CreativePreviewProps, 'addressOf'> {
  /** Creatives of the campaign; undefined while they load. */
  creatives: readonly Creative[] | undefined
  /** Total number while some are still loading. */
  of?: number | undefined
  /** Error message, if loading failed. */
  error?: string | undefined
  /** Reloads them. */
  onReload: () => void
  /** Opens the dialog for a new creative. */
  onNew: () => void
  /** True while the code of that dialog loads. @default false */
  newComing?: boolean
}

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
  ...actions
}: CreativesTabProps) {
  const [running, setRunning] = useState(true)
  const [query, setQuery] = useState('')
  const found = useMemo(() => {
    const isFound = createTextMatcher(query)
    return creatives?.filter(({ name, type, size }) => isFound(`${name} ${type} ${size}`))
  }, [creatives, query])
  const { rows, more } = useRowCount(found?.length ?? 0, query)
  const add = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} aria-haspopup="dialog" loading={newComing} onClick={onNew}>
      <Plus aria-hidden /> New creative
    </Button>
  )
  if (error !== undefined && !creatives) {
    const again = <Button onClick={onReload}>Try again</Button>
    return <ErrorState live title="Couldn’t load the creatives" description={error} action={again} />
  }
  if (creatives?.length === 0)
    return (
      <EmptyState
        className="rounded-card border border-line-subtle bg-surface"
        icon={<Layers aria-hidden />}
        title="No creatives yet"
        description="Add a banner or video, then publish it to get its tag."
        action={add('primary')}
      />
    )
  const Icon = running ? Pause : Play
  return (
    <Section
      title="Creatives"
      aria-busy={creatives === undefined || undefined}
      actions={
        <>
          {/* Rendered while loading as well: most campaigns have a banner, and the button would shift the layout. */}
          {creatives?.some(({ type }) => type === 'Banner') !== false && (
            <Button variant="ghost" disabled={!creatives} onClick={() => setRunning(!running)}>
              <Icon aria-hidden /> {running ? 'Pause previews' : 'Run previews'}
            </Button>
          )}
          {add('primary')}
        </>
      }
    >
      {creatives && ((of ?? creatives.length) > SEARCHED_FROM || query !== '') && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <SearchInput
            aria-label="Search creatives"
            placeholder="Search by name, type or size"
            className="w-full sm:w-80"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role={of === undefined ? 'status' : undefined} className="text-caption text-ink-muted">
            {formatCount(found?.length ?? 0, creatives.length, of)}
          </p>
        </div>
      )}
      <ListAlert isPart={of !== undefined} error={creatives && error} onReload={onReload} />
      {found?.length === 0 && of === undefined && (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={`No creative matches “${query.trim()}”`}
          description="The search covers names, types and sizes."
          action={<Button onClick={() => setQuery('')}>Clear search</Button>}
        />
      )}
      {found && found.length > 0 && (
        <ul className={GRID}>
          {found.slice(0, rows).map((creative) => (
            <li key={creative.id} className="min-w-0">
              <CreativeCard creative={creative} running={running} {...(addressOf && { addressOf })} {...actions} />
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
    </Section>
  )
}

/**
 * Formats how many creatives are shown. `of` is their total number while some are still loading, which the search
 * leaves out.
 */
function formatCount(found: number, here: number, of: number | undefined): string {
  const [some, every] = [found, of ?? here].map((count) => count.toLocaleString('en-US'))
  if (of !== undefined) return `Showing ${some} of ${every} creatives; the rest is still loading`
  return found < here ? `Showing ${some} of ${every} creatives` : `${every} creatives`
}
