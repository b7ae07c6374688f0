import { type BuilderLayout, DEFAULT_BUILDER_LAYOUT } from '@placard/domain/ad-builder'
import { SplitPane, Tabs, TabsContent, TabsList, TabsTrigger, useLabels } from '@placard/ui'
import type { ReactNode } from 'react'
import { adBuilderLabels } from '../ad-builder-labels.js'
import { HistoryList } from '../lists/history-list.js'
import { LayerList } from '../lists/layer-list.js'
import { PropertiesPanel, type PropertiesPanelProps } from '../properties/properties-panel.js'
import { TimelinePanel } from '../timeline/timeline-panel.js'

export interface BuilderPanelsProps extends PropertiesPanelProps {
  layout: BuilderLayout
  /** Called with what changed, during a drag as well. */
  onLayoutChange: (changes: Partial<BuilderLayout>) => void
  /** Called when a change is final, to store the layout. */
  onLayoutCommit: (changes: Partial<BuilderLayout>) => void
  /** Part in the middle: the canvas. */
  children: ReactNode
}

/** Smallest sizes of the panels and of the canvas in px. */
const MIN = { panels: 220, layers: 96, properties: 120, timeline: 84, canvasWidth: 320, canvasHeight: 160 }

/** Canvas above the timeline, with the side panels beside both. Separators resize them; the side panels fold. */
export function BuilderPanels({ layout, onLayoutChange, onLayoutCommit, children, ...properties }: BuilderPanelsProps) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const { hasLayers, hasProperties } = layout
  const isOpen = hasLayers || hasProperties
  // Both are folded and opened by the separator, one by one by the buttons of the toolbar.
  const widthChanges = (width: number): Partial<BuilderLayout> =>
    width === 0
      ? { hasLayers: false, hasProperties: false }
      : { panelsWidth: width, ...(!isOpen && { hasLayers: true, hasProperties: true }) }
  return (
    <SplitPane
      className="h-full"
      label={labels.panelsWidth}
      sizedPane="end"
      stackBelow={0}
      collapsible
      size={isOpen ? layout.panelsWidth : 0}
      defaultSize={DEFAULT_BUILDER_LAYOUT.panelsWidth}
      minSize={MIN.panels}
      minEndSize={MIN.canvasWidth}
      onSizeChange={(width) => onLayoutChange(widthChanges(width))}
      onSizeCommit={(width) => onLayoutCommit(widthChanges(width))}
      start={
        <SplitPane
          className="h-full"
          label={labels.timelineHeight}
          orientation="vertical"
          sizedPane="end"
          size={layout.timelineHeight}
          defaultSize={DEFAULT_BUILDER_LAYOUT.timelineHeight}
          minSize={MIN.timeline}
          minEndSize={MIN.canvasHeight}
          onSizeChange={(timelineHeight) => onLayoutChange({ timelineHeight })}
          onSizeCommit={(timelineHeight) => onLayoutCommit({ timelineHeight })}
          start={<div className="relative grid h-full min-h-0 min-w-0">{children}</div>}
          end={
            <div className="grid h-full min-h-0 min-w-0">
              <TimelinePanel adSeconds={properties.adSeconds} />
            </div>
          }
        />
      }
      end={<SidePanels {...{ layout, onLayoutChange, onLayoutCommit, ...properties }} />}
    />
  )
}

/** Open side panels: the layers above the properties, or one of them. */
function SidePanels({ layout, onLayoutChange, onLayoutCommit, ...properties }: Omit<BuilderPanelsProps, 'children'>) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const propertiesPanel = (
    <div className="h-full relative min-h-0 overflow-y-auto">
      <PropertiesPanel {...properties} />
    </div>
  )
  if (!layout.hasProperties) return <ListsPanel />
  const heightChanges = (height: number): Partial<BuilderLayout> =>
    height === 0 ? { hasLayers: false } : { layersHeight: height, hasLayers: true }
  return (
    <SplitPane
      className="h-full"
      label={labels.layersHeight}
      orientation="vertical"
      collapsible
      size={layout.hasLayers ? layout.layersHeight : 0}
      defaultSize={DEFAULT_BUILDER_LAYOUT.layersHeight}
      minSize={MIN.layers}
      minEndSize={MIN.properties}
      onSizeChange={(height) => onLayoutChange(heightChanges(height))}
      onSizeCommit={(height) => onLayoutCommit(heightChanges(height))}
      start={<ListsPanel />}
      end={propertiesPanel}
    />
  )
}

/** Layers and history in tabs. */
function ListsPanel() {
  const labels = useLabels('adBuilder', adBuilderLabels)
  return (
    <Tabs defaultValue="layers" className="h-full relative min-h-0 overflow-y-auto ps-1">
      <TabsList aria-label={labels.lists} variant="pill" className="mx-2 mt-2">
        <TabsTrigger value="layers">{labels.layers}</TabsTrigger>
        <TabsTrigger value="history">{labels.history}</TabsTrigger>
      </TabsList>
      <TabsContent value="layers" className="mt-0">
        <LayerList />
      </TabsContent>
      <TabsContent value="history" className="mt-0">
        <HistoryList />
      </TabsContent>
    </Tabs>
  )
}
