import * as z from 'zod'
import {
  type CreativeSettingsChoices,
  creativeSettingsChoicesSchema,
  settingsChoices,
  settingsFromChoices,
} from '../creative-settings/creative-settings.js'
import { layoutsWithOptions } from '../layout/creative-layout.js'
import { GLOBAL_LAYOUT, LAYOUTS } from '../layout/layout.js'
import { type LayoutOptionValues, shownLayoutOptions } from '../layout/layout-options.js'
import type { Problem } from '../problem/problem.js'
import { TRACKER_KINDS, type TrackerKind, type Trackers, trackerSchema } from '../tracker/tracker.js'
import {
  type Creative,
  type CreativeInput,
  creativeInputSchema,
  creativeSize,
  creativeTypeSchema,
  type PublishedCreative,
} from './creative.js'
import { checkTrackers, trackerKindsOf } from './creative-trackers.js'

const { settings: _settings, ...input } = creativeInputSchema.shape

/** Form values of a creative: each setting is its own field. */
export type CreativeDraft = Omit<CreativeInput, 'settings'> & CreativeSettingsChoices

/** The form values that depend on type and layout, with any contents. */
const dependentValues = z.looseObject({
  type: creativeTypeSchema,
  layout: z.string().nullable(),
  layoutOptions: z.record(z.string(), z.unknown()),
  trackers: z.partialRecord(z.enum(TRACKER_KINDS), z.array(z.unknown())),
})

/**
 * Replaces invalid values that the type and layout have no field for, because nobody could correct them: options get
 * their defaults, trackers are removed.
 */
function withoutHiddenProblems(values: unknown): unknown {
  const { data: draft } = dependentValues.safeParse(values)
  if (!draft) return values
  const options = draft.layoutOptions as LayoutOptionValues
  const shownKeys = layoutsWithOptions(draft).flatMap((layout) => layout.options.map(({ key }) => key))
  const shownKinds = trackerKindsOf(draft.type)
  return {
    ...draft,
    layoutOptions: {
      ...options,
      ...shownLayoutOptions(options, GLOBAL_LAYOUT, ...LAYOUTS),
      ...Object.fromEntries(shownKeys.map((key) => [key, options[key]])),
    },
    trackers: Object.fromEntries(
      Object.entries(draft.trackers).map(([kind, list = []]) => [
        kind,
        shownKinds.includes(kind as TrackerKind) ? list : list.filter((one) => trackerSchema.safeParse(one).success),
      ]),
    ),
  }
}

/**
 * Schema of the form values. Invalid ones that have no field are replaced. Cast, because zod types what `preprocess`
 * takes as unknown.
 */
export const creativeDraftSchema = z.preprocess(
  withoutHiddenProblems,
  z.object({ ...input, ...creativeSettingsChoicesSchema.shape }).superRefine(checkTrackers),
) as unknown as z.ZodType<CreativeDraft, CreativeDraft>

/** Trackers of every kind, so that each field array exists from the start. */
const everyKind = (trackers: Trackers): Trackers =>
  Object.fromEntries(TRACKER_KINDS.map((kind) => [kind, trackers[kind] ?? []]))

const withoutEmpty = (trackers: Trackers): Trackers =>
  Object.fromEntries(Object.entries(trackers).filter(([, list]) => list.length > 0))

/** Initial form values of the creative editor. */
export const createDraft = ({
  name,
  type,
  width,
  height,
  fluid,
  platform,
  trackers,
  layout,
  settings,
}: Pick<Creative, keyof CreativeInput>): CreativeDraft => ({
  name,
  type,
  width,
  height,
  fluid,
  platform,
  trackers: everyKind(trackers),
  layout,
  ...settingsChoices(settings),
})

/** Converts form values to the request body, with settings as a list. */
export function draftToInput(draft: CreativeDraft): CreativeInput {
  const { layoutOptions, euCreative, inAppSupport, dealIDRequired, fallbackCreative, ...rest } = draft
  return {
    ...rest,
    trackers: withoutEmpty(rest.trackers),
    settings: settingsFromChoices({ layoutOptions, euCreative, inAppSupport, dealIDRequired, fallbackCreative }),
  }
}

/** Returns the creative with unsaved form values applied, for a preview. */
export const creativeWithDraft = (creative: Creative, draft: CreativeDraft): PublishedCreative => ({
  ...creative,
  ...draftToInput(draft),
  size: creativeSize(draft.width, draft.height),
})

/** Maps a server's validation errors to the fields of the creative editor. */
export function draftProblems(problems: readonly Problem[], { settings }: Pick<CreativeInput, 'settings'>): Problem[] {
  return problems.map(({ path, message }) => {
    const [first, index, ...rest] = path.split('.')
    if (first !== 'settings') return { path, message }
    // Only the rule about the fallback creative concerns the settings as a whole.
    if (index === undefined) return { path: 'fallbackCreative', message }
    const key = settings[Number(index)]?.key
    return { path: key ? [key, ...rest.slice(1)].join('.') : path, message }
  })
}
