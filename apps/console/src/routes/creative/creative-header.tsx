import { type Creative, creativeInputSchema, errorFindings, type PublishFinding } from '@placard/domain/creative'
import { hasDesign } from '@placard/domain/internal/ad-builder'
import { publicationState } from '@placard/domain/internal/tags'
import { publishEffect } from '@placard/domain/tags'
import { PublishButton, type PublishButtonProps, useTranslate } from '@placard/forms'
import { Button, PageHeader, Skeleton, useLabels } from '@placard/ui'
import { ChartColumn, Palette } from 'lucide-react'
import { Fragment, type ReactNode, useId } from 'react'
import { createSearchParams, Link } from 'react-router-dom'
import { PublicationStatus } from '../../parts/creatives/creative-facts.js'
import { CreativeMenu } from '../../parts/creatives/creative-menu.js'
import { useRenamableTitle } from '../../parts/use-renamable-title.js'
import { paths } from '../../paths.js'
import { creativeLabels } from './creative-labels.js'

export interface CreativeHeaderProps
  extends Pick<PublishButtonProps, 'onPublish' | 'recentPlatforms' | 'loadTag' | 'onCopied' | 'onShowTags' | 'handle'> {
  /** Creative; undefined while it loads. */
  creative: Creative | undefined
  /** True while it is being published. */
  publishing: boolean
  /** True while there are unsaved changes, which `onPublish` saves first. @default false */
  isDirty?: boolean | undefined
  /** Status of its newest tag, shown until the tag works. */
  activity?: ReactNode
  /** Renames it. */
  onRename: (name: string) => Promise<unknown>
  /** Called instead of showing an input for the name while there are unsaved changes, which include the name. */
  onRenameInForm?: () => void
  /** Duplicates it. */
  onDuplicate: () => void
  /** Deletes it, unless that is undone. */
  onDelete: () => void
}

const nameProblem = (name: string) => creativeInputSchema.shape.name.safeParse(name).error?.issues[0]?.message

/** Header of a creative: name, publication status, and actions to publish, report, rename, duplicate and delete. */
export function CreativeHeader({
  creative,
  isDirty = false,
  activity,
  onRename,
  onRenameInForm,
  ...actions
}: CreativeHeaderProps) {
  const labels = useLabels('creative', creativeLabels)
  const translate = useTranslate()
  const { title, titleRef, startRenaming } = useRenamableTitle({
    noun: labels.creative,
    name: creative?.name,
    validate: (name) => {
      const problem = nameProblem(name)
      return problem && translate(problem)
    },
    onRename,
  })
  const remarkID = useId()
  const remark = useRemark(creative, isDirty)
  return (
    <PageHeader
      className="items-start"
      titleRef={titleRef}
      title={title}
      description={
        creative ? (
          <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
            <PublicationStatus creative={creative} />
            {remark !== undefined && <span id={remarkID}>{remark}</span>}
            {activity}
          </div>
        ) : (
          <Skeleton className="h-6 w-40 max-w-full" />
        )
      }
      actions={
        creative ? (
          <HeaderActions
            creative={creative}
            isDirty={isDirty}
            remarkID={remark === undefined ? undefined : remarkID}
            onRename={() => (isDirty && onRenameInForm ? onRenameInForm() : startRenaming())}
            {...actions}
          />
        ) : (
          <Skeleton className="h-11 w-56 rounded-control lg:h-9" />
        )
      }
    />
  )
}

/** Returns what publishing changes for placed tags, or what keeps the creative from being published. */
function useRemark(creative: Creative | undefined, isDirty: boolean): ReactNode {
  const translate = useTranslate()
  if (!creative) return undefined
  const effect = publishEffect(creative)
  const said = effect && translate(effect)
  if (isDirty) return said
  if (publicationState(creative).state === 'published') return undefined
  const blockers = errorFindings(creative)
  return blockers.length > 0 ? <Blockers blockers={blockers} /> : said
}

/** Problems that keep a creative from being published, each as a link to its field. */
function Blockers({ blockers }: { blockers: readonly PublishFinding[] }) {
  const translate = useTranslate()
  return blockers.map(({ section, path, message }) => (
    <Fragment key={`${path} ${message}`}>
      <Link
        to={{ search: `${createSearchParams({ section, field: path })}` }}
        replace
        preventScrollReset
        className="text-ink underline underline-offset-2 hover:decoration-2"
      >
        {translate(message)}
      </Link>{' '}
    </Fragment>
  ))
}

interface HeaderActionsProps
  extends Omit<CreativeHeaderProps, 'creative' | 'isDirty' | 'activity' | 'onRename' | 'onRenameInForm'> {
  creative: Creative
  isDirty: boolean
  remarkID: string | undefined
  onRename: () => void
}

function HeaderActions({
  creative,
  isDirty,
  remarkID,
  publishing,
  onRename,
  onDuplicate,
  onDelete,
  ...publish
}: HeaderActionsProps) {
  const labels = useLabels('creative', creativeLabels)
  return (
    <>
      {hasDesign(creative.html) && (
        <Button asChild>
          <Link to={paths.builder(creative.campaignID, creative.id)}>
            <Palette aria-hidden /> {labels.editDesign}
          </Link>
        </Button>
      )}
      {creative.liveCreatives.length > 0 && (
        <Button asChild>
          <Link to={paths.creativeReporting(creative.campaignID, creative.id)}>
            <ChartColumn aria-hidden /> {labels.report}
          </Link>
        </Button>
      )}
      <PublishButton
        {...publish}
        creative={creative}
        isDirty={isDirty}
        loading={publishing}
        // While there are changes, the bar below the editor has the prominent button.
        variant={isDirty ? 'secondary' : 'primary'}
        aria-describedby={remarkID}
      />
      <CreativeMenu creative={creative} size="md" variant="secondary" {...{ onRename, onDuplicate, onDelete }} />
    </>
  )
}
