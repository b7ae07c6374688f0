import { type Creative, newCreative } from '@placard/domain/creative'
import { builderHtmlProblem, creativeOfDesign, designSizes } from '@placard/domain/internal/ad-builder'
import { creativeSize, resolvedTrackers, weighCreative } from '@placard/domain/internal/creative'
import { bannerDocument } from '@placard/domain/tags'
import { AdFrame, Alert, Select, useLabels } from '@placard/ui'
import { useMemo, useState } from 'react'
import { WeightMeter } from '../product/weight-meter/weight-meter.js'
import { useTranslate } from '../use-translate.js'
import { adBuilderLabels } from './ad-builder-labels.js'
import { useBuilder } from './builder-context.js'

export interface BuilderPreviewProps {
  /** Duration of the ad in seconds; 0 for no limit. */
  adSeconds: number
  /** Creative that the design was opened from, whose platform and trackers the preview uses. */
  creative: Creative | undefined
  /** URL of a page that shows the preview under its own Content Security Policy; see `htmlHost` of AdFrame. */
  previewHost: string | undefined
}

/** Size of the design as it is served, and its weight. */
export function BuilderPreview({ adSeconds, creative, previewHost }: BuilderPreviewProps) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const translate = useTranslate()
  const { design, sizeID: editedID } = useBuilder()
  const [sizeID, setSizeID] = useState(editedID)
  const sizes = designSizes(design)
  const shown = useMemo(
    () => creativeOfDesign(creative ?? newCreative('none', new Date()), design, { sizeID, adSeconds }),
    [creative, design, sizeID, adSeconds],
  )
  const html = useMemo(
    () => bannerDocument({ creative: { ...shown, trackers: resolvedTrackers(shown) }, output: 'preview' }),
    [shown],
  )
  const weight = useMemo(() => weighCreative(shown), [shown])
  const problem = builderHtmlProblem(shown.html)
  return (
    <div className="grid min-w-0 gap-4">
      {sizes.length > 1 && (
        <Select
          aria-label={labels.size}
          value={sizeID ?? 'own'}
          options={sizes.map(({ id, width, height }) => ({ value: id ?? 'own', label: creativeSize(width, height) }))}
          onValueChange={(next) => setSizeID(next === 'own' ? null : next)}
        />
      )}
      {problem !== undefined && <Alert tone="danger">{translate(problem)}</Alert>}
      <AdFrame
        title={labels.previewOf(shown.size)}
        html={html}
        {...(previewHost !== undefined && { htmlHost: previewHost })}
        width={shown.width}
        height={shown.height}
        well="checker"
      />
      <WeightMeter weight={weight} />
    </div>
  )
}
