import { type CreativeType, type Trackers, trackersSchema } from '@placard/domain/creative'
import {
  listTrackerKinds,
  listTrackerTypes,
  TRACKER_KIND_HINTS,
  TRACKER_KIND_LABELS,
  TRACKER_KINDS,
  trackerProblems,
  trackerUrlProblems,
} from '@placard/domain/internal/creative'
import { lintTexts, lintTracker, type PlatformName } from '@placard/domain/tags'
import { useLabels } from '@placard/ui'
import { useMemo } from 'react'
import { Form, type FormProps } from '../../engine/form/form.js'
import { TrackerList } from '../../fields/tracker-list/tracker-list.js'
import { useTranslate } from '../../use-translate.js'

const defaultLabels = {
  saveFailed: 'Couldn’t save the trackers',
  notSaved: 'Not saved',
  trackers: 'Trackers',
  trackerOf: (kind: string) => `${kind.toLowerCase()} tracker`,
}

/** Texts of the trackers form. */
export type TrackersFormLabels = typeof defaultLabels

export interface TrackersFormProps
  extends Omit<
    FormProps<Trackers, Trackers>,
    'schema' | 'defaultValues' | 'onSubmit' | 'fallback' | 'editing' | 'children'
  > {
  /** Saved trackers of the creative. */
  trackers: Trackers
  /** Type of the creative; banners have no video trackers. @default 'Banner' */
  type?: CreativeType
  /** Platform of the creative, for which the macros in URLs are checked. @default they aren't checked */
  platform?: PlatformName
  /** Called with the validated trackers by kind, without empty kinds. */
  onSubmit: (trackers: Trackers) => Promise<void> | void
  /** Error message for failures without one. @default 'Couldn’t save the trackers' */
  fallback?: string
}

/** Returns all kinds, including empty ones, so that each list exists. */
const everyKind = (trackers: Trackers): Required<Trackers> =>
  Object.fromEntries(TRACKER_KINDS.map((kind) => [kind, trackers[kind] ?? []])) as unknown as Required<Trackers>

const withoutEmpty = (trackers: Trackers): Trackers =>
  Object.fromEntries(Object.entries(trackers).filter(([, list]) => list.length > 0))

/** Schema of the trackers of a creative type; scripts and invalid URLs are rejected for video players. */
const createSchema = (type: CreativeType) =>
  trackersSchema.superRefine((trackers, context) => {
    for (const { path, message } of [...trackerProblems({ type, trackers }), ...trackerUrlProblems({ type, trackers })])
      context.addIssue({ code: 'custom', path: path.split('.').slice(1), message })
  })

/** Form for the trackers of a creative by event. Trackers of unsupported kinds are kept unchanged. */
export function TrackersForm({
  trackers,
  type = 'Banner',
  platform,
  onSubmit,
  fallback,
  failureTitle,
  ...props
}: TrackersFormProps) {
  const translate = useTranslate()
  const labels = useLabels('trackersForm', defaultLabels)
  const texts = useLabels('macroLint', lintTexts)
  const defaultValues = useMemo(() => everyKind(trackers), [trackers])
  const schema = useMemo(() => createSchema(type), [type])
  return (
    <Form
      aria-label={labels.trackers}
      {...props}
      editing
      schema={schema}
      defaultValues={defaultValues}
      onSubmit={(values) => onSubmit(withoutEmpty(values))}
      fallback={fallback ?? labels.saveFailed}
      failureTitle={failureTitle ?? labels.notSaved}
    >
      <div
        data-slot="trackers"
        className="flex min-w-0 flex-col divide-y divide-line-subtle border-line-subtle border-y"
      >
        {listTrackerKinds(type).map((kind) => (
          <TrackerList
            key={kind}
            name={kind}
            label={translate(TRACKER_KIND_LABELS[kind])}
            hint={translate(TRACKER_KIND_HINTS[kind])}
            types={listTrackerTypes(type, kind)}
            called={labels.trackerOf(translate(TRACKER_KIND_LABELS[kind]))}
            {...(platform && {
              lint: ({ url, type: calledAs }) => lintTracker(url, { platform, type, calledAs }, texts),
            })}
            className="py-4"
          />
        ))}
      </div>
    </Form>
  )
}
