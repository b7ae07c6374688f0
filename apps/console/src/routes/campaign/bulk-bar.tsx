import type { Creative } from '@placard/domain/creative'
import { requiredLandingPageSchema } from '@placard/domain/internal/creative'
import { PLATFORM_NAMES } from '@placard/domain/tags'
import { Form, LandingPageField } from '@placard/forms'
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
import { ChevronDown, CloudUpload, Copy, Link2, Trash2 } from 'lucide-react'
import * as z from 'zod'
import type { BulkActions, BulkOutcome } from '../../parts/creatives/use-bulk-actions.js'
import { SelectionBar } from '../../parts/lists/selection-bar.js'
import { campaignLabels } from './campaign-labels.js'

export interface BulkBarProps
  extends Omit<BulkActions, 'outcome' | 'onOutcomeDismiss' | 'onLandingPageChange' | 'onLandingPagePublish'> {
  /** Selected creatives. */
  creatives: readonly Creative[]
  onClear: () => void
  onDelete: () => void
  /** Opens the dialog for one landing page of all. */
  onLandingPage: () => void
}

/** Bar with the actions of the selected creatives. */
export function BulkBar({ creatives, progress, onClear, onDelete, onLandingPage, ...actions }: BulkBarProps) {
  const labels = useLabels('campaign', campaignLabels)
  const isRunning = progress !== undefined
  // A disabled button would lose the focus that it has when its action starts.
  const unlessRunning = (act: () => void) => ({
    'aria-disabled': isRunning || undefined,
    onClick: () => !isRunning && act(),
  })
  return (
    <>
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
      <SelectionBar label={labels.selectedCreatives} count={creatives.length} onClear={onClear}>
        {isRunning && (
          <span aria-hidden className="text-ink-muted tabular-nums">
            {progress}
          </span>
        )}
        <Button size="sm" {...unlessRunning(() => void actions.onPublish(creatives))}>
          <CloudUpload aria-hidden /> {labels.publish}
        </Button>
        <Button size="sm" {...unlessRunning(() => void actions.onDuplicate(creatives))}>
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
        <Button size="sm" aria-haspopup="dialog" {...unlessRunning(onLandingPage)}>
          <Link2 aria-hidden /> {labels.setLandingPage}
        </Button>
        <Button size="sm" {...unlessRunning(onDelete)}>
          <Trash2 aria-hidden /> {labels.delete}
        </Button>
      </SelectionBar>
    </>
  )
}

export interface BulkOutcomeAlertProps extends Pick<AlertProps, 'action' | 'children' | 'className'> {
  outcome: BulkOutcome
  onDismiss: () => void
  /** Sets one landing page for the creatives that lack it, then publishes them. */
  onLandingPagePublish?: ((url: string) => Promise<void>) | undefined
}

/** Schema of a form with a landing page that is needed. */
export const landingPageFormSchema = z.object({ landingPage: requiredLandingPageSchema })

/** Creatives that a bulk action left out, each with its reason, which may name the creative itself. */
export function BulkOutcomeAlert({
  outcome,
  onDismiss,
  onLandingPagePublish,
  children,
  ...props
}: BulkOutcomeAlertProps) {
  const labels = useLabels('campaign', campaignLabels)
  const { withoutLandingPage: lacking } = outcome
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
      {lacking && onLandingPagePublish && (
        <Form
          schema={landingPageFormSchema}
          defaultValues={{ landingPage: lacking.tried }}
          onSubmit={({ landingPage }) => onLandingPagePublish(landingPage)}
          submitLabel={labels.setAndPublish}
          fallback={labels.landingPageFailed}
          className="mt-3 max-w-xl text-ink"
        >
          <LandingPageField
            name="landingPage"
            label={labels.landingPageForThese(lacking.creatives.length)}
            required
            {...(lacking.creatives[0]?.campaign && { values: { campaign: lacking.creatives[0].campaign.name } })}
          />
        </Form>
      )}
    </Alert>
  )
}
