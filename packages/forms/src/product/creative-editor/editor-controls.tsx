import type {
  Creative,
  CreativeDraft,
  CreativeSummary,
  CreativeType,
  EditorSection,
  Layout,
} from '@placard/domain/creative'
import {
  creativeSize,
  findCreativeLayout,
  LAYOUTS,
  layoutsWithOptions,
  listTrackerKinds,
  listTrackerTypes,
  TRACKER_KIND_HINTS,
  TRACKER_KIND_LABELS,
} from '@placard/domain/internal/creative'
import { lintTexts, lintTracker, type PlatformName } from '@placard/domain/tags'
import { Button, IconButton, Select, Tabs, TabsContent, TabsList, TabsTrigger, useLabels } from '@placard/ui'
import { CircleAlert, Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormField } from '../../engine/form/form.js'
import { LandingPageField } from '../../fields/landing-page-field/landing-page-field.js'
import { TrackerList } from '../../fields/tracker-list/tracker-list.js'
import { useTranslate } from '../../use-translate.js'
import { CreativeFields } from '../creative-form/creative-form.js'
import { CreativeSettingsFields } from '../creative-settings-form/creative-settings-form.js'
import { LayoutControls } from '../layout-options-form/layout-options-form.js'
import { creativeEditorLabels } from './creative-editor-labels.js'
import type { useEditHistory } from './use-edit-history.js'

/** Form values of each section. */
const FIELDS: Partial<Record<EditorSection, readonly string[]>> = {
  creative: ['landingPage', 'name', 'type', 'width', 'height', 'fluid', 'platform'],
  layout: ['layout', 'layoutOptions'],
  trackers: ['trackers'],
  settings: ['euCreative', 'inAppSupport', 'dealIDRequired', 'fallbackCreative'],
}

/** Type and size in the form, which the files of the creative are compared with. */
export interface DraftSize extends Pick<CreativeDraft, 'type' | 'width' | 'height' | 'fluid'> {
  onSizeChange: (size: Pick<CreativeDraft, 'width' | 'height'>) => void
}

export interface EditorControlsProps {
  section: EditorSection
  onSectionChange: (section: EditorSection) => void
  creatives: readonly Pick<CreativeSummary, 'id' | 'name' | 'type' | 'size'>[]
  assets: (layout: Layout | undefined, draft: DraftSize) => ReactNode
  /** Name and default landing page of its campaign. */
  campaign: Creative['campaign']
  tags: ReactNode
  history: ReturnType<typeof useEditHistory>
}

/** Returns the type and the stored layout in the form. */
function useLaidOut() {
  const [type, layout] = useWatch<CreativeDraft, ['type', 'layout']>({ name: ['type', 'layout'] })
  return { type, layout }
}

