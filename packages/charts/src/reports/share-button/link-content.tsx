import {
  isMetricShown,
  LINK_PRESETS,
  type LinkFields,
  linkPresetText,
  MAX_LINK_CREATIVES,
  REPORT_PARTS,
} from '@placard/domain/internal/share'
import { METRICS, type MetricName } from '@placard/domain/report'
import type { LinkSettings } from '@placard/domain/share'
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  MultiSelectField,
  RadioGroupField,
  SelectField,
  TextField,
  TimezoneField,
  useFormValues,
  useReportTexts,
} from '@placard/forms'
import { FieldSet, useLabels } from '@placard/ui'
import { linkFormLabels } from './link-form-labels.js'
import type { LinkCreative } from './shared-link.js'

const METRIC_NAMES = Object.keys(METRICS) as MetricName[]

interface ContentFieldsProps {
  creatives: readonly LinkCreative[]
}

/** Fields for the name of a link, its scope and the parts that it shows. */
export function ContentFields({ creatives }: ContentFieldsProps) {
  const labels = useLabels('linkForm', linkFormLabels)
  const { scope, creativeIDs } = useFormValues<LinkFields>()
  const items = creatives.map(({ id, name }) => ({ value: id, label: name }))
  const deleted = creativeIDs.filter((id) => creatives.every((creative) => creative.id !== id))
  return (
    <>
      <TextField name="name" label={labels.name} hint={labels.nameHint} optional autoComplete="off" autoFocus />
      <FieldSet legend={labels.content} variant="section">
        <RadioGroupField
          name="scope"
          label={labels.scope}
          options={[
            { value: 'campaign', label: labels.wholeCampaign },
            { value: 'creatives', label: labels.someCreatives },
          ]}
        />
        {scope === 'creatives' && (
          <MultiSelectField
            name="creativeIDs"
            label={labels.creatives}
            required
            items={items}
            selectedItems={deleted.map((id) => ({ value: id, label: labels.deletedCreative }))}
            max={MAX_LINK_CREATIVES}
          />
        )}
        <CheckboxGroupField
          name="parts"
          label={labels.parts}
          hint={labels.partsHint}
          options={REPORT_PARTS.map((part) => ({ value: part, label: labels.partNames[part] }))}
        />
        <CheckboxField name="withDiscrepancies" label={labels.discrepancies} hint={labels.discrepanciesHint} />
      </FieldSet>
    </>
  )
}

interface DateFieldsProps {
  /** Comparison of the saved link: a custom one can be kept, but not chosen. */
  comparison: LinkSettings['comparison']
  now: Date
}

/** Fields for the days of a link, its time zone, its comparison and the metric of its chart. */
export function DateFields({ comparison: saved, now }: DateFieldsProps) {
  const labels = useLabels('linkForm', linkFormLabels)
  const texts = useReportTexts()
  const { dates, zone, comparison, parts } = useFormValues<LinkFields>()
  const leftOut = REPORT_PARTS.filter((part) => !parts.includes(part))
  // Without the viewer's days there is no comparison of the viewer: their choice means none.
  const none = { value: dates !== 'chosen' && comparison === 'viewer' ? 'viewer' : 'off', label: labels.noComparison }
  const modes = ['previous', 'lastYear', ...(saved?.mode === 'custom' ? (['custom'] as const) : [])] as const
  return (
    <>
      <RadioGroupField
        name="dates"
        label={labels.dates}
        options={[
          { value: 'chosen', label: labels.datesChosen },
          { value: 'fixed', label: labels.datesFixed },
          { value: 'rolling', label: labels.datesRolling },
        ]}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {dates === 'chosen' && (
          <>
            <DateField name="from" label={labels.from} optional autoComplete="off" className="w-full" />
            <DateField name="to" label={labels.to} optional autoComplete="off" className="w-full" />
          </>
        )}
        {dates === 'fixed' && (
          <>
            <DateField name="start" label={labels.start} required autoComplete="off" className="w-full" />
            <DateField name="end" label={labels.end} required autoComplete="off" className="w-full" />
          </>
        )}
        {dates === 'rolling' && (
          <SelectField
            name="preset"
            label={labels.preset}
            options={LINK_PRESETS.map((preset) => ({ value: preset, label: linkPresetText(preset, texts) }))}
          />
        )}
        <SelectField
          name="comparison"
          label={labels.comparison}
          options={[
            ...(dates === 'chosen' ? [{ value: 'viewer', label: labels.viewersChoice }] : []),
            none,
            ...modes.map((mode) => ({ value: mode, label: texts.comparisonModes[mode] })),
          ]}
        />
        <SelectField
          name="zone"
          label={labels.zone}
          options={[
            { value: 'viewer', label: labels.zoneViewer },
            { value: 'one', label: labels.zoneOne },
          ]}
        />
        {zone === 'one' && <TimezoneField name="tzCode" label={labels.tzCode} at={now} className="w-full" />}
        <SelectField
          name="metric"
          label={labels.metric}
          options={METRIC_NAMES.map((metric) => ({
            value: metric,
            label: texts.metrics[metric].name,
            disabled: !isMetricShown(metric, leftOut),
          }))}
        />
      </div>
    </>
  )
}
