import type { AdDesign } from '@placard/domain/ad-builder'
import {
  contentLayers,
  findArtboard,
  isContentLayer,
  layerBounds,
  sampleDesign,
  scaleLook,
  unionBox,
} from '@placard/domain/internal/ad-builder'
import { useLabels } from '@placard/ui'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { adBuilderLabels } from '../ad-builder-labels.js'
import { useBuilder } from '../builder-context.js'
import { editableText } from '../use-ad-builder.js'
import { canvasGeometry, clampZoom } from './canvas-geometry.js'
import { CanvasRuler } from './canvas-ruler.js'
import { ArtboardView } from './layer-view.js'
import type { Point } from './new-layers.js'
import { DistanceLine, GuideLine, LayerOutline, SelectionBadge, SelectionFrame } from './selection-frame.js'
import { TextEditor } from './text-editor.js'
import { type GesturePicture, useCanvasGestures } from './use-canvas-gestures.js'
import { useFocusReturn } from './use-focus-return.js'
import { usePinchZoom } from './use-pinch-zoom.js'

/** Step of a zoom by key or button. */
export const ZOOM_STEP = 1.25

interface View {
  width: number
  height: number
  left: number
  top: number
}

/** Returns a design during a gesture that scales the looks of layers. */
function scaledDesign(design: AdDesign, { styles, lookFactor }: GesturePicture): AdDesign {
  const layers = design.layers.map((layer) =>
    isContentLayer(layer) && styles[layer.id] ? scaleLook(layer, lookFactor) : layer,
  )
  return { ...design, layers }
}

export interface BuilderCanvasProps {
  ref?: Ref<HTMLElement | null>
  /** Called with images that are dropped on the canvas, and the point of the artboard where they are. */
  onImages?: (files: readonly File[], center: Point) => void
}

