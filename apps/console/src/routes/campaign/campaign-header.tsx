import { CampaignStatus } from '@placard/charts'
import { type Campaign, campaignInputSchema, flightDaysText, flightText } from '@placard/domain'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  IconButton,
  MenuItem,
  MenuSeparator,
  PageHeader,
  RenameInput,
  Skeleton,
  TimeText,
  useAfterClose,
} from '@placard/ui'
import { CalendarRange, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'

export interface CampaignHeaderProps {
  /** The campaign; undefined while it loads. */
  campaign: Campaign | undefined
  /** The moment that is now. */
  now: Date
  /** Gives it another name. */
  onRename: (name: string) => Promise<unknown>
  /** Asks for its name and days. */
  onEdit: () => void
  /** Deletes it, unless that is taken back. */
  onDelete: () => void
}

const nameProblem = (name: string) => campaignInputSchema.shape.name.safeParse(name).error?.issues[0]?.message

/** What a campaign is called, where it is in its flight, and what can be done with it as a whole. */
export function CampaignHeader({ campaign, now, onRename, onEdit, onDelete }: CampaignHeaderProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { afterClose, onCloseAutoFocus } = useAfterClose()
  const [renaming, setRenaming] = useState(false)
  const [given, setGiven] = useState<string>()
  const focusTitle = () => requestAnimationFrame(() => title.current?.focus())
  const rename = async (name: string) => {
    setRenaming(false)
    setGiven(name)
    focusTitle()
    await onRename(name)
    setGiven(undefined)
  }
  return (
    <PageHeader
      className="flex-nowrap items-start"
      titleRef={title}
      title={
        !campaign ? (
          // In the same heading all along: after a navigation it has the focus before there is a name.
          <span className="text-ink-muted">Campaign</span>
        ) : renaming ? (
          <RenameInput
            value={campaign.name}
            label="New name of the campaign"
            validate={nameProblem}
            onCommit={(name) => void rename(name)}
            onCancel={() => {
              setRenaming(false)
              focusTitle()
            }}
            className="w-160"
          />
        ) : (
          (given ?? campaign.name)
        )
      }
      description={
        !campaign ? (
          <Skeleton className="mt-2 h-5 w-64 max-w-full" />
        ) : (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CampaignStatus campaign={campaign} now={now} />
            <span>{daysOf(campaign)}</span>
            <span>
              Changed <TimeText value={campaign.updatedAt} format="relative" />
            </span>
          </span>
        )
      }
      actions={
        campaign && (
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton label="Actions for the campaign" variant="secondary">
                <Ellipsis aria-hidden />
              </IconButton>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end" onCloseAutoFocus={onCloseAutoFocus}>
              <MenuItem icon={<Pencil aria-hidden />} onSelect={() => afterClose(() => setRenaming(true))}>
                Rename
              </MenuItem>
              <MenuItem icon={<CalendarRange aria-hidden />} onSelect={onEdit}>
                Edit name and dates
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => afterClose(onDelete)}>
                Delete
              </MenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        )
      }
    />
  )
}

/** The flight in words: '30 days, 1–30 Nov 2025', or why there is none. */
function daysOf({ data }: Campaign): string {
  const days = { start: data.start?.date ?? null, end: data.end?.date ?? null }
  return flightText(days) ?? flightDaysText(data)
}
