import { CampaignStatus } from '@placard/charts'
import { type Campaign, campaignInputSchema } from '@placard/domain/campaign'
import { flightDaysText, flightProgress, flightText } from '@placard/domain/internal/campaign'
import { dayInZone } from '@placard/domain/internal/dates'
import type { ReportTexts } from '@placard/domain/report'
import { useReportTexts, useTranslate } from '@placard/forms'
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  IconButton,
  MenuItem,
  MenuSeparator,
  Meter,
  PageHeader,
  Skeleton,
  TimeText,
  useAfterClose,
  useLabels,
} from '@placard/ui'
import { CalendarRange, ChartColumn, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useRenamableTitle } from '../../parts/use-renamable-title.js'
import { paths } from '../../paths.js'
import { campaignLabels } from './campaign-labels.js'

export interface CampaignHeaderProps {
  /** ID of the campaign, known before it is loaded. */
  campaignID: string
  /** Campaign; undefined while it loads. */
  campaign: Campaign | undefined
  /** Current time. */
  now: Date
  /** Renames it. */
  onRename: (name: string) => Promise<unknown>
  /** Opens the dialog for name, dates and landing page; focuses the landing page if asked to. */
  onEdit: (field?: 'landingPage') => void
  /** Deletes it, unless that is undone. */
  onDelete: () => void
}

const nameProblem = (name: string) => campaignInputSchema.shape.name.safeParse(name).error?.issues[0]?.message

/** Header of a campaign: name, status, flight, link to the report and actions menu. */
export function CampaignHeader({ campaignID, campaign, now, onRename, onEdit, onDelete }: CampaignHeaderProps) {
  const labels = useLabels('campaign', campaignLabels)
  const translate = useTranslate()
  const { title, titleRef, startRenaming } = useRenamableTitle({
    noun: labels.campaign,
    name: campaign?.name,
    validate: (name) => {
      const problem = nameProblem(name)
      return problem && translate(problem)
    },
    onRename,
  })
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  return (
    <PageHeader
      className="sm:flex-nowrap"
      titleRef={titleRef}
      title={title}
      description={
        !campaign ? (
          <span className={TWO_LINES}>
            <Skeleton className="h-6 w-64 max-w-full max-sm:h-11" />
            <Skeleton className="h-6 w-48 max-w-full" />
          </span>
        ) : (
          <Flight campaign={campaign} now={now} onEdit={onEdit} />
        )
      }
      actions={
        <>
          <Button asChild>
            <Link to={paths.reporting(campaignID)}>
              <ChartColumn aria-hidden /> {labels.viewReport}
            </Link>
          </Button>
          <DropdownMenu>
            <DropdownMenuTrigger asChild disabled={!campaign}>
              <IconButton label={labels.actions} variant="secondary">
                <Ellipsis aria-hidden />
              </IconButton>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus}>
              <MenuItem icon={<Pencil aria-hidden />} onSelect={() => afterClose(startRenaming)}>
                {labels.rename}
              </MenuItem>
              <MenuItem icon={<CalendarRange aria-hidden />} onSelect={() => onEdit()}>
                {labels.editDetails}
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => afterClose(onDelete)}>
                {labels.delete}
              </MenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </>
      }
    />
  )
}

/** Two lines of fixed height, so that nothing moves when the campaign is loaded. */
const TWO_LINES = 'flex flex-col items-start gap-y-1'

/** Status, dates and progress of the flight, and the landing page; phones show either the progress or the last edit. */
function Flight({ campaign, now, onEdit }: { campaign: Campaign } & Pick<CampaignHeaderProps, 'now' | 'onEdit'>) {
  const labels = useLabels('campaign', campaignLabels)
  const texts = useReportTexts()
  const { data, updatedAt } = campaign
  const progress = flightProgress(
    { start: data.start?.date ?? null, end: data.end?.date ?? null },
    dayInZone(now, 'UTC'),
  )
  const words = progress && labels.dayOf(progress.day, progress.days)
  return (
    <span className={TWO_LINES}>
      <span className="flex min-h-6 max-w-full flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
        <CampaignStatus campaign={campaign} now={now} />
        <span>{formatFlight(campaign, texts)}</span>
        {progress && (
          <span className="flex items-center gap-2 max-sm:w-full">
            <Meter
              bare
              label={labels.flight}
              value={progress.day}
              max={progress.days}
              valueText={words}
              className="w-24 max-sm:min-w-0 max-sm:flex-1"
            />
            <span aria-hidden className="whitespace-nowrap tabular-nums">
              {words}
            </span>
          </span>
        )}
        <span className={progress && 'max-sm:hidden'}>
          {labels.edited} <TimeText value={updatedAt} format="relative" />
        </span>
      </span>
      <LandingPage url={campaign.landingPage} onEdit={onEdit} />
    </span>
  )
}

/** Default landing page of the campaign, or a button that sets one. */
function LandingPage({ url, onEdit }: { url: string | undefined } & Pick<CampaignHeaderProps, 'onEdit'>) {
  const labels = useLabels('campaign', campaignLabels)
  if (url === undefined)
    return (
      // Its text begins where the line above does.
      <span className="-ms-2 flex h-6 items-center">
        <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => onEdit('landingPage')}>
          {labels.setDefaultLandingPage}
        </Button>
      </span>
    )
  return (
    <span className="flex h-6 min-w-0 max-w-full items-center gap-1">
      <span className="shrink-0">{labels.landingPage}</span>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="max-w-80 truncate text-ink underline underline-offset-2"
      >
        {url.replace(/^https:\/\//i, '')}
      </a>
      <IconButton size="sm" label={labels.changeLandingPage} onClick={() => onEdit('landingPage')}>
        <Pencil aria-hidden />
      </IconButton>
    </span>
  )
}

/** Formats the flight: '30 days, 1–30 Nov 2025', or why there is none. */
function formatFlight({ data }: Campaign, texts: ReportTexts): string {
  const days = { start: data.start?.date ?? null, end: data.end?.date ?? null }
  return flightText(days, texts) ?? flightDaysText(data, texts)
}
