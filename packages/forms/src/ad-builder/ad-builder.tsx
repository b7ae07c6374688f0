import {
  type AdDesign,
  artboardOf,
  type BuilderAsset,
  type Creative,
  errorText,
  MAX_BUILDER_ASSETS,
} from '@placard/domain'
import { Alert, Tabs, TabsContent, TabsList, TabsTrigger, useLabels } from '@placard/ui'
import {
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { QuietStatus } from '../quiet-status.js'
import { useTranslate } from '../use-translate.js'
import { useWideScreen } from '../use-wide-screen.js'
import { adBuilderLabels } from './ad-builder-labels.js'
import { BuilderContext, useBuilder } from './builder-context.js'
import { BuilderPreview, type BuilderPreviewProps } from './builder-preview.js'
import { STEP_OF, STEPS } from './builder-steps.js'
import { BuilderToolbar, type BuilderView, mediaClip } from './builder-toolbar.js'
import { BuilderCanvas } from './canvas/builder-canvas.js'
import { HistoryList } from './lists/history-list.js'
import { LayerList } from './lists/layer-list.js'
import { SizeList } from './lists/size-list.js'
import { PreviewDialog } from './preview-dialog.js'
import { PropertiesPanel, type PropertiesPanelProps } from './properties/properties-panel.js'
import { readBuilderImage } from './properties/read-builder-image.js'
import { TemplatesDialog } from './templates-dialog.js'
import { TimelinePanel } from './timeline/timeline-panel.js'
import { type AdBuilderApi, useAdBuilder } from './use-ad-builder.js'
import { useBuilderClipboard } from './use-builder-clipboard.js'
import { builderKeyHandler, useBuilderShortcuts } from './use-builder-keys.js'

/** Ad as the builder has it: a design, and the duration of the ad in seconds. */
export interface BuiltAd {
  design: AdDesign
  /** 0 for no limit. */
  adSeconds: number
}

export interface AdBuilderProps extends Omit<ComponentProps<'section'>, 'onChange' | 'children'> {
  /** Ad to start with. Later values are ignored; change the `key` to open another one. */
  ad: BuiltAd
  /** Size to start with. @default the design's own */
  sizeID?: string | null
  /** Saved creative that the ad was opened from; the preview uses its platform and landing page. */
  creative?: Creative | undefined
  /** URL of a page that shows the preview under its own Content Security Policy; see `htmlHost` of AdFrame. */
  previewHost?: string | undefined
  /** Called after each change, to keep a draft. */
  onChange?: ((ad: BuiltAd) => void) | undefined
  /** Uploads a video and returns it as an asset. Omit it while there is no creative to store it with. */
  onVideoUpload?: ((file: File) => Promise<Omit<BuilderAsset, 'id'>>) | undefined
  /** Opens the templates at first. @default false */
  startsWithTemplates?: boolean
  /** Renders the buttons of the page, such as Save, for the current ad. */
  actions?: (ad: BuiltAd) => ReactNode
}

/** Builder of banners: canvas, layers, properties, timeline and sizes. On narrow screens it only shows the ad. */
export function AdBuilder({
  ad,
  sizeID = null,
  creative,
  previewHost,
  onChange,
  onVideoUpload,
  startsWithTemplates = false,
  actions,
  className,
  ...props
}: AdBuilderProps) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const builder = useAdBuilder(ad.design, sizeID)
  const [adSeconds, setAdSeconds] = useState(ad.adSeconds)
  const isWide = useWideScreen()
  const { design } = builder
  const report = useEffectEvent((changed: BuiltAd) => onChange?.(changed))
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) report({ design, adSeconds })
    isFirst.current = false
  }, [design, adSeconds])
  const preview = { adSeconds, creative, previewHost }
  const root = { 'data-slot': 'ad-builder', 'aria-label': labels.adBuilder, ...props }
  const buttons = actions?.({ design, adSeconds })
  return (
    <BuilderContext value={builder}>
      {isWide ? (
        <Workspace
          root={root}
          preview={preview}
          onVideoUpload={onVideoUpload}
          startsWithTemplates={startsWithTemplates}
          onAdSecondsChange={setAdSeconds}
          actions={buttons}
          className={className}
        />
      ) : (
        <section {...root} className={`grid min-w-0 content-start gap-4 ${className ?? ''}`}>
          <Alert tone="info" title={labels.needsWiderScreen}>
            {labels.needsWiderScreenHint}
          </Alert>
          <BuilderPreview {...preview} />
          {buttons}
        </section>
      )}
    </BuilderContext>
  )
}

interface WorkspaceProps extends Pick<AdBuilderProps, 'onVideoUpload' | 'startsWithTemplates' | 'className'> {
  /** Props of the root element. */
  root: ComponentProps<'section'>
  preview: BuilderPreviewProps
  onAdSecondsChange: (adSeconds: number) => void
  actions: ReactNode
}

