import {
  type Creative,
  type FileGroup,
  type PlannedCreative,
  type PublishFinding,
  planCreative,
  plannedFindings,
} from '@placard/domain/creative'
import { creativeSize } from '@placard/domain/internal/creative'
import type { PlatformName } from '@placard/domain/tags'
import type { SheetRow } from '@placard/forms'
import { NO_OUTCOME, type SheetFileState, type SheetState } from './upload-sheet-store.js'

/** Creative that a row becomes, and the findings that are known before it exists. */
export interface RowPlan {
  creative?: PlannedCreative | undefined
  refusal?: string | undefined
  findings: readonly PublishFinding[]
}

interface KnownPlan extends RowPlan {
  states: readonly (SheetFileState | undefined)[]
  platform: PlatformName
}

/** Plans by the files of their group: a check of 200 rows takes too long to be repeated while one of them changes. */
const plans = new WeakMap<FileGroup['files'], KnownPlan>()

const isRead = (file: SheetFileState | undefined) => file?.facts !== undefined

/** Plans the creative of a row from its files. */
export function createPlan({ files: owned }: FileGroup, { files, platforms }: SheetState): RowPlan {
  const states = owned.map(({ id }) => files[id])
  const [platform = 'Google Ad Manager'] = platforms
  const lastPlan = plans.get(owned)
  if (lastPlan && lastPlan.platform === platform && lastPlan.states.every((one, index) => one === states[index]))
    return lastPlan
  const readFacts = (id: string) => {
    const file = files[id]
    return file?.facts && { ...file.facts, bytes: file.size }
  }
  const { creative, refusal } = planCreative({ files: owned }, readFacts)
  const findings = creative && states.every(isRead) ? plannedFindings(creative, owned, readFacts, platform) : []
  const plan = { creative, refusal, findings, states, platform }
  plans.set(owned, plan)
  return plan
}

/** Returns the rows of a sheet. `creatives` are those of the campaign: edited elsewhere, they are newer. */
export function createRows(state: SheetState, creatives: readonly Creative[] | undefined): SheetRow[] {
  const { groups, files, names, outcomes } = state
  const byID = new Map(creatives?.map((creative) => [creative.id, creative]))
  return groups.map((group) => {
    const outcome = outcomes[group.id] ?? NO_OUTCOME
    const { creative: plan, refusal, findings } = createPlan(group, state)
    const states = group.files.map(({ id }) => files[id])
    const listed = byID.get(outcome.creative?.id ?? outcome.creativeID ?? '')
    // A list that was requested before the last change is older.
    const latestCreative = listed && listed.version >= (outcome.creative?.version ?? 0) ? listed : outcome.creative
    const lost = group.files.filter(({ id }) => !files[id]?.file && !outcome.arrived.includes(id))
    const refused =
      states.find((file) => file?.refusal !== undefined)?.refusal ?? (states.every(isRead) ? refusal : undefined)
    const isReading = states.some((file) => file?.file && !file.facts && file.refusal === undefined)
    const own: SheetRow['state'] = refused ? 'refused' : lost.length > 0 ? 'missing' : isReading ? 'reading' : 'ready'
    return {
      id: group.id,
      name: names[group.id] ?? latestCreative?.name ?? (refused ? undefined : plan?.name) ?? group.files[0]?.name ?? '',
      type: latestCreative?.type ?? (refused ? undefined : plan?.type),
      size:
        latestCreative?.size ??
        (plan && !refused && states.some(isRead) ? creativeSize(plan.width, plan.height) : undefined),
      set: group.set,
      files: group.files.map(({ id, name, place }) => ({
        ...{ id, name, place, bytes: files[id]?.size ?? 0, src: files[id]?.src },
        isMissing: lost.some((file) => file.id === id),
      })),
      state: outcome.state ?? own,
      share: outcome.share,
      reason: outcome.reason ?? refused,
      findings: outcome.findings ?? findings,
      creative: latestCreative,
    }
  })
}
