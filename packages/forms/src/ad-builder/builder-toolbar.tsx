import type { BuilderLayout, ContentLayer } from '@placard/domain/ad-builder'
import { findArtboard, MAX_LAYERS, newLayer } from '@placard/domain/internal/ad-builder'
import { creativeSize } from '@placard/domain/internal/creative'
import {
  Button,
  ButtonGroup,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  IconButton,
  MenuItem,
  SegmentedControl,
  Select,
  useLabels,
} from '@placard/ui'
import {
  BoxSelect,
  Circle,
  Copy,
  Eye,
  FolderOpen,
  ImagePlus,
  Layers,
  LayoutTemplate,
  MousePointerClick,
  Redo2,
  Shapes,
  SlidersHorizontal,
  Square,
  Trash2,
  Type,
  Undo2,
  Video,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useBuilder } from './builder-context.js'
import { STEPS } from './builder-steps.js'
import { builderToolbarLabels } from './builder-toolbar-labels.js'
import { ZOOM_STEP } from './canvas/builder-canvas.js'
import { clampZoom } from './canvas/canvas-geometry.js'
import { centeredLayer, layerClip } from './canvas/new-layers.js'
import { duplicateSelection } from './use-builder-keys.js'

/** Part of the builder in its middle: the canvas of one size, or all sizes. */
export type BuilderView = 'canvas' | 'sizes'

export interface BuilderToolbarProps {
  view: BuilderView
  onViewChange: (view: BuilderView) => void
  onTemplates: () => void
  onPreview: () => void
  /** Called with selected image files. */
  onImages: (files: readonly File[]) => void
  /** Opens the file manager to choose images; omit it without one. */
  onFileManager?: (() => void) | undefined
  /** Called with a selected video; omit it where videos cannot be stored. */
  onVideo?: ((file: File) => void) | undefined
  /** True while a video is uploaded. */
  isUploading: boolean
  layout: BuilderLayout
  /** Called with the panels that are opened or folded. */
  onLayoutCommit: (changes: Partial<BuilderLayout>) => void
  /** Way back, name and status of the ad. */
  heading: ReactNode
  /** Buttons of the page, such as Save. */
  actions: ReactNode
}

