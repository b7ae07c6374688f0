import { type Creative, PLATFORM_NAMES } from '@placard/domain'
import {
  Alert,
  type AlertProps,
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  MenuItem,
  useLabels,
  VisuallyHidden,
} from '@placard/ui'
import { ChevronDown, CloudUpload, Copy, Trash2 } from 'lucide-react'
import type { BulkActions, BulkOutcome } from '../../parts/creatives/use-bulk-actions.js'
import { SelectionBar } from '../../parts/lists/selection-bar.js'
import { campaignLabels } from './campaign-labels.js'

export interface BulkBarProps extends Omit<BulkActions, 'outcome' | 'onOutcomeDismiss'> {
  /** Selected creatives. */
  creatives: readonly Creative[]
  onClear: () => void
  onDelete: () => void
}

/** Bar with the actions of the selected creatives. */
export function BulkBar({ creatives, progress, onClear, onDelete, ...actions }: BulkBarProps) {
  const labels = useLabels('campaign', campaignLabels)
  const isRunning = progress !== undefined
  return (
    <>
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
      <SelectionBar label={labels.selectedCreatives} count={creatives.length} onClear={onClear}>
        {isRunning && (
          <span aria-hidden className="text-ink-muted tabular-nums">
            {progress}
          </span>
        )}
        <Button size="sm" disabled={isRunning} onClick={() => void actions.onPublish(creatives)}>
          <CloudUpload aria-hidden /> {labels.publish}
        </Button>
        <Button size="sm" disabled={isRunning} onClick={() => void actions.onDuplicate(creatives)}>
          <Copy aria-hidden /> {labels.duplicate}
        </Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button size="sm" disabled={isRunning}>
              {labels.setPlatform} <ChevronDown aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {PLATFORM_NAMES.map((platform) => (
              <MenuItem key={platform} onSelect={() => void actions.onPlatformChange(creatives, platform)}>
                {platform}
              </MenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
        <Button size="sm" disabled={isRunning} onClick={onDelete}>
          <Trash2 aria-hidden /> {labels.delete}
        </Button>
      </SelectionBar>
    </>
  )
}

export interface BulkOutcomeAlertProps extends Pick<AlertProps, 'action' | 'children' | 'className'> {
  outcome: BulkOutcome
  onDismiss: () => void
}

/** Creatives that a bulk action left out, each with its reason, which may name the creative itself. */
export function BulkOutcomeAlert({ outcome, onDismiss, children, ...props }: BulkOutcomeAlertProps) {
  return (
    <Alert live tone="warning" title={outcome.title} onDismiss={onDismiss} {...props}>
      {children}
      <ul className="list-disc ps-4">
        {outcome.failures.map(({ id, name, reason }) => (
          <li key={id} className="wrap-anywhere">
            {!reason.includes(name) && <strong className="font-semibold">{name}: </strong>}
            {reason}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
