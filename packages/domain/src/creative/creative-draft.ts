import * as z from 'zod'
import {
  type CreativeSettingsChoices,
  creativeSettingsChoicesSchema,
  settingsChoices,
  settingsFromChoices,
} from '../creative-settings/creative-settings.js'
import { type LandingPageCreative, resolvedTrackers } from '../landing-page/landing-page.js'
import { landingPageFieldSchema } from '../landing-page/landing-page-check.js'
import { findLayout, GLOBAL_LAYOUT, LAYOUTS } from '../layout/layout.js'
import { type LayoutOptionValues, shownLayoutOptions } from '../layout/layout-options.js'
import type { Problem } from '../problem/problem.js'
import { findLandingPage, TRACKER_KINDS, type TrackerKind, type Trackers, trackerSchema } from '../tracker/tracker.js'
import {
  type Creative,
  type CreativeInput,
  creativeInputSchema,
  creativeSize,
  creativeTypeSchema,
  type PublishedCreative,
} from './creative.js'
import { layoutsWithOptions } from './creative-layout.js'
import { checkTrackers, listTrackerKinds, trackerUrlProblems } from './creative-trackers.js'

const { settings: _settings, ...input } = creativeInputSchema.shape

/** Form values of a creative: each setting and the landing page are fields of their own. */
export type CreativeDraft = Omit<CreativeInput, 'settings'> &
  CreativeSettingsChoices & {
    /** Landing page of its own: the first redirect of its clicks, which its trackers then lack; empty for none. */
    landingPage: string
  }

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
  const shownKinds = listTrackerKinds(draft.type)
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

/** Rejects trackers that a creative type cannot call, and a landing page that is invalid in VAST. */
function checkDraft(draft: CreativeDraft, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  checkTrackers(draft, context)
  const { type, landingPage } = draft
  if (trackerUrlProblems({ type, trackers: { click: landingRedirect(landingPage) } }).length > 0)
    context.addIssue({
      code: 'custom',
      path: ['landingPage'],
      message: `The landing page is invalid in ${type}. Encode special characters, such as % as %25.`,
    })
}

/**
 * Schema of the form values. Invalid ones that have no field are replaced. Cast, because zod types what `preprocess`
 * takes as unknown. Drafts of earlier versions have no landing page.
 */
export const creativeDraftSchema = z.preprocess(
  withoutHiddenProblems,
  z
    .object({ ...input, ...creativeSettingsChoicesSchema.shape, landingPage: landingPageFieldSchema.prefault('') })
    .superRefine(checkDraft),
) as unknown as z.ZodType<CreativeDraft, CreativeDraft>

/** Trackers of every kind, so that each field array exists from the start. */
const everyKind = (trackers: Trackers): Trackers =>
  Object.fromEntries(TRACKER_KINDS.map((kind) => [kind, trackers[kind] ?? []]))

const withoutEmpty = (trackers: Trackers): Trackers =>
  Object.fromEntries(Object.entries(trackers).filter(([, list]) => list.length > 0))

const landingRedirect = (landingPage: string): Trackers['click'] =>
  landingPage === '' ? [] : [{ type: 'redirect', url: landingPage }]

/** Index of the landing page among the clicks of a creative; -1 if it has none. */
const landingIndex = ({ click = [] }: Trackers): number => click.findIndex(({ type }) => type === 'redirect')

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
  landingPage: findLandingPage(trackers) ?? '',
  trackers: everyKind({ ...trackers, click: (trackers.click ?? []).filter((_, at) => at !== landingIndex(trackers)) }),
  // Earlier versions accepted any text.
  layout: findLayout(layout) ? layout : null,
  ...settingsChoices(settings),
})

/** Converts form values to the request body, with settings as a list. */
export function draftToInput(draft: CreativeDraft): CreativeInput {
  const { layoutOptions, euCreative, inAppSupport, dealIDRequired, fallbackCreative, landingPage = '', ...rest } = draft
  const click = [...(landingRedirect(landingPage) ?? []), ...(rest.trackers.click ?? [])]
  return {
    ...rest,
    trackers: withoutEmpty({ ...rest.trackers, click }),
    settings: settingsFromChoices({ layoutOptions, euCreative, inAppSupport, dealIDRequired, fallbackCreative }),
  }
}

/** Returns the creative with unsaved form values applied, as it would be published now, for a preview. */
export function creativeWithDraft(creative: Creative, draft: CreativeDraft): PublishedCreative {
  const size = creativeSize(draft.width, draft.height)
  const changed: LandingPageCreative & Creative = { ...creative, ...draftToInput(draft), size }
  return { ...changed, trackers: resolvedTrackers(changed) }
}

/**
 * Returns the field of the creative editor for a path of the API: the first redirect of the clicks is the landing page,
 * and the clicks after it have other indexes.
 */
export function draftPath(path: string, { trackers }: Pick<CreativeInput, 'trackers'>): string {
  const [first, kind, index, ...rest] = path.split('.')
  const landing = landingIndex(trackers)
  if (first !== 'trackers' || kind !== 'click' || index === undefined || landing === -1) return path
  const at = Number(index)
  if (at === landing) return 'landingPage'
  return at > landing ? [first, kind, at - 1, ...rest].join('.') : path
}

/** Maps a server's validation errors to the fields of the creative editor. */
export function draftProblems(
  problems: readonly Problem[],
  { settings, trackers }: Pick<CreativeInput, 'settings' | 'trackers'>,
): Problem[] {
  return problems.map(({ path, message }) => {
    const [first, index, ...rest] = path.split('.')
    if (first !== 'settings') return { path: draftPath(path, { trackers }), message }
    // Only the rule about the fallback creative concerns the settings as a whole.
    if (index === undefined) return { path: 'fallbackCreative', message }
    const key = settings[Number(index)]?.key
    return { path: key ? [key, ...rest.slice(1)].join('.') : path, message }
  })
}