function Workspace({
  root,
  preview,
  onAdSecondsChange,
  actions,
  onVideoUpload,
  startsWithTemplates = false,
  className,
}: WorkspaceProps) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const translate = useTranslate()
  const builder = useBuilder()
  const [view, setView] = useState<BuilderView>('canvas')
  const [dialog, setDialog] = useState<'templates' | 'preview' | undefined>(
    startsWithTemplates ? 'templates' : undefined,
  )
  const hasOpener = useRef(!startsWithTemplates)
  const canvas = useRef<HTMLElement>(null)
  const files = useBuilderFiles(builder, onVideoUpload)
  useBuilderClipboard(builder, files.addImages)
  useBuilderShortcuts()
  const { past, future } = builder.state.history
  const lastStep = past.at(-1)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts and dropped files, which buttons do as well. */}
      <section
        {...root}
        onKeyDown={builderKeyHandler(builder)}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event: DragEvent) => {
          if (event.dataTransfer.files.length === 0) return
          event.preventDefault()
          files.addImages([...event.dataTransfer.files])
        }}
        className={`grid min-h-0 min-w-0 grid-rows-[auto_auto_minmax(20rem,1fr)_14rem] overflow-hidden rounded-card border border-line-subtle bg-surface ${className ?? ''}`}
      >
        <BuilderToolbar
          view={view}
          onViewChange={setView}
          onTemplates={() => setDialog('templates')}
          onPreview={() => setDialog('preview')}
          onImages={files.addImages}
          onVideo={files.addVideo}
          isUploading={files.isUploading}
          actions={actions}
        />
        <div>
          {files.problem !== undefined && (
            <Alert tone="danger" className="m-3" live onDismiss={files.dismiss}>
              {translate(files.problem)}
            </Alert>
          )}
        </div>
        {view === 'canvas' ? (
          <CanvasPanes canvas={canvas} adSeconds={preview.adSeconds} onAdSecondsChange={onAdSecondsChange} />
        ) : (
          <SizeList />
        )}
        <div className="grid min-h-0 border-line-subtle border-t">
          <TimelinePanel />
        </div>
        <QuietStatus text={lastStep ? labels.stepStatus(translate(lastStep.label), past.length, future.length) : ''} />
      </section>
      <TemplatesDialog
        open={dialog === 'templates'}
        onOpenChange={(isOpen) => setDialog(isOpen ? 'templates' : undefined)}
        onCloseAutoFocus={(event) => {
          // No button opened the first dialog, so none can get the focus back.
          if (hasOpener.current) return
          hasOpener.current = true
          event.preventDefault()
          canvas.current?.focus()
        }}
        onSelect={(design, name) => {
          builder.dispatch({ type: 'replace', design, label: STEP_OF.template(name) })
          builder.setSizeID(null)
          builder.playback.seek(design.timeline.durationMs)
        }}
      />
      <PreviewDialog
        open={dialog === 'preview'}
        onOpenChange={(isOpen) => setDialog(isOpen ? 'preview' : undefined)}
        {...preview}
      />
    </>
  )
}

/** Layers, canvas and properties side by side. */
function CanvasPanes({ canvas, ...properties }: PropertiesPanelProps & { canvas: Ref<HTMLElement | null> }) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  return (
    <div className="grid min-h-0 min-w-0 grid-cols-[15rem_minmax(0,1fr)_17rem]">
      <Tabs defaultValue="layers" className="min-h-0 overflow-y-auto border-line-subtle border-e">
        <TabsList aria-label={labels.lists} variant="pill" className="m-2">
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
      <BuilderCanvas ref={canvas} />
      <div className="min-h-0 overflow-y-auto border-line-subtle border-s">
        <PropertiesPanel {...properties} />
      </div>
    </div>
  )
}

/** Adds images and videos from files to the design. */
function useBuilderFiles({ state, dispatch }: AdBuilderApi, onVideoUpload: AdBuilderProps['onVideoUpload']) {
  const labels = useLabels('adBuilder', adBuilderLabels)
  const [problem, setProblem] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const add = (asset: Omit<BuilderAsset, 'id'>) =>
    dispatch({
      type: 'insert',
      label: STEPS.add[asset.kind],
      clip: mediaClip({ ...asset, id: 'new' }, artboardOf(state)),
    })
  const addImages = async (files: readonly File[]) => {
    setProblem(undefined)
    if (state.assets.length + files.length > MAX_BUILDER_ASSETS) {
      setProblem(labels.tooManyFiles(MAX_BUILDER_ASSETS))
      return
    }
    for (const file of files)
      try {
        add(await readBuilderImage(file))
      } catch (failure) {
        setProblem(errorText(failure, labels.addFailed(file.name)))
      }
  }
  const addVideo = async (file: File) => {
    if (!onVideoUpload) return
    setProblem(undefined)
    setUploading(true)
    try {
      add(await onVideoUpload(file))
    } catch (failure) {
      setProblem(errorText(failure, labels.uploadFailed(file.name)))
    } finally {
      setUploading(false)
    }
  }
  return {
    problem,
    dismiss: () => setProblem(undefined),
    isUploading,
    addImages: (files: readonly File[]) => void addImages(files),
    addVideo: onVideoUpload && ((file: File) => void addVideo(file)),
  }
}
