import {
  type CreativeDraft,
  type CreativeSummary,
  type CreativeType,
  findLayout,
  GLOBAL_LAYOUT,
  LAYOUTS,
  TRACKER_KIND_HINTS,
  TRACKER_KIND_LABELS,
  trackerKindsOf,
  trackerTypesOf,
} from '@placard/domain'
import { Button, Select } from '@placard/ui'
import { useWatch } from 'react-hook-form'
import { CreativeFields } from '../creative-form/creative-form.js'
import { CreativeSettingsFields } from '../creative-settings-form/creative-settings-form.js'
import { FormField } from '../form/form.js'
import { LayoutControls } from '../layout-options-form/layout-options-form.js'
import { TrackerList } from '../tracker-list/tracker-list.js'

const NONE = 'none'
const LAYOUT_OPTIONS = [
  { value: NONE, label: 'No layout' },
  ...LAYOUTS.map(({ id, name, requiredAssets }) => ({
    value: id,
    label: name,
    description: `Needs ${requiredAssets.join(', ')}`,
  })),
]

/** Fields for name, type, size and platform. */
export const CreativeSection = CreativeFields

/** Fields for the layout and its options. */
export function LayoutSection() {
  const layout = findLayout(useWatch<CreativeDraft, 'layout'>({ name: 'layout' }))
  return (
    <>
      <FormField name="layout" label="Layout">
        {({ field, id, locked }) => (
          <Select
            ref={field.ref}
            id={id}
            value={field.value ?? NONE}
            onValueChange={(value) => field.onChange(value === NONE ? null : value)}
            onBlur={field.onBlur}
            disabled={locked}
            options={LAYOUT_OPTIONS}
          />
        )}
      </FormField>
      <LayoutControls layout={layout ?? { ...GLOBAL_LAYOUT, options: [] }} name="layoutOptions" />
    </>
  )
}

/** Fields for trackers of impressions, clicks and video events. */
export function TrackersSection() {
  const type = useWatch<CreativeDraft, 'type'>({ name: 'type' }) as CreativeType
  return (
    <div className="flex min-w-0 flex-col divide-y divide-line-subtle">
      {trackerKindsOf(type).map((kind) => (
        <TrackerList
          key={kind}
          name={`trackers.${kind}`}
          label={TRACKER_KIND_LABELS[kind]}
          hint={TRACKER_KIND_HINTS[kind]}
          types={trackerTypesOf(type, kind)}
          called={`${TRACKER_KIND_LABELS[kind].toLowerCase()} tracker`}
          className="py-4 first:pt-0"
        />
      ))}
    </div>
  )
}

export interface SettingsSectionProps {
  /** Other creatives of the campaign. */
  creatives: readonly Pick<CreativeSummary, 'id' | 'name' | 'type' | 'size'>[]
  /** Navigates to the layout options. */
  onEditLayout: () => void
}

/** Fields for the delivery settings. */
export function SettingsSection({ creatives, onEditLayout }: SettingsSectionProps) {
  const layout = findLayout(useWatch<CreativeDraft, 'layout'>({ name: 'layout' }))
  return (
    <CreativeSettingsFields
      creatives={creatives}
      layout={layout}
      layoutAction={
        <Button size="sm" className="self-start" onClick={onEditLayout}>
          Edit layout options
        </Button>
      }
    />
  )
}
