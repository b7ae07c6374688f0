import * as z from 'zod'
import {
  type CreativeSettingsChoices,
  creativeSettingsChoicesSchema,
  settingsChoices,
  settingsOfChoices,
} from '../creative-settings/settings-choices.js'
import type { Problem } from '../problem/problem.js'
import {
  type Creative,
  type CreativeInput,
  creativeInputSchema,
  creativeSize,
  type PublishedCreative,
} from './creative.js'

const { settings: _settings, ...input } = creativeInputSchema.shape

/** A creative as its editor holds it: each setting is a field of its own. */
export const creativeDraftSchema = z.object({ ...input, ...creativeSettingsChoicesSchema.shape })
export type CreativeDraft = Omit<CreativeInput, 'settings'> & CreativeSettingsChoices

/** What the editor of a creative begins with. */
export const draftOf = ({
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
  trackers,
  layout,
  ...settingsChoices(settings),
})

/** What the editor sends: the settings are a list again. */
export function inputOfDraft(draft: CreativeDraft): CreativeInput {
  const { layoutOptions, euCreative, inAppSupport, dealIDRequired, fallbackCreative, ...rest } = draft
  return {
    ...rest,
    settings: settingsOfChoices({ layoutOptions, euCreative, inAppSupport, dealIDRequired, fallbackCreative }),
  }
}

/** A creative as it would be with what the editor holds, for a preview. */
export const creativeWithDraft = (creative: Creative, draft: CreativeDraft): PublishedCreative => ({
  ...creative,
  ...inputOfDraft(draft),
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
