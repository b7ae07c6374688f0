import { type Creative, NO_CREATIVE_YET } from '@placard/domain'
import { Button, EmptyState, ErrorState, Section, Skeleton } from '@placard/ui'
import { Layers, Pause, Play, Plus } from 'lucide-react'
import { useState } from 'react'
import type { CreativePreviewProps } from '../../parts/creative-preview.js'
import type { CreativeActions } from '../../parts/use-creative-actions.js'
import { CreativeCard } from './creative-card.js'

export interface CreativesTabProps extends CreativeActions, Pick<CreativePreviewProps, 'addressOf'> {
  /** The campaign's creatives; undefined while they load. */
  creatives: readonly Creative[] | undefined
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

/** The creatives of a campaign as cards, in all their states. */
export function CreativesTab({
  creatives,
  error,
  onReload,
  onNew,
  newComing = false,
  addressOf,
  ...actions
}: CreativesTabProps) {
  const [running, setRunning] = useState(true)
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
        title={NO_CREATIVE_YET}
        description="A creative is what people see: a banner, or a video for players. Publish it to get its tag."
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
          {creatives?.some(({ type }) => type === 'Banner') && (
            <Button variant="ghost" onClick={() => setRunning(!running)}>
              <Icon aria-hidden /> {running ? 'Stop previews' : 'Run previews'}
            </Button>
          )}
          {add('primary')}
        </>
      }
    >
      {creatives ? (
        <ul className={GRID}>
          {creatives.map((creative) => (
            <li key={creative.id} className="min-w-0">
              <CreativeCard creative={creative} running={running} {...(addressOf && { addressOf })} {...actions} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={GRID}>
          {['first', 'second', 'third'].map((place) => (
            <Skeleton key={place} className="h-82 rounded-card" />
          ))}
        </div>
      )}
    </Section>
  )
}
