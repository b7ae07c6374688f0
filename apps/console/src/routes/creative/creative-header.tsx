import { type Creative, creativeInputSchema, errorFindings } from '@placard/domain'
import { useTranslate } from '@placard/forms'
import { Button, PageHeader, Skeleton, useLabels } from '@placard/ui'
import { ChartColumn, CloudUpload } from 'lucide-react'
import { Fragment, useId } from 'react'
import { createSearchParams, Link } from 'react-router-dom'
import { PublicationStatus } from '../../parts/creatives/creative-facts.js'
import { CreativeMenu } from '../../parts/creatives/creative-menu.js'
import { publishAction } from '../../parts/creatives/publish-action.js'
import { useRenamableTitle } from '../../parts/use-renamable-title.js'
import { paths } from '../../paths.js'
import { creativeLabels } from './creative-labels.js'

export interface CreativeHeaderProps {
  /** Creative; undefined while it loads. */
  creative: Creative | undefined
  /** True while it is being published. */
  publishing: boolean
  /** Publishes the saved version. */
  onPublish: () => Promise<unknown>
  /** True while there are unsaved changes. @default false */
  isDirty?: boolean | undefined
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
  const publish = creative && publishAction(creative, isDirty)
  const remark = publish?.reason ?? publish?.problem
  return (
    <PageHeader
      className="items-start"
      titleRef={titleRef}
      title={title}
      description={
        creative ? (
          <span className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
            <PublicationStatus creative={creative} />
            {remark !== undefined && (
              <span id={remarkID}>
                {publish?.reason === undefined ? <Blockers creative={creative} /> : translate(remark)}
              </span>
            )}
          </span>
        ) : (
          <Skeleton className="h-6 w-40 max-w-full" />
        )
      }
      actions={
        creative ? (
          <HeaderActions
            creative={creative}
            isDirty={isDirty}
            remarkID={remarkID}
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

/** Problems that keep a creative from being published, each as a link to its field. */
function Blockers({ creative }: { creative: Creative }) {
  const translate = useTranslate()
  return errorFindings(creative).map(({ section, path, message }) => (
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

interface HeaderActionsProps extends Omit<CreativeHeaderProps, 'creative' | 'isDirty' | 'onRename' | 'onRenameInForm'> {
  creative: Creative
  isDirty: boolean
  remarkID: string
  onRename: () => void
}

function HeaderActions({ creative, isDirty, remarkID, publishing, onPublish, ...menu }: HeaderActionsProps) {
  const labels = useLabels('creative', creativeLabels)
  const translate = useTranslate()
  const { label, reason, problem } = publishAction(creative, isDirty)
  return (
    <>
      {creative.liveCreatives.length > 0 && (
        <Button asChild>
          <Link to={paths.creativeReporting(creative.campaignID, creative.id)}>
            <ChartColumn aria-hidden /> {labels.report}
          </Link>
        </Button>
      )}
      <Button
        variant="primary"
        loading={publishing}
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={(reason ?? problem) === undefined ? undefined : remarkID}
        onClick={() => reason === undefined && void onPublish()}
      >
        <CloudUpload aria-hidden /> {translate(label)}
      </Button>
      <CreativeMenu creative={creative} size="md" variant="secondary" {...menu} />
    </>
  )
}
