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
import { checkTrackerTypes } from './publish-problems.js'

const { settings: _settings, ...input } = creativeInputSchema.shape

/** A creative as its editor holds it: each setting is a field of its own. */
export const creativeDraftSchema = z
  .object({ ...input, ...creativeSettingsChoicesSchema.shape })
  .superRefine(checkTrackerTypes)
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

/** A creative as it would be with what the editor holds, for a preview. */
export const creativeWithDraft = (creative: Creative, draft: CreativeDraft): PublishedCreative => ({
  ...creative,
  ...draftToInput(draft),
  size: creativeSize(draft.width, draft.height),
})

/** Problems that a server found in a creative, at the fields of its editor. */
export function draftProblems(problems: readonly Problem[], { settings }: Pick<CreativeInput, 'settings'>): Problem[] {
  return problems.map(({ path, message }) => {
    const [first, index, ...rest] = path.split('.')
    if (first !== 'settings') return { path, message }
    // About the settings together there is one rule only: which creative is shown instead.
    if (index === undefined) return { path: 'fallbackCreative', message }
    const key = settings[Number(index)]?.key
    return { path: key ? [key, ...rest.slice(1)].join('.') : path, message }
  })
}
