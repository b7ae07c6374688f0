import type { Asset } from '../asset/asset.js'
import type { Layout } from './layout.js'
import type { LayoutOptionValues } from './layout-options.js'

/** The assets, by name, that a layout still waits for. */
export const missingAssets = (
  { requiredAssets }: Pick<Layout, 'requiredAssets'>,
  assets: readonly Pick<Asset, 'name'>[],
): string[] => requiredAssets.filter((required) => !assets.some(({ name }) => name === required))

/** Whether a layout's code goes into the html: only when every asset that it needs is there. */
export const isLayoutInjected = (
  layout: Pick<Layout, 'requiredAssets'>,
  assets: readonly Pick<Asset, 'name'>[],
): boolean => missingAssets(layout, assets).length === 0

/** Where html is going: to viewers, or to whoever is working on it. */
export type LayoutOutput = 'live' | 'preview'

/** Whether the global modules go into the html: always live, in a preview only when `ad_duration` is set (not 0). */
export const includesGlobalModules = (output: LayoutOutput, options: LayoutOptionValues): boolean =>
  output === 'live' || Number(options.ad_duration ?? 0) > 0
