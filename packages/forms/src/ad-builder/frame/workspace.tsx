import type { BuilderLayout } from '@placard/domain/ad-builder'
import { Alert, classNames, useLabels } from '@placard/ui'
import { type ComponentProps, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { QuietStatus } from '../../engine/quiet-status.js'
import { useTranslate } from '../../use-translate.js'
import { adBuilderLabels } from '../ad-builder-labels.js'
import { useBuilder } from '../builder-context.js'
import type { BuilderPreviewProps } from '../builder-preview.js'
import { STEP_OF } from '../builder-steps.js'
import { BuilderToolbar, type BuilderView } from '../builder-toolbar.js'
import { BuilderCanvas } from '../canvas/builder-canvas.js'
import { SizeList } from '../lists/size-list.js'
import { PreviewDialog } from '../preview-dialog.js'
import { TemplatesDialog } from '../templates-dialog.js'
import { useBuilderClipboard } from '../use-builder-clipboard.js'
import { builderKeyHandler, useBuilderShortcuts } from '../use-builder-keys.js'
import { BuilderPanels } from './builder-panels.js'
import { type BuilderFileSources, useBuilderFiles } from './use-builder-files.js'

/** Parts of the builder on every screen. */
export interface BuilderFrameProps {
  /** Props of the root element. */
  root: ComponentProps<'section'>
  preview: BuilderPreviewProps
  /** Way back, name and status at the start of the toolbar. */
  heading: ReactNode
  /** Messages below the toolbar. */
  notices: ReactNode
  /** Buttons of the page at the end of the toolbar. */
  actions: ReactNode
  className: string
}

export interface WorkspaceProps extends BuilderFrameProps, BuilderFileSources {
  panels: {
    layout: BuilderLayout
    change: (changes: Partial<BuilderLayout>) => void
    commit: (changes: Partial<BuilderLayout>) => void
  }
  onAdSecondsChange: (adSeconds: number) => void
  /** Opens the templates at first. */
  startsWithTemplates: boolean
}

/** Toolbar, canvas, panels and timeline of the builder. */
export function Workspace({
  root,
  preview,
  panels,
  onAdSecondsChange,
  onVideoUpload,
  onFilesChoose,
  startsWithTemplates,
  heading,
  notices,
  actions,
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
  const files = useBuilderFiles(builder, { onVideoUpload, onFilesChoose })
  const fileDrag = useFileDrag()
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
        {...fileDrag.handlers}
        onDrop={(event: DragEvent) => {
          if (event.dataTransfer.files.length === 0) return
          event.preventDefault()
          files.addImages([...event.dataTransfer.files])
        }}
        className={classNames('grid min-h-0 min-w-0 grid-rows-[auto_auto_minmax(0,1fr)]', className)}
      >
        <BuilderToolbar
          view={view}
          onViewChange={setView}
          onTemplates={() => setDialog('templates')}
          onPreview={() => setDialog('preview')}
          onImages={files.addImages}
          onFileManager={files.addChosen}
          onVideo={files.addVideo}
          isUploading={files.isUploading}
          layout={panels.layout}
          onLayoutCommit={panels.commit}
          heading={heading}
          actions={actions}
        />
        <div className="max-h-60 min-w-0 overflow-y-auto">
          {notices}
          {files.problem !== undefined && (
            <Alert tone="danger" className="m-3" live onDismiss={files.dismiss}>
              {translate(files.problem)}
            </Alert>
          )}
        </div>
        <BuilderPanels
          layout={panels.layout}
          onLayoutChange={panels.change}
          onLayoutCommit={panels.commit}
          adSeconds={preview.adSeconds}
          onAdSecondsChange={onAdSecondsChange}
        >
          {view === 'canvas' ? <BuilderCanvas ref={canvas} onImages={files.addImages} /> : <SizeList />}
          {fileDrag.isOver && <DropHint />}
        </BuilderPanels>
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
          builder.playback.seek(0)
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

/** Follows files that are dragged over an element and its descendants. */
function useFileDrag() {
  const [isOver, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    // A drag that goes on over a descendant leaves the element as well.
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
  }
  return { isOver, handlers: { onDragOver, onDragLeave, onDropCapture: () => setOver(false) } }
}

/** Highlight of the canvas while files are dragged over the builder. */
function DropHint() {
  const labels = useLabels('adBuilder', adBuilderLabels)
  return (
    <div
      data-slot="drop-hint"
      className="pointer-events-none absolute inset-1 grid place-items-center rounded-card border-2 border-brand border-dashed bg-brand-tint/40"
    >
      <p className="rounded-card border border-line bg-raised px-5 py-3 font-semibold text-body text-ink shadow-popover">
        {labels.dropImages}
      </p>
    </div>
  )
}
