import type {
  AdDesign,
  BuilderAsset,
  ContentLayer,
  CssProperties,
  LayerStyle,
  LayerStyles,
} from '@placard/domain/ad-builder'
import { blendCss, fillCss, layerBoxCss, layerStyleCss, mediaCss } from '@placard/domain/internal/ad-builder'
import { ImageIcon, VideoIcon } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode, useEffect, useRef } from 'react'

const mergeStyles = (...properties: CssProperties[]) => Object.assign({}, ...properties) as CSSProperties

/** Resets what a layer would inherit from the page, but not from the banner's document. */
const PLAIN: CSSProperties = {
  direction: 'ltr',
  fontFeatureSettings: 'normal',
  textTransform: 'none',
  wordSpacing: 'normal',
  WebkitFontSmoothing: 'auto',
}

export interface ArtboardViewProps {
  /** Design in the size that is shown. */
  design: AdDesign
  styles: LayerStyles
  /** Time of the timeline in ms, which videos follow. */
  at: number
  isPlaying?: boolean
  /** Enlargement of the artboard. @default 1 */
  zoom?: number
  /** Layer whose text is edited, and the field that replaces it. */
  edited?: { layerID: string; field: ReactNode } | undefined
}

/** Draws a design as its banner shows it at a time of the timeline, with the same CSS. */
export function ArtboardView({ design, styles, at, isPlaying = false, zoom = 1, edited }: ArtboardViewProps) {
  const [artboard] = design.layers
  if (artboard?.kind !== 'artboard') return null
  return (
    <div
      data-slot="artboard"
      style={{
        ...PLAIN,
        position: 'absolute',
        isolation: 'isolate',
        overflow: 'hidden',
        width: artboard.width,
        height: artboard.height,
        background: fillCss(artboard.fill),
        transform: `scale(${zoom})`,
        transformOrigin: '0 0',
      }}
    >
      {design.layers.map((layer) => {
        const style = styles[layer.id]
        const field = edited?.layerID === layer.id ? edited.field : undefined
        if (layer.kind === 'artboard' || (layer.hidden && !field) || !style) return null
        const isVideo = layer.kind === 'video'
        return (
          <LayerView
            key={layer.id}
            layer={layer}
            // A text that is animated in or hidden is visible while it is edited.
            style={field ? { ...style, opacity: 1, scale: style.scale || 1 } : style}
            assets={design.assets}
            at={isVideo ? at : 0}
            isPlaying={isVideo && isPlaying}
            field={field}
          />
        )
      })}
    </div>
  )
}

interface LayerViewProps {
  layer: ContentLayer
  style: LayerStyle
  assets: readonly BuilderAsset[]
  at: number
  isPlaying: boolean
  /** Field that replaces the text. */
  field: ReactNode
}

const LayerView = memo(function LayerView({ layer, style, assets, at, isPlaying, field }: LayerViewProps) {
  return (
    <div data-layer={layer.id} style={mergeStyles(layerStyleCss(style), layerBoxCss(layer), blendCss(layer))}>
      {layer.kind === 'text' || layer.kind === 'button' ? (
        (field ?? layer.text)
      ) : layer.kind === 'shape' ? null : (
        <Media layer={layer} assets={assets} at={at} isPlaying={isPlaying} />
      )}
    </div>
  )
})

interface MediaProps extends Pick<LayerViewProps, 'assets' | 'at' | 'isPlaying'> {
  layer: Extract<ContentLayer, { kind: 'image' | 'video' }>
}

function Media({ layer, assets, at, isPlaying }: MediaProps) {
  const asset = assets.find(({ id }) => id === layer.assetID)
  if (!asset)
    return (
      <span className="grid size-full place-items-center bg-sunken text-ink-subtle">
        {layer.kind === 'image' ? <ImageIcon aria-hidden /> : <VideoIcon aria-hidden />}
      </span>
    )
  if (layer.kind === 'image')
    return <img src={asset.url} alt={layer.alt} draggable={false} style={mergeStyles(mediaCss(layer.fit))} />
  const poster = assets.find(({ id }) => id === layer.posterID)
  return <VideoFrame url={asset.url} poster={poster?.url} layer={layer} at={at} isPlaying={isPlaying} />
}

interface VideoFrameProps extends Pick<MediaProps, 'at' | 'isPlaying'> {
  url: string
  poster: string | undefined
  layer: Extract<ContentLayer, { kind: 'video' }>
}

/** Video that follows the playhead: it runs during the playback, and shows the frame of the time otherwise. */
function VideoFrame({ url, poster, layer, at, isPlaying }: VideoFrameProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (isPlaying) element.play().catch(() => undefined)
    else element.pause()
  }, [isPlaying])
  useEffect(() => {
    const element = video.current
    if (!element || isPlaying || !Number.isFinite(element.duration)) return
    const seconds = at / 1000
    element.currentTime = layer.loop ? seconds % element.duration : Math.min(seconds, element.duration)
  }, [at, isPlaying, layer.loop])
  return (
    <video
      ref={video}
      src={url}
      poster={poster}
      muted
      playsInline
      loop={layer.loop}
      preload="auto"
      style={mergeStyles(mediaCss(layer.fit))}
    />
  )
}
