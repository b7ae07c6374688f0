import {
  type AdBuilderAction,
  type AdBuilderState,
  type AdDesign,
  type ButtonLayer,
  type ContentLayer,
  type LayerClip,
  type LayerOverride,
  type LayerStyles,
  newAdBuilder,
  reduceAdBuilder,
  type StyleChanges,
  type TextLayer,
} from '@placard/domain/ad-builder'
import {
  contentLayers,
  designForSize,
  findDerivedSize,
  isContentLayer,
  sampleDesign,
  styleOverride,
} from '@placard/domain/internal/ad-builder'
import { type RefObject, useMemo, useReducer, useRef, useState } from 'react'
import { STEPS } from './builder-steps.js'
import { type Playback, usePlayback } from './timeline/use-playback.js'

/** Changes with the same name within this time in ms are one undo step. */
const PAUSE_MS = 1000

/** State of the ad builder, and what its panels need to show and change it. */
export interface AdBuilderApi {
  state: AdBuilderState
  dispatch: (action: AdBuilderAction) => void
  /** Adds layers and selects them. The canvas has focus then; a single new text is edited. */
  insert: (clip: LayerClip, label: string) => void
  /** Layer whose text is edited on the canvas. */
  editedText: TextEditing | undefined
  /** Starts to edit the text of a layer on the canvas, with all of it selected or the caret at its end; null ends it. */
  editText: (layerID: string | null, caret?: TextEditing['caret']) => void
  /** Canvas element; null while all sizes are shown. */
  canvas: RefObject<HTMLDivElement | null>
  /** Moves focus to the canvas. Returns false while it is not shown. */
  focusCanvas: () => boolean
  /** Design as it is saved. */
  design: AdDesign
  /** Size that is edited; null for the design's own. */
  sizeID: string | null
  setSizeID: (sizeID: string | null) => void
  /** Design as it is shown in the size that is edited. */
  shown: AdDesign
  /** Selected layers as they are shown, without the artboard. */
  selected: ContentLayer[]
  playback: Playback
  /** Positions and looks at the time where the playhead rests. */
  styles: LayerStyles
  /**
   * Sets positions and looks at the playhead: by keyframes for what has some. In a derived size, positions and sizes change
   * there only, with the whole animation.
   */
  arrange: (changes: StyleChanges, label: string, mergeKey?: string) => void
  /** Returns a key that merges quick changes of one kind into one undo step. */
  mergeKey: (name: string) => string
  /** True if a click adds to the selection, as with the Shift key. */
  isMultiSelect: boolean
  setMultiSelect: (isMultiSelect: boolean) => void
  /** Enlargement of the canvas; 'fit' shows the whole artboard. */
  zoom: CanvasZoom
  setZoom: (zoom: CanvasZoom) => void
  /** Enlargement of the canvas as a factor, which depends on its space for 'fit'. */
  shownZoom: number
  setShownZoom: (zoom: number) => void
}

/** Enlargement of the canvas: a factor, or as large as fits. */
export type CanvasZoom = number | 'fit'

/** Text that is edited on the canvas. */
export interface TextEditing {
  layer: TextLayer | ButtonLayer
  /** Selection at first. */
  caret: 'all' | 'end'
}

/** Returns a layer if its text can be edited. */
export const editableText = (layer: ContentLayer | undefined): TextLayer | ButtonLayer | undefined =>
  layer && !layer.locked && (layer.kind === 'text' || layer.kind === 'button') ? layer : undefined

/** Parts of a style that a derived size has for itself. */
const OWN_PARTS = ['x', 'y', 'width', 'height'] as const

/** Holds which text is edited on the canvas, and which layer is new, so that typing replaces its placeholder. */
function useTextEditing(selected: readonly ContentLayer[]) {
  const [wanted, setWanted] = useState<{ id: string; caret: TextEditing['caret'] }>()
  const [placeholder, setPlaceholder] = useState<{ id: string | null; text: string }>()
  const layer = selected.length === 1 ? editableText(selected[0]) : undefined
  const editedText = layer && wanted?.id === layer.id ? { layer, caret: wanted.caret } : undefined
  const editText: AdBuilderApi['editText'] = (id, caret = 'all') => {
    const isNew = placeholder?.id === id && layer?.text === placeholder?.text
    setWanted(id === null ? undefined : { id, caret: isNew ? 'all' : caret })
  }
  return { editedText, editText, setPlaceholder }
}

