import { BrandMark } from './brand-mark.js'

/** Product name on pages of share links that show no report. */
export const SHARE_BRAND = (
  <span className="flex items-center gap-2 py-4 font-semibold text-ink">
    <BrandMark /> Placard
  </span>
)
