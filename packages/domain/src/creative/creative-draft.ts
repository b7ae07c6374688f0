import * as z from 'zod'
import {
  type CreativeSettingsChoices,
  creativeSettingsChoicesSchema,
  settingsChoices,
  settingsFromChoices,
} from '../creative-settings/creative-settings.js'
import type { Problem } from '../problem/problem.js'
import { TRACKER_KINDS, type Trackers } from '../tracker/tracker.js'
import {
  type Creative,
  type CreativeInput,
  creativeInputSchema,
  creativeSize,
  type PublishedCreative,
} from './creative.js'
import { checkTrackers } from './creative-trackers.js'

const { settings: _settings, ...input } = creativeInputSchema.shape

/** Form values of a creative: each setting is its own field. */
export const creativeDraftSchema = z
  .object({ ...input, ...creativeSettingsChoicesSchema.shape })
  .superRefine(checkTrackers)
export type CreativeDraft = Omit<CreativeInput, 'settings'> & CreativeSettingsChoices

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
