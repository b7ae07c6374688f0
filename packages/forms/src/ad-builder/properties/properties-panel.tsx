import { useLabels } from '@placard/ui'
import { useBuilder } from '../builder-context.js'
import { AnimationSection } from './animation-section.js'
import { ArrangeSection } from './arrange-section.js'
import { ArtboardSection, type ArtboardSectionProps } from './artboard-section.js'
import { LookSection } from './look-section.js'
import { MediaSection } from './media-section.js'
import { PositionSection } from './position-section.js'
import { propertiesPanelLabels } from './properties-panel-labels.js'
import { SizingSection } from './sizing-section.js'
import { TextSection } from './text-section.js'

export type PropertiesPanelProps = ArtboardSectionProps

/** Properties of the selected layers, or of the artboard. */
export function PropertiesPanel(props: PropertiesPanelProps) {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const { selected } = useBuilder()
  const [first] = selected
  const single = selected.length === 1 ? first : undefined
  return (
    <section aria-label={labels.properties} className="min-w-0">
      {selected.length === 0 && <ArtboardSection {...props} />}
      <PositionSection />
      {first && <ArrangeSection />}
      <AnimationSection />
      {single && (single.kind === 'text' || single.kind === 'button') && <TextSection layer={single} />}
      {single && (single.kind === 'image' || single.kind === 'video') && <MediaSection layer={single} />}
      {single && <LookSection layer={single} />}
      {single && <SizingSection layer={single} />}
      {selected.length > 1 && <p className="px-3 py-3 text-caption text-ink-muted">{labels.selectOne}</p>}
    </section>
  )
}