/** Returns the size in the form, and changes it. */
function useDraftSize(): DraftSize {
  const { setValue, formState } = useFormContext<CreativeDraft>()
  const [type, width, height, fluid] = useWatch<CreativeDraft, ['type', 'width', 'height', 'fluid']>({
    name: ['type', 'width', 'height', 'fluid'],
  })
  const onSizeChange: DraftSize['onSizeChange'] = (size) => {
    for (const side of ['width', 'height'] as const)
      setValue(side, size[side], { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  return { type, width, height, fluid, onSizeChange }
}

/**
 * Sections of the editor as tabs. All stay mounted, so that the form finds their problems; tags have none, and are
 * mounted when they are first shown.
 */
export function EditorControls({
  section,
  onSectionChange,
  creatives,
  assets,
  tags,
  campaign,
  history,
}: EditorControlsProps) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const { errors } = useFormState()
  const laidOut = useLaidOut()
  const draftSize = useDraftSize()
  const withLayout: [EditorSection, string, ReactNode][] =
    layoutsWithOptions(laidOut).length > 0 ? [['layout', labels.sections.layout, <LayoutSection key="layout" />]] : []
  const parts: [EditorSection, string, ReactNode][] = [
    ['creative', labels.sections.creative, <CreativeSection key="creative" campaign={campaign} />],
    ...withLayout,
    ['assets', labels.sections.assets, assets(findCreativeLayout(laidOut), draftSize)],
    ['trackers', labels.sections.trackers, <TrackersSection key="trackers" />],
    [
      'settings',
      labels.sections.settings,
      <SettingsSection key="settings" creatives={creatives} onEditLayout={() => onSectionChange('layout')} />,
    ],
    ['tags', labels.sections.tags, tags],
  ]
  // A link or undo can lead to a section that the type does not have.
  const shown = parts.some(([value]) => value === section) ? section : 'creative'
  const [hasTags, setTags] = useState(shown === 'tags')
  if (shown === 'tags' && !hasTags) setTags(true)
  return (
    <Tabs value={shown} onValueChange={(next) => onSectionChange(next as EditorSection)} className="relative">
      <div className="flex items-center gap-2">
        <TabsList aria-label={labels.parts} className="min-w-0 flex-1">
          {parts.map(([value, label]) => {
            const wrong = FIELDS[value]?.filter((field) => field in errors).length ?? 0
            return (
              <TabsTrigger key={value} value={value}>
                {label}
                {wrong > 0 && (
                  <span className="inline-flex items-center gap-0.5 text-danger-ink tabular-nums">
                    <CircleAlert aria-hidden />
                    <span aria-hidden>{wrong}</span>
                    <span className="sr-only">{labels.toFix(wrong)}</span>
                  </span>
                )}
              </TabsTrigger>
            )
          })}
        </TabsList>
        <div className="flex shrink-0 gap-1">
          <IconButton
            label={labels.undo}
            aria-disabled={!history.canUndo || undefined}
            onClick={history.undo}
            size="sm"
          >
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton
            label={labels.redo}
            aria-disabled={!history.canRedo || undefined}
            onClick={history.redo}
            size="sm"
          >
            <Redo2 aria-hidden />
          </IconButton>
        </div>
        <span role="status" className="sr-only">
          {history.said}
        </span>
      </div>
      {parts.map(([value, label, content]) => (
        <TabsContent
          key={value}
          value={value}
          forceMount
          data-section={value}
          aria-label={label}
          className="flex min-w-0 flex-col gap-4 data-[state=inactive]:hidden"
        >
          {(value !== 'tags' || hasTags) && content}
        </TabsContent>
      ))}
    </Tabs>
  )
}

const NONE = 'none'
/** Fields for landing page, name, type, size and platform. */
function CreativeSection({ campaign }: Pick<EditorControlsProps, 'campaign'>) {
  return (
    <>
      <LandingPage campaign={campaign} />
      <CreativeFields />
    </>
  )
}

/** Landing page of the creative, with the names and the size of the form filled in. */
function LandingPage({ campaign }: Pick<EditorControlsProps, 'campaign'>) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const texts = useLabels('macroLint', lintTexts)
  const [name, type, platform, width, height] = useWatch<
    CreativeDraft,
    ['name', 'type', 'platform', 'width', 'height']
  >({ name: ['name', 'type', 'platform', 'width', 'height'] })
  const [landingPage, click] = useWatch<CreativeDraft, ['landingPage', 'trackers.click']>({
    name: ['landingPage', 'trackers.click'],
  })
  const hasRedirect = click?.some((tracker) => tracker.type === 'redirect') ?? false
  return (
    // The path of the API, which findings link to.
    <div data-field="trackers.click">
      <LandingPageField
        name="landingPage"
        values={{ creative: name, size: creativeSize(width, height), ...(campaign && { campaign: campaign.name }) }}
        inherited={hasRedirect ? undefined : campaign?.landingPage}
        hint={hasRedirect && !landingPage && labels.nextRedirect}
        lint={(url) =>
          lintTracker(url, { platform, type, calledAs: 'redirect' }, texts).filter(
            ({ macro }) => !macro.startsWith('{{'),
          )
        }
      />
    </div>
  )
}

/** Fields for the layout of a banner, and for the options that the served creative follows. */
function LayoutSection() {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const translate = useTranslate()
  const options = [
    { value: NONE, label: labels.noLayout },
    ...LAYOUTS.map(({ id, name, requiredAssets }) => ({
      value: id,
      label: translate(name),
      description: labels.needs(requiredAssets.map(translate).join(', ')),
    })),
  ]
  const laidOut = useLaidOut()
  return (
    <>
      {laidOut.type === 'Banner' && (
        <FormField name="layout" label={labels.layout}>
          {({ field, id, locked }) => (
            <Select
              ref={field.ref}
              id={id}
              value={field.value ?? NONE}
              onValueChange={(value) => field.onChange(value === NONE ? null : value)}
              onBlur={field.onBlur}
              disabled={locked}
              options={options}
            />
          )}
        </FormField>
      )}
      <LayoutControls layouts={layoutsWithOptions(laidOut)} name="layoutOptions" />
    </>
  )
}

/** Fields for trackers of impressions, clicks and video events. */
function TrackersSection() {
  const translate = useTranslate()
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const texts = useLabels('macroLint', lintTexts)
  const type = useWatch<CreativeDraft, 'type'>({ name: 'type' }) as CreativeType
  const platform = useWatch<CreativeDraft, 'platform'>({ name: 'platform' }) as PlatformName
  return (
    <div className="flex min-w-0 flex-col divide-y divide-line-subtle">
      {listTrackerKinds(type).map((kind) => (
        <TrackerList
          key={kind}
          name={`trackers.${kind}`}
          label={translate(TRACKER_KIND_LABELS[kind])}
          hint={kind === 'click' ? labels.clickTrackersHint : translate(TRACKER_KIND_HINTS[kind])}
          // The landing page is not one of them; other redirects of earlier versions stay.
          types={listTrackerTypes(type, kind).filter((one) => one !== 'redirect')}
          called={labels.trackerOf(translate(TRACKER_KIND_LABELS[kind]))}
          lint={({ url, type: calledAs }) => lintTracker(url, { platform, type, calledAs }, texts)}
          className="py-4 first:pt-0"
        />
      ))}
    </div>
  )
}

interface SettingsSectionProps {
  /** Other creatives of the campaign. */
  creatives: readonly Pick<CreativeSummary, 'id' | 'name' | 'type' | 'size'>[]
  /** Navigates to the layout options. */
  onEditLayout: () => void
}

/** Fields for the delivery settings. */
function SettingsSection({ creatives, onEditLayout }: SettingsSectionProps) {
  const labels = useLabels('creativeEditor', creativeEditorLabels)
  const laidOut = useLaidOut()
  return (
    <CreativeSettingsFields
      creatives={creatives}
      type={laidOut.type}
      layouts={layoutsWithOptions(laidOut)}
      layoutAction={
        <Button size="sm" className="self-start" onClick={onEditLayout}>
          {labels.editLayoutOptions}
        </Button>
      }
    />
  )
}
