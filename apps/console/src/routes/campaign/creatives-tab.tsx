import { type Creative, createTextMatcher } from '@placard/domain'
import { Button, EmptyState, ErrorState, SearchInput, Section, Skeleton } from '@placard/ui'
import { Layers, Pause, Play, Plus, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { CreativePreviewProps } from '../../parts/creative-preview.js'
import { MoreRows, useRowCount } from '../../parts/more-rows.js'
import { PartOfList } from '../../parts/part-of-list.js'
import type { CreativeActions } from '../../parts/use-creative-actions.js'
import { CreativeCard } from './creative-card.js'

export interface CreativesTabProps extends CreativeActions, Pick<CreativePreviewProps, 'addressOf'> {
  /** The campaign's creatives; undefined while they load. */
  creatives: readonly Creative[] | undefined
  /** How many there are, while not all of them are here. */
  of?: number | undefined
  /** What the server said when it failed. */
  error?: string | undefined
  /** Loads them again. */
  onReload: () => void
  /** Asks what a new one is. */
  onNew: () => void
  /** Whether that question is on its way. @default false */
  newComing?: boolean
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4'

/** Beyond so many they are searched, not looked through. */
const SEARCHED_FROM = 12

/** The creatives of a campaign as cards, in all their states. */
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
  const [words, setWords] = useState('')
  const found = useMemo(() => {
    const isFound = createTextMatcher(words)
    return creatives?.filter(({ name, type, size }) => isFound(`${name} ${type} ${size}`))
  }, [creatives, words])
  const { rows, more } = useRowCount(found?.length ?? 0, words)
  const add = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} aria-haspopup="dialog" loading={newComing} onClick={onNew}>
      <Plus aria-hidden /> New creative
    </Button>
  )
  if (error !== undefined && !creatives) {
    const again = <Button onClick={onReload}>Try again</Button>
    return <ErrorState live title="The creatives could not be loaded" description={error} action={again} />
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
          {/* Mostly there is a banner: the button keeps its place while the creatives load. */}
          {creatives?.some(({ type }) => type === 'Banner') !== false && (
            <Button variant="ghost" disabled={!creatives} onClick={() => setRunning(!running)}>
              <Icon aria-hidden /> {running ? 'Stop previews' : 'Run previews'}
            </Button>
          )}
          {add('primary')}
        </>
      }
    >
      {creatives && ((of ?? creatives.length) > SEARCHED_FROM || words !== '') && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <SearchInput
            aria-label="Search creatives"
            placeholder="Search by name, type or size"
            className="w-full sm:w-80"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <p role={of === undefined ? 'status' : undefined} className="text-caption text-ink-muted">
            {countWords(found?.length ?? 0, creatives.length, of)}
          </p>
        </div>
      )}
      <PartOfList isPart={of !== undefined} error={creatives && error} onReload={onReload} />
      {found?.length === 0 && of === undefined && (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={`No creative matches “${words.trim()}”`}
          description="Names, types and sizes are searched."
          action={<Button onClick={() => setWords('')}>Clear search</Button>}
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

/** What is shown of what there is; while more is on its way, only what is here is searched. */
function countWords(found: number, here: number, of: number | undefined): string {
  const [some, every] = [found, of ?? here].map((count) => count.toLocaleString('en-US'))
  if (of !== undefined) return `Showing ${some} of ${every} creatives; the others are not here yet`
  return found < here ? `Showing ${some} of ${every} creatives` : `${every} creatives`
}