/** Toolbar of the ad builder: adds layers, undoes, selects the size, zooms, folds panels, previews. */
export function BuilderToolbar({
  view,
  onViewChange,
  onTemplates,
  onPreview,
  layout,
  onLayoutCommit,
  heading,
  actions,
  ...files
}: BuilderToolbarProps) {
  const labels = useLabels('builderToolbar', builderToolbarLabels)
  const builder = useBuilder()
  const { state, dispatch, isMultiSelect, setMultiSelect } = builder
  const hasSelection = builder.selected.length > 0
  return (
    <div className="@container/toolbar flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 border-line-subtle border-b bg-surface px-2 py-1">
      {heading}
      <div
        role="toolbar"
        aria-label={labels.toolbar}
        className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1"
      >
        <ToolbarButton icon={<LayoutTemplate aria-hidden />} label={labels.templates} onClick={onTemplates} />
        <AddButtons {...files} />
        <div className="flex items-center gap-0.5">
          <IconButton
            size="sm"
            label={labels.undo}
            aria-disabled={state.history.past.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          >
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={labels.redo}
            aria-disabled={state.history.future.length === 0}
            onClick={() => dispatch({ type: 'redo' })}
          >
            <Redo2 aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={labels.selectSeveral}
            aria-pressed={isMultiSelect}
            onClick={() => setMultiSelect(!isMultiSelect)}
          >
            <BoxSelect aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={labels.duplicate}
            aria-disabled={!hasSelection}
            onClick={() => duplicateSelection(builder)}
          >
            <Copy aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={labels.delete}
            aria-disabled={!hasSelection}
            onClick={() => dispatch({ type: 'remove', ids: state.selection })}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
        <ViewControls view={view} onViewChange={onViewChange} />
        <div className="ms-auto flex items-center gap-0.5">
          <IconButton
            size="sm"
            label={labels.layersPanel}
            aria-pressed={layout.hasLayers}
            onClick={() => onLayoutCommit({ hasLayers: !layout.hasLayers })}
          >
            <Layers aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={labels.propertiesPanel}
            aria-pressed={layout.hasProperties}
            onClick={() => onLayoutCommit({ hasProperties: !layout.hasProperties })}
          >
            <SlidersHorizontal aria-hidden />
          </IconButton>
        </div>
        <ToolbarButton icon={<Eye aria-hidden />} label={labels.preview} onClick={onPreview} />
      </div>
      {actions}
    </div>
  )
}

interface ToolbarButtonProps {
  icon: ReactNode
  label: string
  onClick: () => void
}

/** Button that has no visible text where the toolbar would need a second line for it. */
function ToolbarButton({ icon, label, onClick }: ToolbarButtonProps) {
  return (
    <Button
      size="sm"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="@max-[90rem]/toolbar:w-7 @max-[90rem]/toolbar:px-0 coarse:@max-[90rem]/toolbar:w-11"
    >
      {icon}
      <span className="@max-[90rem]/toolbar:hidden">{label}</span>
    </Button>
  )
}

type AddButtonsProps = Pick<BuilderToolbarProps, 'onImages' | 'onFileManager' | 'onVideo' | 'isUploading'>

function AddButtons({ onImages, onFileManager, onVideo, isUploading }: AddButtonsProps) {
  const labels = useLabels('builderToolbar', builderToolbarLabels)
  const { state, insert, focusCanvas } = useBuilder()
  const hasAdded = useRef(false)
  const [images, video] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const isFull = state.layers.length >= MAX_LAYERS
  const add = (kind: keyof typeof STEPS.add, layer: ContentLayer) =>
    insert(layerClip(centeredLayer(layer, findArtboard(state))), STEPS.add[kind])
  const addShape = (kind: 'rectangle' | 'ellipse', layer: ContentLayer) => {
    hasAdded.current = true
    add(kind, layer)
  }
  return (
    <ButtonGroup label={labels.add} className="gap-0.5">
      <IconButton
        size="sm"
        label={labels.addText}
        disabled={isFull}
        onClick={() => add('text', newLayer('text', 'new'))}
      >
        <Type aria-hidden />
      </IconButton>
      <IconButton size="sm" label={labels.addImage} disabled={isFull} onClick={() => images.current?.click()}>
        <ImagePlus aria-hidden />
      </IconButton>
      {onFileManager && (
        <IconButton size="sm" label={labels.addFromFiles} disabled={isFull} onClick={onFileManager}>
          <FolderOpen aria-hidden />
        </IconButton>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton size="sm" label={labels.addShape} disabled={isFull}>
            <Shapes aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent
          onCloseAutoFocus={(event) => {
            // A new shape moves by the arrow keys at once.
            if (hasAdded.current && focusCanvas()) event.preventDefault()
            hasAdded.current = false
          }}
        >
          <MenuItem
            icon={<Square aria-hidden />}
            onSelect={() => addShape('rectangle', newLayer('shape', 'new', { name: 'Rectangle' }))}
          >
            {labels.rectangle}
          </MenuItem>
          <MenuItem
            icon={<Circle aria-hidden />}
            onSelect={() =>
              addShape('ellipse', newLayer('shape', 'new', { name: 'Ellipse', shape: 'ellipse', height: 120 }))
            }
          >
            {labels.ellipse}
          </MenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <IconButton
        size="sm"
        label={labels.addButton}
        disabled={isFull}
        onClick={() => add('button', newLayer('button', 'new', { text: labels.newButton }))}
      >
        <MousePointerClick aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={onVideo ? labels.addVideo : labels.addVideoLater}
        disabled={isFull || !onVideo}
        loading={isUploading}
        onClick={() => video.current?.click()}
      >
        <Video aria-hidden />
      </IconButton>
      <input
        ref={images}
        type="file"
        hidden
        multiple
        aria-label={labels.imagesToAdd}
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif,image/svg+xml"
        onChange={({ target }) => {
          onImages([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <input
        ref={video}
        type="file"
        hidden
        aria-label={labels.videoToAdd}
        accept="video/mp4,video/webm"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onVideo?.(file)
          target.value = ''
        }}
      />
    </ButtonGroup>
  )
}

function ViewControls({ view, onViewChange }: Pick<BuilderToolbarProps, 'view' | 'onViewChange'>) {
  const labels = useLabels('builderToolbar', builderToolbarLabels)
  const { state, sizeID, setSizeID, zoom, setZoom, shownZoom } = useBuilder()
  const { width, height } = findArtboard(state)
  const sizes = [
    { value: 'own', label: creativeSize(width, height) },
    ...state.sizes.map((size) => ({ value: size.id, label: creativeSize(size.width, size.height) })),
  ]
  const views = [
    { value: 'canvas', label: labels.canvas },
    { value: 'sizes', label: labels.allSizes },
  ] as const
  const percent = labels.percent(Math.round(shownZoom * 100))
  return (
    <>
      <SegmentedControl size="sm" label={labels.view} value={view} options={views} onValueChange={onViewChange} />
      {view === 'canvas' && (
        <>
          <div className="w-28">
            <Select
              size="sm"
              aria-label={labels.size}
              value={sizeID ?? 'own'}
              options={sizes}
              onValueChange={(next) => setSizeID(next === 'own' ? null : next)}
            />
          </div>
          <ButtonGroup label={labels.zoom} className="gap-0.5">
            <IconButton size="sm" label={labels.zoomOut} onClick={() => setZoom(clampZoom(shownZoom / ZOOM_STEP))}>
              <ZoomOut aria-hidden />
            </IconButton>
            <Button
              size="sm"
              variant="ghost"
              aria-pressed={zoom === 'fit'}
              aria-label={labels.fit(percent)}
              onClick={() => setZoom('fit')}
              className="w-14 tabular-nums"
            >
              {percent}
            </Button>
            <IconButton size="sm" label={labels.zoomIn} onClick={() => setZoom(clampZoom(shownZoom * ZOOM_STEP))}>
              <ZoomIn aria-hidden />
            </IconButton>
          </ButtonGroup>
        </>
      )}
    </>
  )
}