function useMergeKey(): (name: string) => string {
  const last = useRef({ name: '', at: 0, count: 0 })
  return (name) => {
    const { current } = last
    const now = Date.now()
    if (current.name !== name || now - current.at > PAUSE_MS) current.count += 1
    Object.assign(current, { name, at: now })
    return `${name}-${current.count}`
  }
}

/** Splits style changes in a derived size into overrides, and changes of the design itself. */
function splitChanges(shown: AdDesign, styles: LayerStyles, changes: StyleChanges) {
  const overrides: Record<string, LayerOverride> = {}
  const shared: StyleChanges = {}
  for (const [id, change] of Object.entries(changes)) {
    const style = styles[id]
    if (!style) continue
    const own = OWN_PARTS.filter((part) => change[part] !== undefined)
    if (own.length > 0) overrides[id] = styleOverride(shown, id, style, change)
    const rest = Object.entries(change).filter(([name]) => !OWN_PARTS.some((part) => part === name))
    if (rest.length > 0) shared[id] = Object.fromEntries(rest)
  }
  return { overrides, shared }
}

/** Holds the state of an ad builder that starts with a design. */
export function useAdBuilder(initial: AdDesign, initialSizeID: string | null = null, adSeconds?: number): AdBuilderApi {
  const [state, dispatch] = useReducer(reduceAdBuilder, initial, (design) => newAdBuilder(design, adSeconds))
  const [wantedSizeID, setSizeID] = useState(initialSizeID)
  const [isMultiSelect, setMultiSelect] = useState(false)
  const [zoom, setZoom] = useState<CanvasZoom>('fit')
  const [shownZoom, setShownZoom] = useState(1)
  const mergeKey = useMergeKey()
  const size = findDerivedSize(state, wantedSizeID)
  const { layers, keyframes, assets, groups, timeline, sizes, clickArea } = state
  // A selection changes the state, but not the design.
  const design = useMemo(
    () => ({ layers, keyframes, assets, groups, timeline, sizes, clickArea }),
    [layers, keyframes, assets, groups, timeline, sizes, clickArea],
  )
  const shown = useMemo(() => (size ? designForSize(design, size) : design), [design, size])
  const playback = usePlayback(state.timeline)
  const { restingAt } = playback
  const styles = useMemo(() => sampleDesign(shown, restingAt), [shown, restingAt])
  const selected = contentLayers(shown).filter(({ id }) => state.selection.includes(id))
  const { editedText, editText, setPlaceholder } = useTextEditing(selected)
  const canvas = useRef<HTMLDivElement>(null)
  const focusCanvas = () => {
    canvas.current?.focus({ preventScroll: true })
    return canvas.current !== null
  }
  const insert: AdBuilderApi['insert'] = (clip, label) => {
    const action = { type: 'insert', clip, label } as const
    const { selectedLayer } = reduceAdBuilder(state, action)
    const text = clip.layers.length === 1 ? editableText(clip.layers[0]) : undefined
    dispatch(action)
    if (text) setPlaceholder({ id: selectedLayer, text: text.text })
    // The text field takes the focus from the canvas once it is rendered.
    if (focusCanvas() && label === STEPS.add.text) editText(selectedLayer)
  }
  const arrange: AdBuilderApi['arrange'] = (changes, label, key) => {
    const step = { label, ...(key !== undefined && { mergeKey: key }) }
    if (!size) {
      dispatch({ type: 'arrange', changes, at: restingAt, ...step })
      return
    }
    const unlocked = Object.entries(changes).filter(([id]) =>
      shown.layers.some((layer) => layer.id === id && isContentLayer(layer) && !layer.locked),
    )
    const { overrides, shared } = splitChanges(shown, styles, Object.fromEntries(unlocked))
    if (Object.keys(overrides).length > 0) dispatch({ type: 'override', sizeID: size.id, changes: overrides, ...step })
    if (Object.keys(shared).length > 0) dispatch({ type: 'arrange', changes: shared, at: restingAt, ...step })
  }
  return {
    state,
    dispatch,
    insert,
    editedText,
    editText,
    canvas,
    focusCanvas,
    design,
    sizeID: size?.id ?? null,
    setSizeID,
    shown,
    selected,
    playback,
    styles,
    arrange,
    mergeKey,
    isMultiSelect,
    setMultiSelect,
    zoom,
    setZoom,
    shownZoom,
    setShownZoom,
  }
}
