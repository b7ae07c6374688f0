import {
  type Campaign,
  type CampaignFields,
  type CampaignInput,
  campaignFieldsSchema,
  createCampaignFields,
} from '@placard/domain/campaign'
import type { Day } from '@placard/domain/dates'
import { FLIGHT_IS_OVER, flightText, isFlightOver } from '@placard/domain/internal/campaign'
import { isDay } from '@placard/domain/internal/dates'
import { Alert, useLabels } from '@placard/ui'
import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ConflictActions } from '../../engine/conflict-actions.js'
import { Form, type FormProps } from '../../engine/form/form.js'
import { QuietStatus } from '../../engine/quiet-status.js'
import { DateField } from '../../fields/date-field/date-field.js'
import { LandingPageField } from '../../fields/landing-page-field/landing-page-field.js'
import { toDay } from '../../fields/local-date.js'
import { TextField } from '../../fields/text-field/text-field.js'
import { useReportTexts } from '../../use-report-texts.js'
import { useTranslate } from '../../use-translate.js'

const defaultLabels = {
  saveFailed: 'Couldn’t save the campaign.',
  campaign: 'Campaign',
  newCampaign: 'New campaign',
  save: 'Save',
  createCampaign: 'Create campaign',
  notSaved: 'Not saved',
  notCreated: 'Not created',
  name: 'Name',
  startDate: 'Start date',
  endDate: 'End date',
  landingPage: 'Default landing page',
  landingPageHint: 'For creatives without a landing page of their own.',
}

/** Texts of the campaign form. */
export type CampaignFormLabels = typeof defaultLabels

export interface CampaignFormProps
  extends Omit<
    FormProps<CampaignFields, CampaignInput>,
    'schema' | 'defaultValues' | 'fallback' | 'failureAction' | 'editing' | 'children' | 'autoFocus'
  > {
  /** Campaign to edit; without it, the form creates one. */
  campaign?: Parameters<typeof createCampaignFields>[0]
  /** Day treated as today. @default today on this device */
  today?: Day
  /** Error message for failures without one. @default 'Couldn’t save the campaign.' */
  fallback?: string
  /** Called after a version conflict when the user takes the saved version, which the form then shows. */
  onTakeCurrent?: (current: Campaign) => void
  /**
   * Called after a version conflict when the user keeps their input; use the version number of `current` for the next
   * save.
   */
  onKeepMine?: (current: Campaign) => void
  /** Focuses the first field, or the landing page, on mount. @default false */
  autoFocus?: boolean | 'landingPage'
}

/** Form to create or edit a campaign: name, first day, last day and default landing page. */
export function CampaignForm({
  campaign,
  today,
  fallback,
  onTakeCurrent,
  onKeepMine,
  autoFocus = false,
  ...props
}: CampaignFormProps) {
  const labels = useLabels('campaignForm', defaultLabels)
  const [taken, setTaken] = useState<{ values: CampaignFields; times: number }>()
  const editing = campaign !== undefined
  return (
    <Form
      key={taken?.times ?? 0}
      aria-label={editing ? labels.campaign : labels.newCampaign}
      submitLabel={editing ? labels.save : labels.createCampaign}
      failureTitle={editing ? labels.notSaved : labels.notCreated}
      {...props}
      editing={editing}
      schema={campaignFieldsSchema}
      defaultValues={taken?.values ?? createCampaignFields(campaign)}
      fallback={fallback ?? labels.saveFailed}
      failureAction={(failure) => (
        <ConflictActions<Campaign>
          failure={failure}
          onKeepMine={onKeepMine}
          onTakeCurrent={
            onTakeCurrent &&
            ((current) => {
              setTaken({ values: createCampaignFields(current), times: (taken?.times ?? 0) + 1 })
              onTakeCurrent(current)
            })
          }
        />
      )}
    >
      <TextField
        name="name"
        label={labels.name}
        required
        autoComplete="off"
        autoFocus={autoFocus === true || taken !== undefined}
      />
      <FlightFields {...(today !== undefined && { today })} />
      <DefaultLandingPage autoFocus={autoFocus === 'landingPage'} />
    </Form>
  )
}

/** Field for the landing page of creatives without one of their own, with the name in the form filled in. */
function DefaultLandingPage({ autoFocus }: { autoFocus: boolean }) {
  const labels = useLabels('campaignForm', defaultLabels)
  const campaign = useWatch<CampaignFields, 'name'>({ name: 'name' })
  return (
    <LandingPageField
      name="landingPage"
      label={labels.landingPage}
      hint={labels.landingPageHint}
      optional
      autoFocus={autoFocus}
      values={{ campaign }}
    />
  )
}

export interface FlightFieldsProps {
  /** Day treated as today. @default today on this device */
  today?: Day
}

const OTHER = { 'data.start': 'data.end', 'data.end': 'data.start' } as const

/** Fields for the first and last day of a campaign, both optional, with the duration as text. */
export function FlightFields({ today = toDay(new Date()) }: FlightFieldsProps) {
  const labels = useLabels('campaignForm', defaultLabels)
  const texts = useReportTexts()
  const flightIsOver = useTranslate()(FLIGHT_IS_OVER)
  const { getFieldState, trigger } = useFormContext<CampaignFields>()
  const [start, end] = useWatch<CampaignFields, ['data.start', 'data.end']>({ name: ['data.start', 'data.end'] })
  const areDays = [start, end].every((day) => day === null || isDay(day))
  const text = areDays ? flightText({ start, end }, texts) : undefined
  const over = areDays && isFlightOver({ end }, today)
  // An invalid pair of days can be fixed in either field.
  const changed = (name: keyof typeof OTHER) => () => {
    if (getFieldState(OTHER[name]).error) void trigger(OTHER[name])
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          name="data.start"
          label={labels.startDate}
          optional
          autoComplete="off"
          className="w-full"
          today={today}
          otherEnd={end !== null && isDay(end) ? end : undefined}
          onValueChange={changed('data.start')}
        />
        <DateField
          name="data.end"
          label={labels.endDate}
          optional
          autoComplete="off"
          className="w-full"
          today={today}
          otherEnd={start !== null && isDay(start) ? start : undefined}
          onValueChange={changed('data.end')}
        />
      </div>
      {text && (
        <p className="flex items-start gap-2 text-dense text-ink-muted tabular-nums">
          <CalendarRange aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-subtle" />
          {text}
        </p>
      )}
      {over && <Alert tone="warning">{flightIsOver}</Alert>}
      <QuietStatus text={[text, over && flightIsOver].filter(Boolean).join(' ')} />
    </div>
  )
}