/** Canvas with the artboard, its rulers and the selection. Arrow keys move the selected layers. */
export function BuilderCanvas({ ref, onImages }: BuilderCanvasProps) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const builder = useBuilder()
  const { playback, selected, editedText, canvas: scroller } = builder
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => scroller.current)
  useFocusReturn(scroller, builder.state)
  const origin = useRef<HTMLDivElement>(null)
  const view = useView(scroller)
  const artboard = findArtboard(builder.shown)
  const { zoom, stage, left, top } = canvasGeometry(artboard, builder.zoom, view)
  const { picture, marquee, cancel, handlers } = useCanvasGestures({ builder, scroller, origin, zoom })
  const styles = picture ? { ...builder.styles, ...picture.styles } : builder.styles
  const shown = picture && picture.lookFactor !== 1 ? scaledDesign(builder.shown, picture) : builder.shown
  const playedStyles = useMemo(
    () => (playback.isPlaying ? sampleDesign(builder.shown, playback.at) : undefined),
    [builder.shown, playback.isPlaying, playback.at],
  )
  const isPinching = usePinchZoom({ scroller, zoom, onZoom: builder.setZoom, onStart: cancel })
  useWheelZoom(scroller, (factor) => builder.setZoom(clampZoom(zoom * factor)))
  const { setShownZoom } = builder
  useEffect(() => setShownZoom(zoom), [setShownZoom, zoom])
  const frames = playback.isPlaying ? [] : selected.flatMap(({ id }) => styles[id] ?? [])
  const box = unionBox(frames.map(layerBounds))
  const isArtboardSelected = builder.state.selectedLayer === artboard.id
  return (
    <div dir="ltr" className="grid min-h-0 min-w-0 grid-cols-[20px_minmax(0,1fr)] grid-rows-[20px_minmax(0,1fr)]">
      <span className="bg-sunken" />
      <div className="min-w-0 overflow-hidden">
        <CanvasRuler axis="x" length={view.width} origin={left - view.left} zoom={zoom} />
      </div>
      <div className="min-h-0 overflow-hidden">
        <CanvasRuler axis="y" length={view.height} origin={top - view.top} zoom={zoom} />
      </div>
      <div
        ref={scroller}
        role="application"
        aria-label={labels.canvas}
        aria-roledescription={labels.canvasOfAd}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application handles keys.
        tabIndex={0}
        data-builder-canvas
        onKeyDown={(event) => onCanvasKey(event, cancel)}
        className="min-h-0 min-w-0 overflow-auto bg-canvas outline-offset-[-2px]"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the application around it takes the keys. */}
        <div
          {...handlers}
          {...(isPinching && { onPointerMove: undefined })}
          onDrop={(event) => {
            const { files } = event.dataTransfer
            const corner = origin.current?.getBoundingClientRect()
            if (files.length === 0 || !onImages || !corner) return
            event.preventDefault()
            event.stopPropagation()
            onImages([...files], { x: (event.clientX - corner.left) / zoom, y: (event.clientY - corner.top) / zoom })
          }}
          onDoubleClick={(event) => {
            if (event.target instanceof HTMLTextAreaElement) return
            const id = document
              .elementsFromPoint(event.clientX, event.clientY)
              .flatMap((element) => element.closest<HTMLElement>('[data-layer]')?.dataset.layer ?? [])[0]
            if (id === undefined) return
            builder.dispatch({ type: 'select', ids: [id], alone: true })
            if (editableText(contentLayers(shown).find((layer) => layer.id === id))) builder.editText(id)
          }}
          className="relative touch-none"
          style={{ width: stage.width, height: stage.height }}
        >
          <div
            ref={origin}
            className={`absolute ${isArtboardSelected ? 'outline outline-brand' : 'outline outline-line-subtle'}`}
            style={{ left, top, width: artboard.width * zoom, height: artboard.height * zoom }}
          >
            <ArtboardView
              design={shown}
              styles={playedStyles ?? styles}
              at={playback.at}
              isPlaying={playback.isPlaying}
              zoom={zoom}
              edited={
                editedText && {
                  layerID: editedText.layer.id,
                  field: <TextEditor key={editedText.layer.id} {...editedText} />,
                }
              }
            />
            {frames.length > 1 &&
              selected.map(({ id }) => {
                const style = styles[id]
                return style && <LayerOutline key={id} style={style} zoom={zoom} />
              })}
            <SelectionFrame
              styles={frames}
              zoom={zoom}
              isFixed={editedText !== undefined || selected.some(({ locked }) => locked)}
            />
            {picture?.guides.map((guide) => (
              <GuideLine key={`${guide.axis}${guide.at}`} {...guide} zoom={zoom} />
            ))}
            {picture?.distances.map((distance) => (
              <DistanceLine key={`${distance.axis}${distance.from}`} {...distance} zoom={zoom} />
            ))}
            {picture && box && <SelectionBadge box={box} text={picture.badge} zoom={zoom} />}
            {marquee && (
              <div
                aria-hidden
                className="pointer-events-none absolute border border-brand bg-brand/10"
                style={{
                  left: marquee.x * zoom,
                  top: marquee.y * zoom,
                  width: marquee.width * zoom,
                  height: marquee.height * zoom,
                }}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

function onCanvasKey(event: KeyboardEvent, cancel: () => boolean) {
  if (event.key === 'Escape' && cancel()) event.stopPropagation()
}

/** Returns the visible part of a scrolled element. */
function useView(scroller: React.RefObject<HTMLElement | null>): View {
  const [view, setView] = useState<View>({ width: 0, height: 0, left: 0, top: 0 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const read = () =>
      setView({
        width: element.clientWidth,
        height: element.clientHeight,
        left: element.scrollLeft,
        top: element.scrollTop,
      })
    const observer = new ResizeObserver(read)
    observer.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [scroller])
  return view
}

/** Zooms with the wheel while Ctrl or Cmd is pressed, as a touchpad does for a pinch. */
function useWheelZoom(scroller: React.RefObject<HTMLElement | null>, onZoom: (factor: number) => void) {
  const zoom = useEffectEvent(onZoom)
  useEffect(() => {
    const element = scroller.current
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 200))
    }
    // React's listener is passive, and could not keep the page from zooming.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [scroller])
}
