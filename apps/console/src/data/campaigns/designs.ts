import { type AdDesign, builderHtml } from '@placard/domain/ad-builder'
import { endpoints, errorText, VersionConflict } from '@placard/domain/api'
import { type Creative, type CreativeInput, creativeInputSchema } from '@placard/domain/creative'
import { builderHtmlProblem, creativeOfDesign } from '@placard/domain/internal/ad-builder'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../api.js'
import { uploadAsset } from './assets.js'
import { takeCreative } from './creatives.js'

/** Size of a design to save. Without a creative, a new one is created. */
export interface DesignTarget {
  /** Null for the design's own size. */
  sizeID: string | null
  /** Name of a new creative. */
  name: string
  /** Id of the creative to change. */
  creativeID?: string | undefined
  /** HTML that the creative had when it was opened; a change since then is a conflict. Omit it to overwrite. */
  knownHtml?: string | undefined
  /** Key of a new creative, the same for every attempt. */
  idempotencyKey: string
}

/** Design to save as creatives of a campaign. */
export interface DesignSave {
  campaignID: string
  design: AdDesign
  /** Duration of the ad in seconds; 0 for no limit. */
  adSeconds: number
  /** Values of new creatives besides their size. */
  defaults: Partial<Pick<CreativeInput, 'platform' | 'trackers' | 'settings'>>
  targets: readonly DesignTarget[]
  /** Called with each creative as soon as the server has stored it, also if another one fails later. */
  onStored?: (creative: Creative) => void
}

async function openTarget({ campaignID, defaults }: DesignSave, target: DesignTarget): Promise<Creative> {
  if (target.creativeID === undefined) {
    const body = { ...creativeInputSchema.parse(defaults), name: target.name, campaignID }
    return (await call(endpoints.newCreative, { body, idempotencyKey: target.idempotencyKey })).data
  }
  const { data } = await call(endpoints.creative, { query: { id: target.creativeID } })
  if (target.knownHtml !== undefined && data.html !== target.knownHtml)
    throw new VersionConflict('Somebody else has changed this ad since you opened it.', data)
  return data
}

/** Uploads the videos of a design that another creative has, so that every creative has its own files. */
async function withOwnVideos(design: AdDesign, creative: Creative): Promise<AdDesign> {
  const assets = []
  for (const asset of design.assets) {
    if (asset.kind !== 'video' || creative.assets.some(({ url }) => url === asset.url)) {
      assets.push(asset)
      continue
    }
    const answer = await fetch(asset.url)
    if (!answer.ok) throw new Error(`${asset.name} can’t be copied. It may have been deleted.`)
    const blob = await answer.blob()
    const { url } = await uploadAsset({
      creative,
      file: new File([blob], asset.name, { type: blob.type }),
      facts: { width: asset.width, height: asset.height, duration: null },
      signal: AbortSignal.timeout(180_000),
      onProgress: () => undefined,
    })
    assets.push({ ...asset, url })
  }
  return { ...design, assets }
}

async function saveTarget(save: DesignSave, target: DesignTarget): Promise<Creative> {
  const { design, adSeconds } = save
  const opened = await openTarget(save, target)
  const nextCreative = creativeOfDesign(opened, await withOwnVideos(design, opened), {
    sizeID: target.sizeID,
    adSeconds,
  })
  const body = { ...creativeInputSchema.parse(nextCreative), id: opened.id }
  const changed = (await call(endpoints.updateCreative, { body: { ...body, version: opened.version } })).data
  const html = { id: opened.id, version: changed.version, html: nextCreative.html }
  const saved = (await call(endpoints.updateCreativeHtml, { body: html })).data
  takeCreative(saved)
  save.onStored?.(saved)
  return saved
}

/** Saves sizes of a design, one after another. What was saved before a failure stays. */
export const updateDesignMutation = mutationOptions({
  async mutationFn(save: DesignSave): Promise<Creative[]> {
    const { design, adSeconds, targets } = save
    for (const { sizeID } of targets) {
      const problem = builderHtmlProblem(builderHtml(design, { sizeID, adSeconds }))
      if (problem !== undefined) throw new Error(problem)
    }
    const saved: Creative[] = []
    for (const target of targets)
      try {
        saved.push(await saveTarget(save, target))
      } catch (failure) {
        if (saved.length === 0) throw failure
        const reason = errorText(failure, 'Please try again.')
        throw new Error(`Only ${saved.length} of ${targets.length} sizes were saved. ${reason}`)
      }
    return saved
  },
})
